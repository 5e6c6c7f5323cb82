/** How fast other players' actions are shown. `once`: without scenes, the map goes straight to the current position. */
export const PACES = ["calm", "brisk", "once"] as const;
export type Pace = (typeof PACES)[number];

/** How long the parts of scenes last: milliseconds. */
export interface Tempo {
  /** The piece about to march is in view with its arrow. */
  readonly before: number;
  /** The piece has arrived. */
  readonly after: number;
  /** Something happened that is neither a march nor a fight. */
  readonly event: number;
  /** The same, with dice. */
  readonly roll: number;
  /** Who fights whom, and the odds. */
  readonly forces: number;
  /** Dice roll. */
  readonly dice: number;
  /** The result of a fight of others. */
  readonly result: number;
  /** The result of a fight of the player's own. */
  readonly read: number;
  /** How long to wait for the rest of a march that is still being decided. */
  readonly rest: number;
}

export type Beat = keyof Tempo;

/** What needs less time: marches that nobody has to watch, and forces and dice of fights after the first. Never what has to be read. */
const KNOWN: Readonly<Record<"aside" | "again", ReadonlySet<Beat>>> = {
  aside: new Set(["before", "after"]),
  again: new Set(["forces", "dice"]),
};
/** The share of its time that it takes. */
const KNOWN_SHARE = 0.6;
/** How much of the time before a march the map has to lie still; the rest may have been a flight of the map. */
const AT_REST = 0.5;

const TEMPI: Readonly<Record<Pace, Tempo>> = {
  calm: {
    before: 500,
    after: 600,
    event: 500,
    roll: 1100,
    forces: 1900,
    dice: 900,
    result: 2200,
    read: 5000,
    rest: 1500,
  },
  brisk: {
    before: 160,
    after: 260,
    event: 180,
    roll: 450,
    forces: 800,
    dice: 550,
    result: 1000,
    read: 3500,
    rest: 800,
  },
  once: { before: 0, after: 0, event: 0, roll: 0, forces: 0, dice: 0, result: 0, read: 0, rest: 0 },
};

/** Px a second at which pieces march. */
const SPEEDS: Readonly<Record<Pace, number>> = { calm: 260, brisk: 620, once: Number.POSITIVE_INFINITY };

/** @param still nothing moves or tumbles: arrivals are shown a little longer, and dice lie there at once */
export function tempoOf(pace: Pace, still: boolean): Tempo {
  const tempo = TEMPI[pace];
  return still ? { ...tempo, after: tempo.after * 2, dice: 0 } : tempo;
}

/** What is already known about a scene, and how long the map took to move to it. */
export interface Known {
  /** Nobody has to watch this march. */
  readonly aside?: boolean | undefined;
  /** It is not the first fight. */
  readonly again?: boolean | undefined;
  /** Ms in which the map moved to it, with its arrow already drawn. */
  readonly flown?: number;
}

/** How long a beat of a scene lasts: milliseconds. */
export function lengthOf(beat: Beat, tempo: Tempo, { aside, again, flown = 0 }: Known): number {
  const known = (aside && KNOWN.aside.has(beat)) || (again && KNOWN.again.has(beat));
  const whole = tempo[beat] * (known ? KNOWN_SHARE : 1);
  return beat === "before" ? Math.max(whole * AT_REST, whole - flown) : whole;
}

/** How many times faster marches go that nobody has to watch. */
const ASIDE = 2;

/** Px a second at which pieces march in scenes; undefined: as one's own. @param aside far from every enemy */
export function speedOf(pace: Pace, aside = false): number | undefined {
  const speed = SPEEDS[pace] * (aside ? ASIDE : 1);
  return Number.isFinite(speed) ? speed : undefined;
}
