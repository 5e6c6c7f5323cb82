import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pages } from "../../src/language/pages.ts";
import { shell } from "../../src/language/shell.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import GameMenu from "../../src/shell/GameMenu.svelte";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { playTexts } from "../../src/play/language/play-texts.ts";
import { leavePebbles, openPebbles, stone } from "../play/pebble-screen.svelte.ts";

useFakeIndexedDb();

beforeEach(async () => {
  await Promise.all([shell.load(), pages.load(), playTexts.load()]);
});
afterEach(leavePebbles);

/** Entries of the menu that say of a file or a link that it holds secrets. */
async function warned(session: AnySession): Promise<readonly string[]> {
  const target = document.body.appendChild(document.createElement("div"));
  const menu = mount(GameMenu, { target, props: { session, onclose: () => undefined } });
  flushSync();
  const buttons = [...target.querySelectorAll("button")].filter(({ textContent }) => textContent.includes("secrets"));
  const names = buttons.map(({ textContent }) => textContent.split("Holds")[0]?.trim() ?? "");
  await unmount(menu);
  return names;
}

it("the menu says of files and links that they hold the secrets of both sides, while there are any", async () => {
  const { play, session } = openPebbles();
  const menu = () => warned(session as unknown as AnySession);
  expect(await menu()).toEqual([]);
  play.choosing.pick(stone(1));
  expect(await menu()).toEqual([
    "Save to a file",
    "Copy a link to this game",
    "Save this position",
    "Copy a link to this position",
  ]);
  session.sight.uncover();
  session.act({ type: "lay", stone: 3 });
  session.sight.uncover();
  session.act({ type: "name", stone: 3 });
  expect(session.decision.over).toBe(true);
  session.lookAt(1);
  expect(await menu()).toEqual([]);
});

/** Where *Analyse* leads to. */
async function analysisIn(session: AnySession): Promise<string | null | undefined> {
  const target = document.body.appendChild(document.createElement("div"));
  const menu = mount(GameMenu, { target, props: { session, onclose: () => undefined } });
  flushSync();
  const link = [...target.querySelectorAll("a")].find(({ textContent }) => textContent.includes("Analyse"));
  const leads = link?.getAttribute("href");
  await unmount(menu);
  return leads;
}

it("leads to the analysis of the game once it is over, while one looks back too, and not before", async () => {
  const { play, session } = openPebbles();
  const analysis = () => analysisIn(session as unknown as AnySession);
  expect(await analysis()).toBe("/analyse");
  play.choosing.pick(stone(1));
  session.sight.uncover();
  session.act({ type: "lay", stone: 3 });
  session.sight.uncover();
  session.act({ type: "name", stone: 3 });
  expect(await analysis()).toBe(`/analyse/${session.id}`);
  session.lookAt(1);
  expect(await analysis()).toBe(`/analyse/${session.id}`);
});

it("gives a game up by two presses of the same button, for the person’s side, also against a bot", async () => {
  const { session } = openPebbles();
  session.setSeat("confederate", { kind: "bot", level: "recruit" });
  const target = document.body.appendChild(document.createElement("div"));
  let closed = 0;
  const menu = mount(GameMenu, {
    target,
    props: { session: session as unknown as AnySession, onclose: () => (closed += 1) },
  });
  flushSync();
  const button = [...target.querySelectorAll("button")].find(({ textContent }) => textContent.includes("Give up"));
  button?.focus();
  button?.click();
  flushSync();
  expect([session.decision.over, closed]).toEqual([false, 0]);
  expect(document.activeElement).toBe(button);
  expect(button?.textContent).toContain("press again");
  expect(target.querySelector("[role=status]")?.textContent).toContain("press again");
  button?.click();
  flushSync();
  expect(session.decision).toMatchObject({ over: true, winner: "confederate", about: { resigned: "union" } });
  expect([session.mayResign, session.undo(), closed]).toEqual([undefined, false, 1]);
  await unmount(menu);
});
