import type { Locator, Page } from "playwright-core";
import { atRest } from "../at-rest.ts";

/** What hands do on the play screen of any game, in English or French. */

/** Where the question stands. */
export const PROMPT = "[data-part=prompt] h2";

/** A second press counts only so long after the first, in ms; with something to spare. */
export const BETWEEN_PRESSES = 320;

export const side = (page: Page): Locator => page.locator("[data-part=side]");
export const dock = (page: Page): Locator => page.locator("[data-part=dock]");

/** Waits for a question. */
export const asked = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator(PROMPT).filter({ hasText: text }).waitFor();

export async function question(page: Page): Promise<string> {
  return (await page.locator(PROMPT).first().innerText()).trim();
}

/** A key that ends something or rolls dice: pressed twice, the second not at once. */
export async function twice(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(BETWEEN_PRESSES);
  await page.keyboard.press(key);
}

/** Presses a button; one that ends a part or rolls dice is pressed again when it asks for it. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  const again = page.getByRole("button", { name: `Press again: ${name}`, exact: true });
  if ((await again.count()) === 0) return;
  await page.waitForTimeout(BETWEEN_PRESSES);
  await again.click();
}

/** What a tap changes: what of the map is in sight, a stack that opens, what is asked, answered, explained and taught; nothing if it is still this. */
function shown(before: string | undefined): string | undefined {
  const words = ["[data-part=dock]", "[data-part=prompt]", "[data-part=refusal]", ".guide"].map(
    (part) => document.querySelector(part)?.textContent,
  );
  const sight = document.querySelector<HTMLElement>(".board-plane")?.style.transform;
  const now = [...words, sight, document.querySelector(".fan-card") !== null].join("|");
  return now === before ? undefined : now;
}

/** Does something with a finger, and waits until the screen has answered and its map lies still: a page tells a tap from other touches some time after it. */
export async function felt(page: Page, touch: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(shown, undefined);
  await touch();
  await page.waitForFunction(shown, before);
  await atRest(page);
}

/** Opens a file from the page, by its path or as it is. */
export async function openFile(page: Page, file: string | object): Promise<void> {
  const button = page.getByRole("button", { name: /Load a file|Ouvrir un fichier/ });
  const choosing = page.waitForEvent("filechooser");
  // Where it does not come, that is told below.
  choosing.catch(() => undefined);
  await button.click();
  // While the page still fills itself, a press may fall between two of its states: then a person presses again.
  if (!(await Promise.race([choosing, page.waitForTimeout(5_000)]))) await button.click();
  const chooser = await choosing;
  await chooser.setFiles(
    typeof file === "string"
      ? file
      : { name: "situation.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) },
  );
}

/** Starts a game of two at one screen from a situation, which is opened where the game is set up. @param address with how it is played */
export async function startFrom(page: Page, address: string, situation: string | object): Promise<void> {
  await page.goto(address);
  await openFile(page, situation);
  await page.getByRole("button", { name: /^(Start|Commencer)/ }).click();
}

/** Waits until the counters stand on the map. */
export async function counters(page: Page): Promise<void> {
  await page.locator("#play-map [data-piece]").first().waitFor({ state: "attached" });
}

/** Waits until somebody is asked, and the counters stand on the map. */
export async function onTheMap(page: Page): Promise<void> {
  await page.locator(PROMPT).waitFor();
  await counters(page);
}
