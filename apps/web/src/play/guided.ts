import type { GuideScript } from "../games/contract/guide.ts";
import type { GameTypes, SessionOf } from "../games/contract/types.ts";

/** The guided first turn with its texts, for a game that was begun with it; undefined for any other. */
export async function guideFor<G extends GameTypes>(
  session: SessionOf<G>,
  fetch: () => Promise<{ readonly guideScript: GuideScript<G> }>,
): Promise<GuideScript<G> | undefined> {
  if (!session.saved.guided) return undefined;
  const { guideScript } = await fetch();
  await guideScript.load();
  return guideScript;
}
