import { noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { gameOf } from "../../src/games/shelf.ts";
import { Choices } from "../../src/home/choices.svelte.ts";
import OptionList from "../../src/home/OptionList.svelte";
import { shell } from "../../src/language/shell.ts";

it("a switch that cannot be changed says what it does and why", async () => {
  const entry = gameOf("no-written-orders");
  if (!entry) throw new Error("The game is not on the shelf.");
  await Promise.all([shell.load(), entry.texts.load()]);
  const target = document.body.appendChild(document.createElement("div"));
  const shown = mount(OptionList, { target, props: { choices: new Choices(noWrittenOrders), entry } });
  flushSync();
  target.querySelector<HTMLButtonElement>("button[aria-expanded]")?.click();
  await expect.poll(() => target.querySelectorAll("li").length).toBeGreaterThan(1);
  const row = [...target.querySelectorAll("li")].find((one) => one.textContent.includes("Artillery ammunition"));
  const input = row?.querySelector("input");
  const note = document.getElementById(input?.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
  expect(input?.disabled).toBe(true);
  expect(note).toContain("without rounds guns fire at half strength.");
  expect(note).toMatch(/Needs: Wagon trains\.$/);
  await unmount(shown);
});
