import type { GameEvent } from "@stonebridge/games/no-written-orders";
import type { SituationBase } from "@stonebridge/kernel";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { POSITIONS } from "../../../src/games/no-written-orders/lessons/positions.ts";
import Assaults from "../../../src/games/no-written-orders/panels/Assaults.svelte";
import Report from "../../../src/games/no-written-orders/panels/Report.svelte";
import { settings } from "../../../src/settings/settings.svelte.ts";
import { targetOf } from "../../../src/games/contract/offers.ts";
import type { PlayState } from "../../../src/play/play-state.svelte.ts";
import { openScreen, pressSlowly } from "../two-at-one-screen.svelte.ts";
import { allWords, panelAlone, press, wordsOf } from "./panel-alone.ts";
import { testPanelsOf } from "./panel-tests.ts";

testPanelsOf("no-written-orders");
afterEach(() => settings.set({ twoClicks: false }));

/** Hunter’s division before Evans, who stands on Matthews Hill: assaults are declared next. */
async function open(dice: readonly number[]): Promise<PlayState> {
  pressSlowly();
  const situation = { ...POSITIONS.assault.situation, dice } as SituationBase;
  const play = await openScreen("no-written-orders", situation, "first-bull-run");
  uncover(play);
  return play;
}

function uncover(play: PlayState): void {
  if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
  flushSync();
}

/** Hunter’s batteries in range of the hill, in these hexes. */
async function withBatteries(reynolds: string, griffin: string): Promise<PlayState> {
  pressSlowly();
  const { situation } = POSITIONS.sight;
  const { placements } = situation as unknown as { readonly placements: readonly { readonly unit: string }[] };
  const at: Readonly<Record<string, string>> = { u_reynolds: reynolds, u_griffin: griffin };
  const moved = placements.map((one) => (one.unit in at ? { ...one, at: at[one.unit] } : one));
  const play = await openScreen(
    "no-written-orders",
    { ...situation, placements: moved, dice: [3, 3, 3, 3] } as SituationBase,
    "first-bull-run",
  );
  uncover(play);
  return play;
}

/** Takes a unit in hand. @returns what it could assault */
function inHand(play: PlayState, unit: string) {
  play.choosing.pick({ kind: "piece", id: unit });
  flushSync();
  const [offer] = play.offers.filter(({ meaning }) => meaning === "assault");
  if (!offer) throw new Error(`${unit} can assault nobody.`);
  return offer;
}

/** Plays what is offered under a meaning. @throws Error where nothing is */
function take(play: PlayState, meaning: string): void {
  const offer = play.offers.find((one) => one.meaning === meaning);
  if (!offer) throw new Error(`Nothing on offer means ${meaning}.`);
  play.doing.play(offer.actions);
  uncover(play);
}

function declare(play: PlayState, ...units: readonly string[]): void {
  for (const unit of units) {
    play.doing.play(inHand(play, unit).actions);
    flushSync();
  }
}

/** The chances of a forecast in percent, best for the attackers first. */
function chances(panel: Element): readonly number[] {
  return allWords(panel, ".odds li b").map((share) => Number.parseFloat(share));
}

