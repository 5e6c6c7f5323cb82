// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readSettings, settings } from "../../src/settings/settings.svelte.ts";

describe("stored settings", () => {
  it("are read as they were written", () => {
    const stored = {
      ...readSettings(null),
      tone: "dark",
      language: "fr",
      textSize: 150,
      volume: 20,
      signs: "nato",
      patterns: "strong",
      ground: "pale",
      silenced: ["end"],
    };
    expect(readSettings(JSON.stringify(stored))).toEqual(stored);
  });

  it("fall back one by one where they are not understood", () => {
    const read = readSettings(
      '{"tone":"pink","textSize":3,"volume":900,"letterKeys":"no","signs":"runes","patterns":1,"ground":null,"silenced":[1,"end"]}',
    );
    expect(read).toEqual({ ...readSettings(null), silenced: ["end"] });
  });

  it.each(["", "null", "[]", "{", "7"])("fall back as a whole where nothing can be read: %s", (text) => {
    expect(readSettings(text)).toEqual(readSettings(null));
  });

  it("show on the page at once and are kept", () => {
    settings.set({ tone: "dark", textSize: 125, motion: "less" });
    const root = document.documentElement;
    expect([root.dataset["tone"], root.style.fontSize, root.dataset["motion"]]).toEqual(["dark", "125%", "less"]);
    expect(settings.dark).toBe(true);
    expect(settings.still).toBe(true);
    expect(readSettings(localStorage.getItem("stonebridge.settings")).textSize).toBe(125);
    settings.set({ tone: "system", textSize: 100, motion: "system" });
    expect(root.dataset["tone"]).toBeUndefined();
  });
});
