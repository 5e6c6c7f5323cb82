import { mixedIn, takeGameOnline } from "../../session/far/requests.ts";
import { gameStore } from "../../storage/game-store.ts";
import { type PaceName, paceOf } from "../paces.ts";
import { keepInvitation, keepName } from "../player.ts";

/**
 * Takes a game of this browser online, where it goes on against somebody elsewhere; the browser keeps its own.
 * @param id of the game
 * @param as the side that this device plays, its player's name, and how much time both have
 * @returns the match
 * @throws NotServed, SaveFailed where the store cannot be read, Error where it has no such game
 */
export async function takeOnline(
  id: string,
  as: { readonly side: string; readonly name: string; readonly pace: PaceName },
): Promise<string> {
  const { side, name } = as;
  const pace = paceOf(as.pace);
  const file = await gameStore.load(id);
  if (file === undefined) throw new Error("");
  const { match, seats } = await takeGameOnline({
    record: JSON.stringify(file.record),
    scenario: file.saved.scenario,
    seat: { side, name, mixed: mixedIn(), keeps: "cookie" },
    ...(pace && { pace }),
  });
  keepName(name);
  keepInvitation(match, Object.values(seats)[0]);
  return match;
}
