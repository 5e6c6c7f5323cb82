import type { SituationBase } from "@stonebridge/kernel";
import { noWrittenOrders, type Situation } from "@stonebridge/games/no-written-orders";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { POSITIONS } from "../../../src/games/no-written-orders/lessons/positions.ts";
import Arrivals from "../../../src/games/no-written-orders/panels/Arrivals.svelte";
import Losses from "../../../src/games/no-written-orders/panels/Losses.svelte";
import OrderOfBattle from "../../../src/games/no-written-orders/panels/OrderOfBattle.svelte";
import type { PlayState } from "../../../src/play/play-state.svelte.ts";
import { openScreen, pressSlowly } from "../two-at-one-screen.svelte.ts";
import { allWords, panelAlone, press, seek, wordsOf } from "./panel-alone.ts";
import { testPanelsOf } from "./panel-tests.ts";

testPanelsOf("no-written-orders");

/** Hunter’s division is broken: Burnside eliminated, Griffin’s battery gone for good. */
const BEATEN = POSITIONS.morale.situation as SituationBase & Pick<Situation, "placements" | "leaders" | "holders">;
const { field } = noWrittenOrders.open(BEATEN);

async function open(situation: SituationBase = BEATEN): Promise<PlayState> {
  pressSlowly();
  return openScreen("no-written-orders", situation, "first-bull-run");
}

const LEADING = new Set(BEATEN.leaders?.map(({ leader }) => leader));
/** A brigade a side. */
const LEFT = [
  { unit: "u_porter", at: "2412" },
  { unit: "c_bee", at: "2515" },
];

/** Both armies but for what is left are gone for good, and their leaders with them but for those who led the beaten. */
function allButGone(): SituationBase {
  const gone = field.units.filter(({ id }) => !LEFT.some(({ unit }) => unit === id));
  const others = field.leaders.filter(({ id }) => !LEADING.has(id));
  return {
    ...BEATEN,
    placements: [...LEFT, ...gone.map(({ id }) => ({ unit: id, at: "destroyed", lost: 1, fell: 3 }))],
    leaders: [...(BEATEN.leaders ?? []), ...others.map(({ id }) => ({ leader: id, at: "eliminated" }))],
    holders: BEATEN.holders?.filter(({ seat }) => seat !== undefined),
    orders: [],
  } as unknown as SituationBase;
}

/** The row that begins with a name. */
function row(panel: Element, selector: string, name: string): Element | undefined {
  return [...panel.querySelectorAll(selector)].find((one) => wordsOf(one).includes(name));
}

describe("the order of battle by itself", () => {
  it("tells where the beaten are and strikes out whom it names eliminated or gone", async () => {
    const panel = panelAlone(await open(), OrderOfBattle, {});
    const struck = allWords(panel, "b.gone");
    expect(struck).toEqual(["Burnside’s brigade", "Griffin’s battery"]);
    expect(wordsOf(row(panel, "li", "Burnside’s brigade"))).toContain("Eliminated");
    expect(wordsOf(row(panel, "li", "Griffin’s battery"))).toContain("Lost for good");
    expect(panel.querySelectorAll("li")).toHaveLength(field.units.length + field.leaders.length);
  });

  it("keeps the strength of who is out of sight, and the orders of both while nobody has the device", async () => {
    const play = await open();
    const panel = panelAlone(play, OrderOfBattle, {});
    const notes = (): readonly string[] => allWords(panel, "h4").filter((title) => title.includes("·"));
    const unseen = (): readonly string[] => allWords(panel, "li").filter((one) => one.includes("Out of sight"));
    expect(unseen().length).toBeGreaterThan(0);
    for (const one of unseen()) expect(one).toMatch(/ (\?–\d–\d+|\+\d)$/);
    expect(notes()).toEqual([]);
    play.session.sight.uncover();
    flushSync();
    expect(notes()).toEqual(["Hunter’s division · Fall Back", "Heintzelman’s division · Attack"]);
    expect(unseen().some((one) => one.startsWith("Sykes"))).toBe(false);
  });

  it("is struck out from end to end where an army is gone but for one brigade", async () => {
    const panel = panelAlone(await open(allButGone()), OrderOfBattle, {});
    expect(panel.querySelectorAll("b.gone").length).toBe(
      field.units.length - LEFT.length + field.leaders.length - LEADING.size,
    );
  });

  it("says that nobody is called so, and comes back with another word or side", async () => {
    const panel = panelAlone(await open(), OrderOfBattle, {});
    seek(panel, "Napoleon");
    expect(panel.querySelectorAll("li")).toHaveLength(0);
    expect(wordsOf(panel.querySelector(".empty"))).toBe("No unit or leader has that name.");
    seek(panel, "jackson");
    expect(allWords(panel, "li b")).toEqual(expect.arrayContaining(["Jackson’s brigade"]));
    press(panel, "Union");
    expect(wordsOf(panel.querySelector(".empty"))).toBe("No unit or leader has that name.");
  });
});

