import type { BullRun1983, Position } from "@stonebridge/games/bull-run-1983";
import {
  CONFEDERATE,
  type HexIndex,
  LAST_TURN,
  type SideIndex,
  UNION,
  hasUnit,
  pointsAt,
} from "@stonebridge/games/bull-run-1983/internals";
import type { Inputs } from "../value/inputs.ts";
import type { Model } from "../value/model.ts";
import { Value } from "../value/value.ts";
import { surveyCountry } from "./country.ts";
import { inputsOf, lateness } from "./inputs.ts";
import { ARMY, NEARBY, Tally } from "./tally.ts";

const STARS = 3;
const CLOSE = NEARBY.indexOf("close");
const IN_A_TURN = NEARBY.indexOf("in a turn");
const IN_THREE_TURNS = NEARBY.indexOf("in three turns");
const DEFENSE = ARMY.indexOf("defense");

const NUMBERS = [
  "turn",
  "late",
  "log odds with one unit",
  "log odds with one unit as time passes",
  "log odds with one unit late",
  "points that the Union needs",
  "on the stars, of what it needs",
  "on the stars, of what it needs, late",
  "on the stars, of what it needs, in the last turn",
  "enough on the stars late",
  "enough on the stars in the last turn",
  "in Manassas, of what it needs",
  "enough in Manassas",
  "Union close to a star, of what it needs",
  "Union close to a star, of what it needs, as time passes",
  "Union in a turn of a star, of what it needs, late",
  "Union in three turns of a star, of what it needs, as time passes",
  "Union's share close to a star",
  "Union's share close to a star as time passes",
  "Union, of what it needs",
  "Union to move late",
] as const;

/** What points needed are divided by, so that all numbers are about 1. */
const POINTS = 10;
/** Shares of what is needed beyond this count as this. */
const PLENTY = 3;
/** Points of force that belong to nobody, so that empty country is nobody's. */
const NOBODYS = 6;
/** Chances nearer to 0 or 1 than this are no surer. */
const SURE = 1e-4;

/**
 * What tells who will win a game of Bull Run (1983) with even chances (BR83-S5): the chance as if one unit were enough, and how far the
 * Union is from the defense points that it needs.
 * @param model of the value of games without even chances
 */
export function evenInputsOf(game: BullRun1983, model: Model): Inputs<Position> {
  return new EvenInputs(game, model);
}

class EvenInputs implements Inputs<Position> {
  readonly version = 1;
  readonly numbers = NUMBERS;
  readonly flags = 0;
  readonly mostFlags = 0;
  readonly #game: BullRun1983;
  readonly #tally: Tally;
  readonly #plain: Value<Position>;

  constructor(game: BullRun1983, model: Model) {
    const country = surveyCountry(game.field);
    this.#game = game;
    this.#tally = new Tally(country);
    this.#plain = new Value(game.id, inputsOf(game, this.#tally), model);
  }

  write(p: Position, numbers: Float32Array): number {
    const { field } = this.#game;
    // counts the position too
    const odds = logOdds(this.#plain.chance(p, UNION));
    const elapsed = p.turn / LAST_TURN;
    const late = lateness(p);
    const last = p.turn === LAST_TURN ? 1 : 0;
    const needed = Math.max(1, field.needed[UNION]);
    const onStars = this.#heldOn(p, field.stars);
    const inBase = this.#heldOn(p, field.bases[CONFEDERATE]);
    const enough = onStars >= needed ? 1 : -1;
    const ofNeeded = (points: number): number => Math.min(PLENTY, points / needed) - 1;
    const close = ofNeeded(this.#mostNear(CLOSE));
    const share = this.#bestShare();
    let at = 0;
    const write = (value: number): void => void (numbers[at++] = value);
    write(elapsed);
    write(late);
    write(odds);
    write(odds * elapsed);
    write(odds * late);
    write(needed / POINTS);
    write(ofNeeded(onStars));
    write(ofNeeded(onStars) * late);
    write(ofNeeded(onStars) * last);
    write(enough * late);
    write(enough * last);
    write(ofNeeded(inBase));
    write(inBase >= needed ? 1 : 0);
    write(close);
    write(close * elapsed);
    write(ofNeeded(this.#mostNear(IN_A_TURN)) * late);
    write(ofNeeded(this.#mostNear(IN_THREE_TURNS)) * elapsed);
    write(share);
    write(share * elapsed);
    write(ofNeeded(this.#tally.armies[UNION][DEFENSE]));
    write((p.side === UNION ? 1 : 0) * late);
    return 0;
  }

  /** Defense points of the Union on some hexes, as the rules count them. */
  #heldOn(p: Position, hexes: readonly HexIndex[]): number {
    const { field } = this.#game;
    let points = 0;
    for (const hex of hexes) if (hasUnit(field, p, UNION, hex)) points += pointsAt(field, p, hex);
    return points;
  }

  /** Points of the Union near a star: the star where it has the most. */
  #mostNear(how: number): number {
    let most = 0;
    for (let star = 0; star < STARS; star++) most = Math.max(most, this.#near(UNION, star, how));
    return most;
  }

  /** The Union's best share of the force close to a star, above half. */
  #bestShare(): number {
    let best = 0;
    for (let star = 0; star < STARS; star++) {
      const [union, confederate] = [this.#near(UNION, star, CLOSE), this.#near(CONFEDERATE, star, CLOSE)];
      best = Math.max(best, union / (union + confederate + NOBODYS));
    }
    return best - 0.5;
  }

  #near(side: SideIndex, star: number, how: number): number {
    return this.#tally.nearby[side][star * NEARBY.length + how];
  }
}

function logOdds(chance: number): number {
  const sure = Math.min(1 - SURE, Math.max(SURE, chance));
  return Math.log(sure / (1 - sure));
}
