import { askRematch, mixedIn } from "../session/far/requests.ts";
import { keepInvitation } from "./player.ts";

/**
 * Begins the rematch of a match that is over, or joins the one that the opponent has begun.
 * @returns its id
 * @throws NotServed
 */
export async function rematch(match: string, side: string): Promise<string> {
  const asked = await askRematch(match, side, mixedIn());
  // Against a bot nothing is mixed into the dice before the server has promised their key.
  const next = asked.seated ? asked : await askRematch(match, side, mixedIn());
  if (next.invitation !== undefined) keepInvitation(next.match, next.invitation);
  return next.match;
}
