import type { Choices } from "../home/choices.svelte.ts";
import { beginMatch, mixedIn } from "../session/far/requests.ts";
import { keepInvitation, keepName } from "./player.ts";

/**
 * Begins a match on the server as it was chosen, and takes a seat of it for this device.
 * @returns its id
 * @throws NotServed
 */
export async function beginApart(choices: Choices): Promise<string> {
  const { module, scenario, taken, side } = choices;
  const name = choices.name.trim();
  const { match, seats } = await beginMatch({
    game: module.id,
    scenario,
    options: taken,
    seat: { side: side === "either" ? "lot" : side, name, mixed: mixedIn(), keeps: "cookie" },
  });
  keepName(name);
  const [invitation] = Object.values(seats);
  keepInvitation(match, invitation);
  return match;
}
