import type { Page } from "playwright-core";
import { atRest } from "../at-rest.ts";
import { BETWEEN_PRESSES, counters, felt, onTheMap, press, PROMPT, question } from "./screen-hands.ts";

/** What hands do in games of Bull Run 1861, in English. */

export interface StartOptions {
  readonly dice?: "rolled" | "typed";
  readonly opponent?: "here" | "bot";
}

/** One combat is left to fight, or the order of several is asked. */
export const COMBAT = /^(Which combat|Roll the dice)/;

/** Starts a game with the historical set-up and waits for its first question. */
export async function startGame(page: Page, { dice = "rolled", opponent = "here" }: StartOptions = {}): Promise<void> {
  await page.goto(`/new/bull-run-1861?opponent=${opponent}&dice=${dice}&guide=off`);
  await page.getByRole("button", { name: /^Start at/ }).click();
  await onTheMap(page);
}

/** The middle of a counter, once the map lies still. */
async function middleOf(page: Page, id: string): Promise<readonly [number, number]> {
  await counters(page);
  await atRest(page);
  const box = await page.locator(`#play-map [data-piece="${id}"]`).boundingBox();
  if (!box) throw new Error(`${id} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height * 0.6];
}

/** Clicks the middle of a counter as it stands on the map. */
export async function clickPiece(page: Page, id: string): Promise<void> {
  await page.mouse.click(...(await middleOf(page, id)));
}

/** Taps it, and waits until that is felt. */
export async function tapPiece(page: Page, id: string): Promise<void> {
  const at = await middleOf(page, id);
  await felt(page, () => page.touchscreen.tap(...at));
}

/** Both sides are ready and nobody is marked: the North's first activation. */
export async function toFirstActivation(page: Page): Promise<void> {
  for (const [asked, button] of [
    [/^South: arrange/, "Ready"],
    [/^North: arrange/, "Ready"],
    [/^Mark brigades/, "Go on"],
  ] as const) {
    await page.locator(PROMPT).filter({ hasText: asked }).waitFor();
    await press(page, button);
  }
  await page.locator(PROMPT).filter({ hasText: "Choose the brigade" }).waitFor();
}

/** Sherman has declared his attack on Evans over the Stone Bridge, McDowell stays without being asked, and the combat is to be fought. */
export async function toCombat(page: Page): Promise<void> {
  await toFirstActivation(page);
  await clickPiece(page, "sherman");
  await page.locator(PROMPT).filter({ hasText: "Sherman acts" }).waitFor();
  await page.keyboard.press("a");
  await page.getByRole("button", { name: /^Declare attack/ }).click();
  await page.locator(PROMPT).filter({ hasText: COMBAT }).waitFor();
}

/** How a player answers: with a mouse, with keys alone, by names alone. */
export interface Hand {
  /** Chooses the counter of this name (or this id, for a mouse), and commits the choice; without an id: the first in the list. */
  choose(page: Page, label: RegExp, id?: string): Promise<void>;
  /** Takes the button of this name in the dock or beside the map. */
  button(page: Page, name: RegExp): Promise<void>;
  /** Takes the first of the answers that are offered as buttons. */
  first(page: Page): Promise<void>;
}

const ANSWERS =
  "[data-part=dock] .choices button:not([aria-disabled]), [data-part=side] .ways button, [data-part=side] [data-part=pieces] button";

async function untilAnswered(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await question(page);
  await act();
  await page.waitForTimeout(BETWEEN_PRESSES);
  if ((await question(page)) === before) await act();
}

export const mouseHand: Hand = {
  async choose(page, _label, id) {
    if (id === undefined) await page.locator("[data-part=side] [data-part=pieces] button").first().click();
    else await clickPiece(page, id);
    const roll = page.getByRole("button", { name: "Roll the initiative test" });
    if ((await roll.count()) > 0) await roll.click();
  },
  async button(page, name) {
    await untilAnswered(page, () => page.getByRole("button", { name }).last().click());
  },
  async first(page) {
    await untilAnswered(page, () => page.locator(ANSWERS).first().click());
  },
};

/** Only what a screen reader has: roles and names, the focus, and Enter. */
export const namesHand: Hand = {
  async choose(page, label) {
    const counter = page.getByRole("application").getByRole("button", { name: label });
    await untilAnswered(page, async () => {
      await counter.first().focus();
      await page.keyboard.press("Enter");
    });
  },
  async button(page, name) {
    await untilAnswered(page, async () => {
      await page.getByRole("button", { name }).last().focus();
      await page.keyboard.press("Enter");
    });
  },
  async first(page) {
    const choices = page.getByRole("group", { name: "Actions" }).getByRole("button");
    const answers = (await choices.count()) > 0 ? choices : page.locator(ANSWERS);
    await untilAnswered(page, async () => {
      await answers.first().focus();
      await page.keyboard.press("Enter");
    });
  },
};

/** Only keys: Tab on the map, Enter, and the letters and numbers of the dock. */
export const keysHand: Hand = {
  async choose(page, label) {
    await counters(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("F6");
    for (let step = 0; step < 40; step++) {
      const name = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
      if (label.test(name)) break;
      await page.keyboard.press("Tab");
    }
    await untilAnswered(page, () => page.keyboard.press("Enter"));
  },
  async button(page, name) {
    const key = /end|ready|go on|stay|halt|nobody/i.test(name.source) ? "e" : "Enter";
    await untilAnswered(page, () => page.keyboard.press(key));
  },
  async first(page) {
    await untilAnswered(page, () => page.keyboard.press("1"));
  },
};

/** Plays from the set-up to the second turn: Sherman attacks Evans, the others hold; every question is answered somehow. */
export async function playFirstTurn(page: Page, hand: Hand): Promise<readonly string[]> {
  const asked: string[] = [];
  const north = ["Sherman", "Keyes", "Blenker", "Davies", "Richardson"];
  const south = ["Jones", "Early", "Ewell", "Bartow", "Bonham"];
  for (let step = 0; step < 140; step++) {
    const text = await question(page);
    asked.push(text);
    const turn = page.locator("[data-part=header] [aria-current=step]").first();
    if ((await turn.count()) > 0 && (await turn.innerText()).startsWith("T2")) return asked;
    if (/arrange your brigades/.test(text)) await hand.button(page, /Ready$/);
    else if (text.startsWith("Mark brigades")) await hand.button(page, /Go on$/);
    else if (text.startsWith("Choose the brigade")) {
      const side = await page.locator("[data-part=prompt]").getAttribute("class");
      const name = (side?.includes("north") ? north : south).shift() ?? "Blenker";
      await hand.choose(page, new RegExp(`\\b${name}, (North|South), at `), name.toLowerCase());
    } else if (text.startsWith("Sherman acts")) {
      await page.keyboard.press("a");
      await hand.button(page, /^Declare attack/);
    } else if (/(acts|march on)/.test(text)) await hand.button(page, /^(Press again: )?End /);
    else if (/HQ ride/.test(text)) await hand.button(page, /HQs stay$/);
    else if (COMBAT.test(text)) await hand.button(page, /^Fight: roll the dice/);
    else if (/advances\?/.test(text)) await hand.button(page, /Nobody advances$/);
    else if (/marked brigade marches/.test(text))
      await hand.choose(page, /^(?!.*zone).*marked for Operational movement/);
    else await hand.first(page);
    await page.waitForTimeout(60);
  }
  throw new Error(`The first turn did not end. Asked last: ${asked.slice(-12).join(" / ")}`);
}