describe("the forecast of assaults by itself", () => {
  it("says what to do while none is declared", async () => {
    const panel = panelAlone(await open([]), Assaults, {});
    expect(panel.querySelectorAll("article")).toHaveLength(0);
    expect(wordsOf(panel)).toContain("No assault declared yet");
    expect(wordsOf(panel)).not.toContain("Taken for granted");
  });

  it("says of what is in preview that nothing is done yet, and has the button that does it", async () => {
    const play = await open([]);
    const panel = panelAlone(play, Assaults, {});
    play.choosing.weigh(inHand(play, "u_porter"));
    flushSync();
    expect(wordsOf(panel.querySelector("article"))).toContain("preview: nothing has happened yet");
    press(panel, "Cancel Esc");
    expect(panel.querySelectorAll("article")).toHaveLength(0);
    play.choosing.weigh(inHand(play, "u_porter"));
    flushSync();
    const [declares] = allWords(panel, "article button");
    const { length } = play.session;
    press(panel, declares ?? "");
    expect(play.session.length).toBe(length + 1);
    expect(wordsOf(panel)).not.toContain("in preview");
  });

  it("reckons with whom it names, all ends of it, and anew with each who joins", async () => {
    const play = await open([]);
    const panel = panelAlone(play, Assaults, {});
    declare(play, "u_porter");
    expect(wordsOf(panel.querySelector("h3"))).toBe("Assault on Matthews Hill");
    expect(allWords(panel, ".row:first-of-type li")).toEqual(["A. Porter’s brigade"]);
    const alone = chances(panel);
    expect(alone).toHaveLength(4);
    expect(Math.abs(alone.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(0.3);
    expect(wordsOf(panel)).not.toContain("In flank");
    declare(play, "u_burnside");
    expect(allWords(panel, "article")).toHaveLength(1);
    expect(wordsOf(panel)).toContain("In flank");
    expect(chances(panel)[0]).toBeGreaterThan(alone[0] as number);
    expect(panel.querySelector("button")).toBeNull();
  });

  it("marks what is in preview and changes nothing of the game by it", async () => {
    settings.set({ twoClicks: true });
    const play = await open([]);
    const panel = panelAlone(play, Assaults, {});
    const before = play.session.length;
    const [target = "space:"] = inHand(play, "u_porter").targets;
    play.choosing.pick(targetOf(target));
    flushSync();
    expect(play.choosing.weighed?.meaning).toBe("assault");
    expect(panel.querySelectorAll("article.preview")).toHaveLength(1);
    expect(play.session.length).toBe(before);
    play.choosing.back();
    play.choosing.back();
    flushSync();
    expect(panel.querySelectorAll("article")).toHaveLength(0);
  });
});

describe("a bombardment by two batteries", () => {
  it.each([
    ["one hex", "2413", "2413"],
    ["two hexes", "2413", "2314"],
  ])(
    "NWO-RUL120 from %s is declared by picks on the map, one after the other, and both fire",
    async (_, reynolds, griffin) => {
      const play = await withBatteries(reynolds, griffin);
      for (const id of ["u_reynolds", "u_griffin"]) {
        play.choosing.pick({ kind: "piece", id });
        play.choosing.pick({ kind: "space", id: "2515" });
        play.choosing.commitWeighed();
        flushSync();
      }
      // With the last of them there is nothing left to declare.
      const fired = play.session.steps
        .flatMap(({ events }) => events as readonly GameEvent[])
        .filter(({ type }) => type === "fired");
      expect(fired).toMatchObject([{ kind: "bombardment", units: ["u_reynolds", "u_griffin"], hex: "2515" }]);
    },
  );
});

describe("the sheet of a fight by itself", () => {
  /** With low dice all fire misses, with high ones it hits, and the hits are dealt out. */
  const LOW = Array.from({ length: 20 }, () => 1);

  const HIGH = Array.from({ length: 20 }, () => 6);

  it("is not there before the first fight", async () => {
    const panel = panelAlone(await open([]), Report, {});
    expect(wordsOf(panel)).toBe("");
  });

  it("tells who fought whom and all that came of it, each with its rule, and can be put away", async () => {
    const play = await open(LOW);
    const panel = panelAlone(play, Report, {});
    declare(play, "u_porter", "u_burnside");
    expect(wordsOf(panel)).toBe("");
    take(play, "end-declaration");
    expect(wordsOf(panel.querySelector("h2"))).toBe("Fight for Matthews Hill");
    const [attackers, defenders] = [...panel.querySelectorAll(".row")].map((one) => allWords(one, "li"));
    expect(attackers).toEqual(expect.arrayContaining(["A. Porter’s brigade", "Burnside’s brigade"]));
    expect(defenders).toEqual(["Evans’ brigade", "Davidson’s battery"]);
    const told = [...panel.querySelectorAll("ol > li")];
    expect(told).toHaveLength(2);
    for (const one of told) expect(one.querySelectorAll("a.chip"), wordsOf(one)).toHaveLength(1);
    for (const one of told) expect(wordsOf(one)).toContain("No hit");
    press(panel, "Close the report");
    expect(wordsOf(panel)).toBe("");
  });

  it("cannot be put away while the fight asks something, and stays until that is answered", async () => {
    const play = await open(HIGH);
    const panel = panelAlone(play, Report, {});
    declare(play, "u_porter", "u_burnside");
    take(play, "end-declaration");
    const closes = (): Element | null => panel.querySelector('[aria-label="Close the report"]');
    expect(play.session.decision).toMatchObject({ step: "hits" });
    expect(closes()).toBeNull();
    let lines = panel.querySelectorAll("ol > li").length;
    while (closes() === null) {
      play.doing.play(play.offers.find(({ actions }) => actions.length > 0)?.actions ?? []);
      uncover(play);
      expect(panel.querySelectorAll("ol > li").length).toBeGreaterThanOrEqual(lines);
      lines = panel.querySelectorAll("ol > li").length;
    }
    expect(wordsOf(panel)).toContain("loses a step");
    press(panel, "Close the report");
    expect(wordsOf(panel)).toBe("");
  });
});
