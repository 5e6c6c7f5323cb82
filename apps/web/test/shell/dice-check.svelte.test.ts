import type { Verdict } from "@stonebridge/kernel";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pages } from "../../src/language/pages.ts";
import { shell } from "../../src/language/shell.ts";
import { language } from "../../src/language/language.svelte.ts";
import { checkGame } from "../../src/session/records.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import DiceCheck from "../../src/shell/DiceCheck.svelte";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { leavePebbles, openPebbles } from "../play/pebble-screen.svelte.ts";

useFakeIndexedDb();

beforeEach(async () => {
  await Promise.all([shell.load(), pages.load(), playTexts.load()]);
});
afterEach(async () => {
  await language.speak("en");
  await leavePebbles();
});

async function told(verdict?: Verdict): Promise<string> {
  const { session } = openPebbles();
  session.sight.uncover();
  for (const type of ["lay", "lay", "name"] as const) {
    session.act({ type, stone: 2 });
    session.sight.uncover();
  }
  const target = document.body.appendChild(document.createElement("div"));
  const page = mount(DiceCheck, {
    target,
    props: {
      session: session as unknown as AnySession,
      verdict: verdict ?? checkGame(session as unknown as AnySession),
    },
  });
  flushSync();
  const text = target.querySelector("section")?.textContent.replaceAll(/\s+/g, " ") ?? "";
  await unmount(page);
  target.remove();
  return text;
}

it("calls the dice of one key recomputed, and those of a later key unproven", async () => {
  const good = await told();
  expect(good).toContain("1 roll recomputed");
  expect(good).not.toContain("unproven");
  const doubtful: Verdict = { ok: true, unproven: [{ from: 3, to: 3, dice: 1, why: "later-source" }] };
  const text = await told(doubtful);
  expect(text).toContain("Dice not verified");
  expect(text).toContain("Step 3, 1 die: the key was added later");
  expect(text).not.toMatch(/recomputed|they match/);
  await language.speak("fr");
  await shell.load();
  const french = await told(doubtful);
  expect(french).toContain("Dés non vérifiés");
  expect(french).toContain("Coup 3, 1 dé");
});