describe("losses by themselves", () => {
  it("say who is demoralised, and fill no bar beyond its end", async () => {
    const panel = panelAlone(await open(), Losses, {});
    const hunter = row(panel, "li", "Hunter");
    expect(hunter?.classList.contains("broken")).toBe(true);
    expect(wordsOf(hunter?.querySelector(".state"))).toBe("demoralised");
    const broken = [...panel.querySelectorAll("li.broken")];
    expect(broken).toHaveLength(1);
    const widths = [...panel.querySelectorAll<HTMLElement>(".bar i")].map(({ style }) =>
      Number.parseFloat(style.width),
    );
    expect(Math.max(...widths)).toBeLessThanOrEqual(100);
  });

  it("have no bar for who is never demoralised, and begin at none", async () => {
    const panel = panelAlone(
      await open(noWrittenOrders.situation("first-bull-run", { campPickens: "on" })),
      Losses,
      {},
    );
    for (const one of panel.querySelectorAll("li")) {
      const never = wordsOf(one).includes("never demoralised");
      expect(one.querySelector(".bar") === null, wordsOf(one)).toBe(never);
      expect(wordsOf(one.querySelector(".figure"))).toMatch(/^0( of \d+)?$/);
    }
    expect(wordsOf(panel)).toContain("never demoralised");
  });

  it("fill the bar of an army of which one brigade is left, and no further", async () => {
    const panel = panelAlone(await open(allButGone()), Losses, {});
    const army = row(panel, "li", "whole army");
    const [lost, level] = wordsOf(army?.querySelector(".figure")).split(" of ").map(Number);
    expect(lost).toBeGreaterThan(level as number);
    expect(army?.querySelector<HTMLElement>(".bar i")?.style.width).toBe("100%");
  });
});

describe("reinforcements by themselves", () => {
  it("name of each group who is still to come, and when", async () => {
    const panel = panelAlone(await open(), Arrivals, {});
    const named = allWords(panel, "li");
    expect(named.length).toBeGreaterThan(0);
    expect(named).not.toContain("Burnside’s brigade");
    for (const note of allWords(panel, "article .note")) expect(note).toMatch(/^(due .+|may enter now) · at .+/);
  });

  it("leave out of a group who has come", async () => {
    const group = field.scenario.arrivals.find(({ side, units }) => side === "confederate" && units.length > 1);
    const [came = "", ...others] = group?.units ?? [];
    const placements = (BEATEN.placements ?? []).filter(({ unit }) => !group?.units.includes(String(unit)));
    const play = await open({ ...BEATEN, placements: [...placements, { unit: came, at: "2719" }] } as SituationBase);
    const panel = panelAlone(play, Arrivals, {});
    expect(others.length).toBeGreaterThan(0);
    expect(allWords(panel, "li")).toEqual(expect.arrayContaining(others.map((unit) => play.words.piece(unit))));
    expect(allWords(panel, "li")).not.toContain(play.words.piece(came));
  });

  it("say so where nobody is left to come", async () => {
    const panel = panelAlone(await open(allButGone()), Arrivals, {});
    expect(panel.querySelectorAll("article")).toHaveLength(0);
    expect(wordsOf(panel)).toBe("No more reinforcements are due.");
  });
});
