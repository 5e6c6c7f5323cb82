import { type Line, lengthOf } from "../../geography/curves.ts";
import { FORBIDDEN, type InkMap } from "./ink-map.ts";
import { type Patch, widened } from "./patch.ts";
import { LABEL_LOOKS, type LabelStyle } from "./styles.ts";
import { type PlacedGlyph, type Setting, onCurve, setType } from "./typeset.ts";

/** A name set in a place: its letters, and what it covers. */
export interface SetName {
  readonly glyphs: readonly PlacedGlyph[];
  readonly covers: readonly Patch[];
}

/** A name on the sheet. */
export interface PlacedLabel extends SetName {
  readonly text: string;
  readonly style: LabelStyle;
}

/** A place where a name could stand: what it costs, and how the name would be set there. */
export interface Candidate {
  readonly cost: number;
  readonly set: () => SetName;
}

/** How many of the cheapest places are tried. */
const TRIED = 400;
/** Room round a name, u. */
const ROOM = 1.2;

/** The names of a sheet: each takes the cheapest place that is free, first come first served. */
export class LabelBoard {
  readonly labels: PlacedLabel[] = [];
  /** Names that found no free place: an editor should give them one, or do without. */
  readonly leftOut: string[] = [];
  readonly ink: InkMap;
  private readonly scaled: (size: number) => number;

  /** @param scaled size of a style at the zoom of the sheet, from its size in u */
  constructor(ink: InkMap, scaled: (size: number) => number) {
    this.ink = ink;
    this.scaled = scaled;
  }

  /** How names of a style are set on this sheet. */
  settingOf(style: LabelStyle, size?: number, spacing?: number): Setting {
    const { setting } = LABEL_LOOKS[style];
    return { ...setting, size: this.scaled(size ?? setting.size), ...(spacing !== undefined && { spacing }) };
  }

  /** Puts a name on the cheapest free place. @returns the place taken, undefined if none is free */
  place<C extends Candidate>(text: string, style: LabelStyle, candidates: readonly C[]): C | undefined {
    const cheapest = candidates.filter(({ cost }) => cost < FORBIDDEN).toSorted((a, b) => a.cost - b.cost);
    for (const candidate of cheapest.slice(0, TRIED)) {
      const set = candidate.set();
      if (!set.covers.every((patch) => this.ink.isFree(patch))) continue;
      this.add(text, style, set);
      return candidate;
    }
    return undefined;
  }

  /** Sets a name on a base line drawn by hand, whatever it covers. */
  onCurve(text: string, style: LabelStyle, curve: Line, setting: Setting): void {
    this.add(text, style, curved(onCurve(setType(text, setting), curve, lengthOf(curve) / 2)));
  }

  private add(text: string, style: LabelStyle, set: SetName): void {
    this.labels.push({ text, style, ...set });
    for (const patch of set.covers) this.ink.take(widened(patch, ROOM));
  }
}

/** A name whose letters lean: each covers a patch of its own. Blanks between words stay free. */
export function curved(glyphs: readonly PlacedGlyph[]): SetName {
  return { glyphs, covers: glyphs.filter((glyph) => glyph.character !== " ").map((glyph) => glyph.covers) };
}
