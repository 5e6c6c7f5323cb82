import { fastDice } from "@stonebridge/kernel";
import { type Action, couriersTo, noWrittenOrders, type Position } from "@stonebridge/games/no-written-orders";
import { namesOf } from "@stonebridge/games/no-written-orders/text";
import { texts } from "@stonebridge/games/no-written-orders/text/en";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityFaults, sidewaysOverflow, SIZES, visits } from "./harness.ts";
import { asked, BETWEEN_PRESSES, dock, PROMPT, side, startFrom } from "./screen-hands.ts";

const go = visits();

const game = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));
const names = namesOf(texts, game.field);

/** Answers that let everything be. */
const ENDINGS: ReadonlySet<Action["type"]> = new Set([
  "done",
  "end",
  "decline",
  "end-bombardment",
  "end-declaration",
  "stand",
  "stay",
  "stop",
  "hold-fire",
]);

/** Plays on, letting everything be, until somebody is asked something. */
function playedTo(position: Position, step: string, turn: number, by = "union"): Position {
  const dice = fastDice(11);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) throw new Error(`Nobody is asked ${step}.`);
    if (decision.step === step && position.turn === turn && decision.sides.includes(by)) return position;
    const actions = decision.actions as readonly Action[];
    const idle = actions.find(({ type }) => ENDINGS.has(type));
    const action = idle ?? (actions[dice.roll("choice", actions.length) - 1] as Action);
    game.act(position, decision.sides[0] as string, action, dice);
  }
}

/** An order of Beauregard’s that an aide brings in the second turn. */
interface Riding {
  readonly position: Position;
  readonly to: string;
  readonly hex: string;
}

/** The second Command Phase: an aide of Beauregard’s rides with the order to march. */
function withAide(): Riding {
  for (const to of ["C1", "C2", "C3", "C5", "evans-brigade", "d-r-jones-brigade"]) {
    const riding = ordered(to);
    if (riding && couriersTo(game.field, riding.position, to)[0]?.delivery.turn === 2) return riding;
  }
  throw new Error("No aide of Beauregard’s arrives in the second turn.");
}

/** Beauregard orders somebody to march, who is not near him. */
function ordered(to: string): Riding | undefined {
  const position = playedTo(game.start(fastDice(11)), "orders", 1, "confederate");
  const give = (action: Action): void => game.act(position, "confederate", action, fastDice(1));
  const address: Action = { type: "address", from: "beauregard", to };
  if (game.whyNot(position, "confederate", address)) return undefined;
  give(address);
  give({ type: "kind", order: "march" });
  const decision = game.decision(position);
  const aim = decision.over ? undefined : decision.actions.find(({ type }) => type === "aim");
  if (aim?.type !== "aim") return undefined;
  give(aim);
  give({ type: "send" });
  return { position: playedTo(position, "initiative", 2), to, hex: aim.hex };
}

/** The same with losses under Tyler's Probe: his confidence is due. */
function shaken(position: Position): Position {
  const at = game.field.holderIndex.get("U1") as number;
  const standing = position.standing[at];
  if (standing === undefined) throw new Error("Tyler has no order.");
  position.standing = position.standing.with(at, { ...standing, shaken: true });
  return position;
}

/** Starts a game of two at one screen from a position, with dice rolled on the table. */
async function startAt(page: Page, position: Position): Promise<void> {
  await startFrom(page, "/new/no-written-orders?opponent=here&dice=typed", game.describe(position));
  await uncover(page, "Union");
}

/** The device is handed over. */
async function uncover(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `I play ${name}: show the map` }).click();
  await page.locator(PROMPT).waitFor();
}

/** A button that ends something, pressed twice. */
async function end(page: Page, name: string): Promise<void> {
  await dock(page).getByRole("button", { name }).click();
  await page.waitForTimeout(BETWEEN_PRESSES);
  await dock(page)
    .getByRole("button", { name: `Press again: ${name}` })
    .click();
}

/** Neither side's leaders try anything. */
async function nobodyTries(page: Page): Promise<void> {
  await asked(page, /^Union: does a leader/);
  await end(page, "No more tries");
  await uncover(page, "Confederates");
  await asked(page, /^Confederates: does a leader/);
  await end(page, "No more tries");
}

/** Both sides send what they have written. @param look what is looked at before the Confederates do */
async function bothHaveWritten(page: Page, look: () => Promise<void>): Promise<void> {
  await end(page, "The orders are complete");
  await uncover(page, "Confederates");
  await asked(page, /^Confederates: who gets/);
  await look();
  await end(page, "The orders are complete");
}

