import { kept } from "../../games/contract/later.ts";
import { apartTexts } from "../texts.ts";

/** What the screen of a game has only for those who play apart. */
export const apartParts = kept(async () => {
  const parts = await import("./parts.ts");
  await Promise.all([apartTexts.load(), parts.talkTexts.load()]);
  return parts;
});
