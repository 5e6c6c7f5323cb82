import { fileURLToPath } from "node:url";
import { bullRun1983 } from "@stonebridge/games/bull-run-1983";
import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { atRest } from "../at-rest.ts";
import { visits } from "./harness.ts";
import {
  actingDivision,
  describe1861,
  firstOrders,
  marchAndAttack,
  northernHalf,
  stackOnTheMove,
} from "./press-positions.ts";
import { asked, BETWEEN_PRESSES, dock, onTheMap, PROMPT, side, startFrom } from "./screen-hands.ts";

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
    await atRest(this.page);
  }
}

/** Opens a situation for two at one screen; nothing of it is counted. */
async function begin(game: string, situation: string | object): Promise<CountedHands> {
  const { page } = await go();
  await startFrom(page, `/new/${game}?opponent=here&guide=off`, situation);
  const uncover = page.getByRole("button", { name: /show the map/ });
  await uncover.or(page.locator(PROMPT)).first().waitFor();
  if (await uncover.isVisible()) await uncover.click();
  await onTheMap(page);
  await atRest(page);
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
  await atRest(page);
  await page.keyboard.press(arrow);
  const hex = page.locator("#play-map [data-space]:focus");
  await hex.waitFor();
  await atRest(page);
  const box = await hex.boundingBox();
  if (!box) throw new Error("There is no hex.");
  // The stack that the focus opened is closed again.
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await atRest(page);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

interface Task {
  readonly title: string;
  /** Presses that it took before what can be undone was no longer asked: one for each question, two where it ended something. */
  readonly before: number;
  /** Presses that it may take. */
  readonly most: number;
  play(): Promise<CountedHands>;
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
      await atRest(page);
      await hands.drag(await piece(page, unit), await zone(page, to), `${unit} to ${to}`);
      await hands.click(await zone(page, enemy), enemy);
      await asked(page, /^Roll the dice/);
      await hands.click(side(page).getByRole("button", { name: /^Fight/ }), "Fight");
      await page.locator("[data-part=fight]").waitFor();
      return hands;
    },
  },
  {
    title: "1861: end the last brigade’s move where it stands",
    before: 5,
    most: 3,
    async play() {
      const hands = await begin("bull-run-1861", describe1861(one));
      await hands.click(await piece(hands.page, "sherman"), "Sherman");
      await hands.key("e");
      await hands.key("e");
      await asked(hands.page, /^(Choose the brigade|Does an HQ)/);
      return hands;
    },
  },
  {
    title: "1861: take a finished move back, and make it again",
    before: 5,
    most: 2,
    async play() {
      const hands = await begin("bull-run-1861", describe1861(three));
      const { page } = hands;
      await hands.drag(await piece(page, "sherman"), await zone(page, "big-woods"), "Sherman to Big Woods");
      await hands.key("e");
      hands.pressed.length = 0;
      await hands.key("Shift+U");
      await page.getByRole("button", { name: "Redo" }).waitFor();
      await hands.key("Control+Y");
      await page.locator("[data-part=log]").getByText(/faces/).waitFor();
      return hands;
    },
  },
  {
    title: "1862: move two brigades of a division",
    before: 8,
    most: 3,
    async play() {
      const { situation, moves } = actingDivision("march", 2);
      const hands = await begin("second-bull-run-1862", situation);
      const { page } = hands;
      for (const { unit, zone: to } of moves.slice(0, 2)) {
        await page.locator(`#play-map [data-piece="${unit}"]`).focus();
        await atRest(page);
        await hands.drag(await piece(page, unit), await zone(page, to), `${unit} to ${to}`);
      }
      await hands.key("e");
      await page
        .getByRole("heading", { name: /acts next|which brigade/i })
        .first()
        .waitFor();
      return hands;
    },
  },
  {
    title: "1862: declare an attack",
    before: 3,
    most: 1,
    async play() {
      const { situation, moves } = actingDivision("attack", 0);
      const hands = await begin("second-bull-run-1862", situation);
      const { page } = hands;
      const [{ unit, zone: enemy }] = moves as [(typeof moves)[number]];
      await page.locator(`#play-map [data-piece="${unit}"]`).focus();
      await atRest(page);
      await hands.drag(await piece(page, unit), await zone(page, enemy), `${unit} onto ${enemy}`);
      await page
        .locator("[data-part=log]")
        .getByText(/attack/i)
        .first()
        .waitFor();
      return hands;
    },
  },
  {
    title: "1983: move a stack",
    before: 4,
    most: 1,
    async play() {
      const hands = await begin("bull-run-1983", bullRun1983.situation("historical"));
      const { page } = hands;
      const to = await hexBeside(page, "us-2me", "ArrowLeft");
      await hands.drag(await piece(page, "us-2me"), to, "the stack one hex");
      await page
        .locator("[data-part=log]")
        .getByText(/Keyes’ brigade: GG7/)
        .waitFor();
      return hands;
    },
  },
  {
    title: "1983: have the declaration completed, and declare",
    before: 2,
    most: 2,
    async play() {
      const hands = await begin("bull-run-1983", file("declaration-1983"));
      await hands.click(dock(hands.page).getByRole("button", { name: "Complete for me" }), "Complete for me");
      await asked(hands.page, /^Declare the battles as they stand/);
      await hands.key("e");
      await asked(hands.page, /^Which battle/);
      return hands;
    },
  },
  {
    title: "Orders: march a stack",
    before: 4,
    most: 1,
    async play() {
      const { situation, unit, arrow } = stackOnTheMove();
      const hands = await begin("no-written-orders", situation);
      const { page } = hands;
      // From afar counters are larger than their hexes.
      for (let press = 0; press < 3; press++) await page.getByRole("button", { name: "Zoom in" }).click();
      const to = await hexBeside(page, unit, arrow);
      await hands.drag(await piece(page, unit), to, "the stack one hex");
      await page
        .locator("[data-part=log]")
        .getByText(/ and 1 more\)/)
        .waitFor();
      return hands;
    },
  },
  {
    title: "Orders: give a division an order",
    before: 3,
    most: 2,
    async play() {
      const hands = await begin("no-written-orders", firstOrders());
      const { page } = hands;
      await page.locator('#play-map [data-piece="tyler"]').focus();
      await atRest(page);
      const from = await piece(page, "tyler");
      await hands.drag(from, await piece(page, "u_keyes"), "the leader to where it goes");
      await side(page)
        .getByRole("heading", { name: /^Will he obey/ })
        .waitFor();
      await hands.key("Enter");
      await side(page).getByText("Written, not yet sent").waitFor();
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

  it("are half of what they were, all tasks together", () => {
    const sum = (of: (task: Task) => number) => TASKS.reduce((all, task) => all + of(task), 0);
    expect(sum(({ most }) => most) * 2).toBeLessThanOrEqual(sum(({ before }) => before));
  });
});
