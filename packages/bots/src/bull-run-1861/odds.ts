import { resultOf } from "@stonebridge/games/bull-run-1861/reading";

/** Chances of the four results of a combat (table Tb9). */
export interface Chances {
  readonly defenderHit: number;
  readonly defenderFatigue: number;
  readonly attackerFatigue: number;
  readonly attackerHit: number;
}

/** Modifiers are known to a half: a die for the guns that may fail counts with its chance. */
const LEAST = -8;
const MOST = 18;
const HALVES = (MOST - LEAST) * 2 + 1;

/** Chances of every result by the modifiers of both sides. */
export class Odds {
  readonly #chances: readonly Chances[];

  /** @param moreThanDouble a hit takes more than twice the other's total (switch S10) */
  constructor(moreThanDouble: boolean) {
    const whole = Array.from({ length: (MOST - LEAST + 1) ** 2 }, (_, at) =>
      countOut(Math.floor(at / (MOST - LEAST + 1)) + LEAST, (at % (MOST - LEAST + 1)) + LEAST, moreThanDouble),
    );
    const at = (attack: number, defence: number): Chances =>
      whole[(attack - LEAST) * (MOST - LEAST + 1) + (defence - LEAST)];
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

  /** @param attack sum of the attacker's modifiers, with expected values for dice to come; `defence` likewise */
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
    defenderHit: of("defenderHit"),
    defenderFatigue: of("defenderFatigue"),
    attackerFatigue: of("attackerFatigue"),
    attackerHit: of("attackerHit"),
  };
}

/** All 36 falls of the two dice. */
function countOut(attack: number, defence: number, moreThanDouble: boolean): Chances {
  const ways = { "defender-hit": 0, "defender-fatigue": 0, "attacker-fatigue": 0, "attacker-hit": 0 };
  for (let a = 1; a <= 6; a++) {
    for (let d = 1; d <= 6; d++)
      ways[resultOf(Math.max(1, a + attack), Math.max(1, d + defence), moreThanDouble)] += 1 / 36;
  }
  return {
    defenderHit: ways["defender-hit"],
    defenderFatigue: ways["defender-fatigue"],
    attackerFatigue: ways["attacker-fatigue"],
    attackerHit: ways["attacker-hit"],
  };
}
