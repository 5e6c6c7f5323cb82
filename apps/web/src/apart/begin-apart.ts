import type { Choices } from "../home/choices.svelte.ts";
import { beginMatch, mixedIn, takeSeat } from "../session/far/requests.ts";
import { paceOf } from "./paces.ts";
import { keepInvitation, keepName } from "./player.ts";

/**
 * Begins a match on the server as it was chosen, and takes a seat of it for this device.
 * @returns its id
 * @throws NotServed
 */
export async function beginApart(choices: Choices): Promise<string> {
  const { module, scenario, taken, side } = choices;
  const name = choices.name.trim();
  const what = { game: module.id, scenario, options: taken };
  if (choices.farBot) {
    const holders = Object.entries(choices.drawn());
    const bots = Object.fromEntries(holders.flatMap(([at, one]) => (one.kind === "bot" ? [[at, one.level]] : [])));
    const { match, seats } = await beginMatch({ ...what, bots });
    const [invitation] = Object.values(seats);
    // The server has promised its key by now: what is mixed in comes after that.
    await takeSeat({ invitation, name, mixed: mixedIn(), keeps: "cookie" });
    keepName(name);
    return match;
  }
  const pace = paceOf(choices.pace);
  const { match, seats } = await beginMatch({
    ...what,
    ...(pace && { pace }),
    seat: { side: side === "either" ? "lot" : side, name, mixed: mixedIn(), keeps: "cookie" },
  });
  keepName(name);
  const [invitation] = Object.values(seats);
  keepInvitation(match, invitation);
  return match;
}