const faces = async (page: Page, ...dice: readonly number[]) => {
  for (const die of dice) {
    await page.locator("#typed-die").waitFor();
    await page.keyboard.press(String(die));
  }
};

describe("an order", () => {
  it("is drawn by keys, weighed, written, and seen by nobody on the other side", async () => {
    const { page, errors } = await go();
    await startAt(page, playedTo(game.start(fastDice(11)), "orders", 1));
    await asked(page, /^Union: who gets a new order/);
    await side(page)
      .getByRole("button", { name: /^Richardson/ })
      .focus();
    await page.keyboard.press("Enter");
    await page.locator("#play-map [data-piece=richardson]:focus").waitFor();
    await page.keyboard.press("3");
    await page.locator("[data-part=dock] button[aria-pressed=true]", { hasText: "Defend" }).waitFor();
    // The first hex that the order may aim at; Enter previews it.
    await page.keyboard.press("Tab");
    await page.locator("#play-map [data-space]:focus").waitFor();
    await page.keyboard.press("Enter");
    await side(page)
      .getByRole("heading", { name: /^Will he obey/ })
      .waitFor();
    await side(page).getByText("From McDowell").waitFor();
    await side(page)
      .getByRole("region", { name: "The order" })
      .filter({ hasText: /by an aide, arrives T\d/ })
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.waitForTimeout(BETWEEN_PRESSES);
    await page.keyboard.press("Enter");
    await side(page).getByText("Written, not yet sent").waitFor();
    await side(page).getByText("1 of 2 left").waitFor();
    await end(page, "The orders are complete");
    await uncover(page, "Confederates");
    await asked(page, /^Confederates: who gets/);
    expect(await side(page).innerText()).not.toMatch(/Richardson|McDowell|Written/);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("rides with an aide, arrives, and is obeyed as the dice will have it", async () => {
    const { page, errors } = await go();
    const { position, to, hex } = withAide();
    const march = `March to ${names.hex(hex)}: by an aide`;
    await startAt(page, position);
    await asked(page, /^Union: does a leader/);
    expect(await side(page).innerText()).not.toContain("by an aide");
    await end(page, "No more tries");
    await uncover(page, "Confederates");
    await side(page).getByText(march).waitFor();
    await end(page, "No more tries");
    await uncover(page, "Union");
    await asked(page, /^Union: who gets/);
    await bothHaveWritten(page, async () => expect(await side(page).getByText(march).count()).toBe(0));
    await faces(page, 6, 6);
    await side(page)
      .getByText(new RegExp(`${names.holder(to)} follows its order: March`, "iu"))
      .waitFor();
    expect(errors).toEqual([]);
  });

  it("fails when confidence goes: the units go back, and fall back from then on", async () => {
    const { page, errors } = await go();
    await startAt(page, shaken(playedTo(game.start(fastDice(11)), "initiative", 2)));
    await nobodyTries(page);
    // the die of his confidence is the Union's secret: it has the device before it is typed
    await uncover(page, "Union");
    await faces(page, 6);
    await asked(page, /has failed/);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe("on a phone", () => {
  it("an order is drawn with taps, within the width and without an accessibility fault", async () => {
    const { page, errors } = await go({ viewport: SIZES.phone, hasTouch: true, locale: "fr-FR" });
    await page.goto("/new/no-written-orders?opponent=here");
    await page.getByRole("button", { name: /^Commencer/ }).click();
    await page.getByRole("button", { name: /^Je joue/ }).click();
    await asked(page, /^Union/);
    await page.locator(".sheet button", { hasText: "Division Tyler" }).click();
    await dock(page).getByRole("button", { name: "Marche" }).waitFor();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("a target found by its name is weighed in the sheet and on the map, and given by a press of its own", async () => {
    const { page, errors } = await go({ viewport: SIZES.phone, hasTouch: true });
    await page.goto("/new/no-written-orders?opponent=here&guide=off");
    await page.getByRole("button", { name: /^Start/ }).click();
    await uncover(page, "Union");
    await asked(page, /^Union: does a leader/);
    await page.locator(".sheet button", { hasText: "Hunter’s division" }).click();
    await page.getByRole("combobox", { name: /^Target by name/ }).fill("cub run bridge");
    await page.waitForTimeout(BETWEEN_PRESSES);
    await page.keyboard.press("Enter");
    await page.locator("#play-map [data-space]:focus").waitFor();
    await page.locator(".sheet").getByText("acts 17%, bad move 28%").waitFor();
    expect(await page.locator(".sheet").getByText("Tried, not yet rolled").count()).toBe(0);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Let him try · March", exact: true }).click();
    await page.locator(".sheet").getByText("Tried, not yet rolled").waitFor();
    expect(errors).toEqual([]);
  });
});
