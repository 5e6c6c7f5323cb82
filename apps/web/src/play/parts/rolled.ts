import type { GameTypes } from "../../games/contract/types.ts";
import type { PlayState } from "../play-state.svelte.ts";

/** More than so many dice of one press are read in the log. */
const MOST = 2;

/** What the last press rolled, other than for a fight, which has a sheet: the prompt says it. */
export function rolledNow<G extends GameTypes>({
  session,
  desk,
}: Pick<PlayState<G>, "session" | "desk">): readonly G["event"][] {
  const step = session.steps.at(-1);
  if (step === undefined || session.seats[step.side]?.kind !== "person") return [];
  const events = step.events.filter((event) => {
    const { combat, dice } = desk.log.facts(event);
    return dice && !combat;
  });
  return events.length <= MOST ? events : [];
}
