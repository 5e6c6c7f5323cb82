import { fileURLToPath } from "node:url";
import { fastDice } from "@stonebridge/kernel";
import { type Action, noWrittenOrders } from "@stonebridge/games/no-written-orders";
import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { visits } from "./harness.ts";
import { describe1861, marchAndAttack, northernHalf, situation1862 } from "./press-positions.ts";
import { asked, BETWEEN_PRESSES, dock, onTheMap, PROMPT, question, side, startFrom } from "./screen-hands.ts";

const go = visits();

const file = (name: string): string => fileURLToPath(new URL(`../unit/${name}.json`, import.meta.url));

type Place = readonly [number, number];

/** Hands that count what they press: a click, a tap, a key, and a drag from the press to the release are one each. */
class CountedHands {
  readonly page: Page;
  readonly pressed: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async click(what: Place | Locator, name: string): Promise<void> {
    if ("click" in what) await what.click();
    else await this.page.mouse.click(...what);
    await this.#done(`click ${name}`);
  }

  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.#done(key);
  }

  async drag(from: Place, to: Place, name: string): Promise<void> {
    await this.page.mouse.move(...from);
    await this.page.mouse.down();
    await this.page.mouse.move(from[0] + 12, from[1] + 12, { steps: 3 });
    await this.page.mouse.move(...to, { steps: 8 });
    await this.page.mouse.up();
    await this.#done(`drag ${name}`);
  }

  async #done(what: string): Promise<void> {
    this.pressed.push(what);
    await this.page.waitForTimeout(BETWEEN_PRESSES);
  }
}

/** Opens a situation for two at one screen; nothing of it is counted. */
async function begin(game: string, situation: string | object): Promise<CountedHands> {
  const { page } = await go();
  await startFrom(page, `/new/${game}?opponent=here&guide=off`, situation);
  const uncover = page.getByRole("button", { name: /show the field/ });
  await uncover.or(page.locator(PROMPT)).first().waitFor();
  if (await uncover.isVisible()) await uncover.click();
  await onTheMap(page);
  await page.waitForTimeout(600);
  return new CountedHands(page);
}

async function piece(page: Page, id: string): Promise<Place> {
  const box = await page.locator(`#play-map [data-piece="${id}"]`).boundingBox();
  if (!box) throw new Error(`${id} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height * 0.6];
}

/** A place in the zone that lies on no counter: the middle of its name or cost. */
async function zone(page: Page, id: string): Promise<Place> {
  const node = page.locator(`#play-map [data-space="${id}"]`);
  const box = await node.boundingBox();
  if (!box) throw new Error(`${id} is not to be seen.`);
  return node.evaluate((element, { x, y, width, height }) => {
    const inside: [number, number, number][] = [];
    for (let right = 1; right < 20; right++)
      for (let down = 1; down < 20; down++) {
        const at = [x + (width * right) / 20, y + (height * down) / 20] as const;
        const over = document.elementsFromPoint(...at);
        if (!over.includes(element) || over.some((one) => one.closest("[data-piece], button") !== null)) continue;
        inside.push([...at, Math.hypot(right - 10, down - 10)]);
      }
    const [best] = inside.toSorted((one, other) => one[2] - other[2]);
    if (!best) throw new Error("No place of the zone is free.");
    return [best[0], best[1]] as const;
  }, box);
}

/** The hex beside a piece, in the direction of an arrow key; the piece comes into sight. */
async function hexBeside(page: Page, id: string, arrow: string): Promise<Place> {
  await page.locator(`#play-map [data-piece="${id}"]`).focus();
  await page.waitForTimeout(500);
  await page.keyboard.press(arrow);
  await page.waitForTimeout(200);
  const box = await page.locator("#play-map [data-space]:focus").boundingBox();
  if (!box) throw new Error("There is no hex.");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(300);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

interface Task {
  readonly title: string;
  /** Presses that it took before the rule that what can be undone is never asked (commit 0d375321). */
  readonly before: number;
  /** Presses that it may take. */
  readonly most: number;
  play(): Promise<CountedHands>;
}

const ORDERS = noWrittenOrders.open(noWrittenOrders.situation("first-bull-run"));

/** The Union gives orders in the first turn. */
function ordering(): object {
  const dice = fastDice(11);
  const position = ORDERS.start(dice);
  for (;;) {
    const decision = ORDERS.decision(position);
    if (decision.over) throw new Error("Nobody gives orders.");
    if (decision.step === "orders" && decision.sides.includes("union")) return ORDERS.describe(position);
    const actions = decision.actions as readonly Action[];
    const idle = actions.find(({ type }) => ["done", "end", "decline", "stay", "stop"].includes(type));
    ORDERS.act(position, decision.sides[0] as "union", idle ?? (actions[0] as Action), dice);
  }
}

const three = northernHalf(3);
const one = northernHalf(1);

const TASKS: readonly Task[] = [
  {
    title: "1861: move a brigade two zones",
    before: 4,
    most: 2,
    async play() {
      const hands = await begin("bull-run-1861", describe1861(three));
      const { page } = hands;
      await hands.drag(await piece(page, "sherman"), await zone(page, "big-woods"), "Sherman to Big Woods");
      await hands.key("e");
      await asked(page, /^Choose the brigade/);
      return hands;
    },
  },
  {
    title: "1861: move the last brigade, attack and roll the dice",
    before: 6,
    most: 3,
    async play() {
      const hands = await begin("bull-run-1861", describe1861(one));
      const { page } = hands;
      const { unit, zone: to, enemy } = marchAndAttack(one);
      await page.locator(`#play-map [data-space="${enemy}"]`).focus();
      await page.locator(`#play-map [data-piece="${unit}"]`).focus();
      await page.waitForTimeout(500);
      await hands.drag(await piece(page, unit), await zone(page, to), `${unit} to ${to}`);
      await hands.click(await zone(page, enemy), enemy);
      await asked(page, /^Which combat/);
      await hands.key("Enter");
      await side(page)
        .getByRole("heading", { name: /^Combat/ })
        .first()
        .waitFor();
      return hands;
    },
  },
];

const counted: string[] = [];

describe("presses", () => {
  afterAll(() => {
    if (process.env["STONEBRIDGE_PRESSES"] !== undefined) process.stdout.write(`${counted.join("\n")}\n`);
  });

  it.each(TASKS.map((task) => [task.title, task] as const))("%s", async (title, { before, most, play }) => {
    const { pressed } = await play();
    counted.push(`| ${title} | ${before} | ${pressed.length} | ${pressed.join(", ")} |`);
    expect(pressed.length, pressed.join(", ")).toBeLessThanOrEqual(most);
  });

  it("are half of what they were, all ten tasks together", () => {
    const sum = (of: (task: Task) => number) => TASKS.reduce((all, task) => all + of(task), 0);
    expect(sum(({ most }) => most) * 2).toBeLessThanOrEqual(sum(({ before }) => before));
  });
});

export { dock, file, hexBeside, ordering, question, situation1862 };
