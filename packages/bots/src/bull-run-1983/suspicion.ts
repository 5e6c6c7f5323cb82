import type { Dice } from "@stonebridge/kernel";
import { type BullRun1983, type Position, SIDES, type SideId, type View } from "@stonebridge/games/bull-run-1983";
import { FROZEN, marked } from "@stonebridge/games/bull-run-1983/internals";
import type { Suspicion } from "../marshal/belief.ts";

/** Of a hundred deals, those in which the enemy has begun as his card suggests. */
const AS_SUGGESTED = 50;
/** What a counter that lies elsewhere than suggested makes less likely, and each hex that it is away: commanders seldom move single pieces. */
const ELSEWHERE = 0.05;
const AWAY = 0.02;
/** Nothing in it is left to chance. */
const NO_CHANCE: Dice = { roll: () => 1 };

/**
 * What may lie face down: nothing of it has moved since dawn (BR83-4.8-a), and commanders mostly begin where the cards' suggestion has them,
 * in the historical set-up always.
 */
export class BullRunSuspicion implements Suspicion<Position, View> {
  readonly #game: BullRun1983;
  /** The position after a set-up as suggested, if the game begins with a set-up. */
  readonly #dawn: Position | undefined;

  constructor(game: BullRun1983) {
    this.#game = game;
    this.#dawn = game.field.situation.at.stage === "set-up" ? dawnOf(game) : undefined;
  }

  hidden({ turn, closed, faceDown }: View): string | undefined {
    if (turn === 0 || closed.length === 0) return undefined;
    return `${turn} ${faceDown.map(({ hex, count }) => `${hex}x${count}`).join(" ")}`;
  }

  imagine(view: View, dice: Dice): Position {
    const position = this.#game.imagine(view, dice);
    if (this.#dawn === undefined || view.turn === 0 || view.closed.length === 0) return position;
    if (dice.roll("deal", 100) > AS_SUGGESTED) return position;
    return this.#suggested(view, position, this.#dawn, dice) ?? position;
  }

  likelihood(position: Position, { pieces }: View): number {
    const { field } = this.#game;
    if (this.#dawn === undefined) return 0;
    let likelihood = 0;
    for (const [piece, { where }] of pieces.entries()) {
      const [hex, dawn] = [position.place[piece], this.#dawn.place[piece]];
      if (where !== "unseen" || hex < 0 || hex === dawn || !marked(position, piece, FROZEN)) continue;
      likelihood -= ELSEWHERE + (dawn < 0 ? 0 : AWAY * field.grid.distance(hex, dawn));
    }
    return likelihood;
  }

  /** The position with what lies face down where it lay at dawn; undefined if the seat's view rules that out. */
  #suggested(view: View, position: Position, dawn: Position, dice: Dice): Position | undefined {
    const game = this.#game;
    const enemy = SIDES.find((side) => side !== view.seat) as SideId;
    const [then, now] = [game.view(dawn, enemy).pieces, game.view(position, enemy).pieces];
    const pieces = view.pieces.map((seen, piece) => {
      if (seen.where !== "unseen") return seen;
      const { holder } = then[piece];
      const lay = holder === undefined ? then[piece] : then[game.field.index.get(holder) ?? piece];
      return lay.frozen === true ? then[piece] : now[piece];
    });
    const guess = game.imagine({ ...view, pieces, faceDown: [], closed: [] }, dice);
    return JSON.stringify(game.view(guess, view.seat)) === JSON.stringify(view) ? guess : undefined;
  }
}

/** The position after both sides have set up as the game suggests. */
function dawnOf(game: BullRun1983): Position {
  const position = game.start(NO_CHANCE);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over || decision.step !== "set-up") return position;
    const { actions, sides } = decision;
    const action = actions.find(({ type }) => type === "suggest") ?? actions.find(({ type }) => type === "ready");
    game.act(position, sides[0], action ?? actions[0], NO_CHANCE);
  }
}
