/** How fast what others do is shown. `once`: without scenes, the map simply stands where play has reached. */
export const PACES = ["calm", "brisk", "once"] as const;
export type Pace = (typeof PACES)[number];

/** How long the parts of scenes last: milliseconds. */
export interface Tempo {
  /** Who is about to march stands in view with his arrow. */
  readonly before: number;
  /** He has arrived. */
  readonly after: number;
  /** Something happened that is no march and no fight. */
  readonly event: number;
  /** The same, where dice fell. */
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

/** What is known already: marches that nobody has to watch, and forces and dice of fights after the first. What is read is never among it. */
const KNOWN: Readonly<Record<"aside" | "again", ReadonlySet<Beat>>> = {
  aside: new Set(["before", "after"]),
  again: new Set(["forces", "dice"]),
};
/** It takes this share of its time. */
const KNOWN_SHARE = 0.6;
/** Of the time before a march so much passes while the map lies still; the rest may have been a flight. */
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

/** @param still nothing travels or tumbles: who has arrived is looked at a little longer, dice lie there at once */
export function tempoOf(pace: Pace, still: boolean): Tempo {
  const tempo = TEMPI[pace];
  return still ? { ...tempo, after: tempo.after * 2, dice: 0 } : tempo;
}

/** What of a scene is known already, and how long the map has flown to it. */
export interface Known {
  /** Nobody has to watch who marches. */
  readonly aside?: boolean | undefined;
  /** It is not the first fight. */
  readonly again?: boolean | undefined;
  /** Ms in which the map came to it, with its arrow on it. */
  readonly flown?: number;
}

/** How long a beat of a scene lasts: milliseconds. */
export function lengthOf(beat: Beat, tempo: Tempo, { aside, again, flown = 0 }: Known): number {
  const known = (aside && KNOWN.aside.has(beat)) || (again && KNOWN.again.has(beat));
  const whole = tempo[beat] * (known ? KNOWN_SHARE : 1);
  return beat === "before" ? Math.max(whole * AT_REST, whole - flown) : whole;
}

/** So many times as fast march those whom nobody has to watch. */
const ASIDE = 2;

/** Px a second at which pieces march in scenes; undefined: as one's own. @param aside far from every enemy */
export function speedOf(pace: Pace, aside = false): number | undefined {
  const speed = SPEEDS[pace] * (aside ? ASIDE : 1);
  return Number.isFinite(speed) ? speed : undefined;
}
