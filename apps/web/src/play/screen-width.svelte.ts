/** How the play screen is laid out, by the room it has. */
export type Layout = "three" | "wide" | "middle" | "tablet" | "phone";

const QUERIES: readonly (readonly [Layout, string])[] = [
  ["three", "(min-width: 1720px)"],
  ["wide", "(min-width: 1280px)"],
  ["middle", "(min-width: 1024px)"],
  ["tablet", "(min-width: 768px)"],
];

/** The window's room and the kind of pointer, reactive. */
export class ScreenWidth {
  #layout = $state.raw<Layout>("phone");
  #low = $state.raw(false);
  #upright = $state.raw(true);
  #touch = $state.raw(false);

  constructor() {
    $effect(() => {
      const ends = [
        ...QUERIES.map(([, query]) => watch(query, () => (this.#layout = layoutNow()))),
        watch("(max-height: 699.98px)", (matches) => (this.#low = matches)),
        watch("(orientation: portrait)", (matches) => (this.#upright = matches)),
        watch("(hover: none) and (pointer: coarse)", (matches) => (this.#touch = matches)),
      ];
      return () => ends.forEach((end) => end());
    });
  }

  get layout(): Layout {
    return this.#layout;
  }

  /** Less than 700 px high: prompt and dock join. */
  get low(): boolean {
    return this.#low;
  }

  get upright(): boolean {
    return this.#upright;
  }

  /** Fingers, no mouse. */
  get touch(): boolean {
    return this.#touch;
  }

  get phone(): boolean {
    return this.#layout === "phone" || (this.#low && this.#touch);
  }
}

function layoutNow(): Layout {
  return QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? "phone";
}

/** Tells now and on every change whether the query matches; call what is returned to stop. */
function watch(query: string, tell: (matches: boolean) => void): () => void {
  const list = matchMedia(query);
  const listen = () => tell(list.matches);
  listen();
  list.addEventListener("change", listen);
  return () => list.removeEventListener("change", listen);
}
