import { totalOf, verdictOf } from "@stonebridge/games/second-bull-run-1862/reading";

/** Chances of what a combat comes to (SB62-10.4-b..d); who does not test only tires. */
export interface Chances {
  readonly attackerTests: number;
  readonly attackerTires: number;
  readonly defenderTires: number;
  readonly defenderTests: number;
}

/** Modifiers are known to a half: a die that may help counts with its chance. */
const LEAST = -8;
const MOST = 16;
const HALVES = (MOST - LEAST) * 2 + 1;

/** Chances of every result by the modifiers of both sides, worked out once. */
export class Odds {
  readonly #chances: readonly Chances[];

  constructor() {
    const span = MOST - LEAST + 1;
    const whole = Array.from({ length: span ** 2 }, (_, at) =>
      countOut(Math.floor(at / span) + LEAST, (at % span) + LEAST),
    );
    const at = (attack: number, defence: number): Chances => whole[(attack - LEAST) * span + (defence - LEAST)];
    this.#chances = Array.from({ length: HALVES * HALVES }, (_, index) => {
      const attack = Math.floor(index / HALVES) / 2 + LEAST;
      const defence = (index % HALVES) / 2 + LEAST;
      return mean([
        at(Math.floor(attack), Math.floor(defence)),
        at(Math.floor(attack), Math.ceil(defence)),
        at(Math.ceil(attack), Math.floor(defence)),
        at(Math.ceil(attack), Math.ceil(defence)),
      ]);
    });
  }

  /** @param attack sum of the attacker’s modifiers, with expected values for dice to come; `defence` likewise */
  of(attack: number, defence: number): Chances {
    return this.#chances[place(attack) * HALVES + place(defence)];
  }
}

function place(modifier: number): number {
  return Math.round((Math.min(MOST, Math.max(LEAST, modifier)) - LEAST) * 2);
}

function mean(all: readonly Chances[]): Chances {
  const of = (key: keyof Chances): number => all.reduce((sum, one) => sum + one[key], 0) / all.length;
  return {
    attackerTests: of("attackerTests"),
    attackerTires: of("attackerTires"),
    defenderTires: of("defenderTires"),
    defenderTests: of("defenderTests"),
  };
}

/** All 36 falls of the two dice. */
function countOut(attack: number, defence: number): Chances {
  const ways = { attackerTests: 0, attackerTires: 0, defenderTires: 0, defenderTests: 0 };
  for (let a = 1; a <= 6; a++) {
    for (let d = 1; d <= 6; d++) {
      const { lost, tests } = verdictOf(totalOf(a, attack), totalOf(d, defence));
      ways[lost < 0 ? (tests ? "attackerTests" : "attackerTires") : tests ? "defenderTests" : "defenderTires"] +=
        1 / 36;
    }
  }
  return ways;
}

/** A combat below 1/3 (SB62-10.3.1-b). */
export const HOPELESS: Chances = { attackerTests: 1, attackerTires: 0, defenderTires: 0, defenderTests: 0 };
