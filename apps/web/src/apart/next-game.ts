import { navigation } from "../app/navigation.svelte.ts";
import { myMatches } from "../session/far/requests.ts";

/** Goes to the game on the server that has waited longest for whoever plays on this device, other than this one; to all games where none does. */
export async function goToNextGame(shown: string): Promise<void> {
  const matches = await myMatches().catch(() => []);
  const [longest] = matches
    .filter(({ match, decides }) => decides && match !== shown)
    .toSorted((one, other) => one.changed - other.changed);
  await navigation.go(longest ? { name: "play", id: longest.match } : "/games");
}
