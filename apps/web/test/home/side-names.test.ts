import { describe, expect, it } from "vitest";
import { kept as english } from "../../src/kept/language/en.ts";
import { kept as french } from "../../src/kept/language/fr.ts";
import { en } from "../../src/play/language/en.ts";
import { fr } from "../../src/play/language/fr.ts";

/** Names of sides come from the games, in the singular and in the plural: no text may bend a verb or an article to one of them. */
describe("texts of the house with the name of a side", () => {
  it.each([
    ["English", [english.youAre, english.deciding, english.wins, en.bot.thinking, en.speech.turnOf], "Confederates"],
    ["French", [french.youAre, french.deciding, french.wins, fr.bot.thinking, fr.speech.turnOf], "Confédérés"],
  ])("fit one that is plural: %s", (_language, texts, side) => {
    for (const text of texts) {
      expect(text(side)).toContain(side);
      expect(text(side)).not.toMatch(/Confederates (has|is|\w+s)\b|\b[Ll]e Confédérés|Confédérés (a|est)\b/);
    }
  });
});
