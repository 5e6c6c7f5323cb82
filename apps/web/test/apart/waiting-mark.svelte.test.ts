import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { navigation } from "../../src/app/navigation.svelte.ts";
import { markWaiting } from "../../src/apart/waiting-mark.svelte.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("the title and the icon say on every page how many other games wait, also while nobody looks", async () => {
  vi.useFakeTimers();
  let waiting = ["one", "two"];
  vi.stubGlobal("fetch", async () => Response.json({ matches: waiting.map((match) => ({ match, decides: true })) }));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.head.innerHTML = '<title>Rules</title><link rel="icon" href="/icon.svg" />';
  const icon = () => document.querySelector("link")?.getAttribute("href");
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  };
  const stop = markWaiting();
  await settle();
  expect([document.title, icon()]).toEqual(["(2) Rules", "/icon-waiting.svg"]);
  await navigation.go("/play/one");
  document.title = "Bull Run 1861";
  await settle();
  expect(document.title).toBe("(1) Bull Run 1861");
  waiting = ["one"];
  await vi.advanceTimersByTimeAsync(60_000);
  await settle();
  expect([document.title, icon()]).toEqual(["Bull Run 1861", "/icon.svg"]);
  document.title = "● Bull Run 1861";
  await settle();
  expect([document.title, icon()]).toEqual(["● Bull Run 1861", "/icon-waiting.svg"]);
  stop();
});
