import { settings } from "../settings/settings.svelte.ts";

/** How the play screen is laid out, by the room there is for text of its size. */
export type Layout = "three" | "wide" | "middle" | "tablet" | "phone";

/** The least width of each layout, in px at the browser's usual text size. */
const WIDTHS: readonly (readonly [Layout, number])[] = [
  ["three", 1720],
  ["wide", 1280],
  ["middle", 1024],
  ["tablet", 768],
];

/** Below this height, in px at the usual text size, prompt and dock join. */
const LOW = 700;

/** The text size that widths are given for: px of a rem. */
const USUAL_REM = 16;

const UPRIGHT = "(orientation: portrait)";
const TOUCH = "(hover: none) and (pointer: coarse)";
const wideAt = (scale: number, width: number) => `(min-width: ${width * scale}px)`;
const lowAt = (scale: number) => `(max-height: ${LOW * scale - 0.02}px)`;

function scaleNow(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_REM;
}

function layoutAt(scale: number): Layout {
  return WIDTHS.find(([, width]) => matchMedia(wideAt(scale, width)).matches)?.[0] ?? "phone";
}

/** The window's room and the kind of pointer, reactive. */
export class ScreenWidth {
  #layout = $state.raw<Layout>(layoutAt(scaleNow()));
  #low = $state.raw(matchMedia(lowAt(scaleNow())).matches);
  #upright = $state.raw(matchMedia(UPRIGHT).matches);
  #touch = $state.raw(matchMedia(TOUCH).matches);
  #scale = $state.raw(scaleNow());

  constructor() {
    $effect(() => {
      void settings.values.textSize;
      const scale = scaleNow();
      this.#scale = scale;
      const ends = [
        ...WIDTHS.map(([, width]) => watch(wideAt(scale, width), () => (this.#layout = layoutAt(scale)))),
        watch(lowAt(scale), (matches) => (this.#low = matches)),
        watch(UPRIGHT, (matches) => (this.#upright = matches)),
        watch(TOUCH, (matches) => (this.#touch = matches)),
      ];
      return () => ends.forEach((end) => end());
    });
  }

  get layout(): Layout {
    return this.#layout;
  }

  /** How much larger than usual the text is. */
  get scale(): number {
    return this.#scale;
  }

  /** Less than 700 px high: prompt and dock join. */
  get low(): boolean {
    return this.#low;
  }

  get upright(): boolean {
    return this.#upright;
  }

  /** Touch, no mouse. */
  get touch(): boolean {
    return this.#touch;
  }

  get phone(): boolean {
    return this.#layout === "phone" || (this.#low && this.#touch);
  }
}

/** Reports now and on every change whether the query matches; call what is returned to stop. */
function watch(query: string, tell: (matches: boolean) => void): () => void {
  const list = matchMedia(query);
  const listen = () => tell(list.matches);
  listen();
  list.addEventListener("change", listen);
  return () => list.removeEventListener("change", listen);
}
