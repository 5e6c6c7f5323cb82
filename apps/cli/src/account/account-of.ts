import type { ActionBase, EventBase, GameRecord, Match } from "@stonebridge/kernel";
import { type Account, accounting, type Tutor } from "@stonebridge/bots/account";
import type { ShelfGame } from "../shelf-game.ts";
import type { Progress } from "../terminal/progress.ts";

/** What luck and skill did in a record. @param match the record played through @param tutor judges the positions of its game */
export function accountOf<P, A extends ActionBase, E extends EventBase, V>(
  { conceals }: Pick<ShelfGame<P, A, E, V>, "conceals">,
  match: Match<P, A, E, V>,
  record: GameRecord,
  tutor: Tutor<P, A>,
  progress: Progress,
): Account {
  const secret = conceals?.(match.positionAt(0)) === true;
  const work = accounting(match.game, record, tutor, { secret });
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    progress.show(value.done, record.steps.length);
  }
}
