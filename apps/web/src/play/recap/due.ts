import type { Side } from "@stonebridge/kernel";
import type { GameTypes } from "../../games/contract/types.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { sinceTheirs } from "../../stage/since.ts";
import type { PlayOf } from "../../games/contract/play.ts";

/** What the player may want to know. */
export interface RecapDue {
  /** The same as long as there is nothing new. */
  readonly key: string;
  /** The last step he decided himself. */
  readonly since: number;
  readonly me: Side;
  readonly they: Side;
}

/** Whether it is time to show a player what the other side did: he decides, nobody shares his screen, and he has not acted yet. */
export function recapDue<G extends GameTypes>(play: PlayOf<G>): RecapDue | undefined {
  const { session, desk, guide } = play;
  const { actingSide: me, steps, game } = session;
  const since = sinceTheirs(play);
  if (!settings.values.recap || me === undefined || since === undefined || desk.screen.report.shown) return undefined;
  const [they] = game.sides.filter((side) => side !== me);
  const last = steps.findLast(({ side }) => side !== me)?.number ?? 0;
  if (they === undefined || last <= since || guide?.left === false) return undefined;
  return { key: `${since} ${last}`, since, me, they };
}
