import { fastDice, type SituationBase } from "@stonebridge/kernel";
import { plain } from "@stonebridge/kernel/words";
import { describe, expect, it, vi } from "vitest";
import shapes from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { type Action, type AskingStep, secondBullRun1862 } from "@stonebridge/games/second-bull-run-1862";
import { targetOf } from "../../src/games/contract/offers.ts";
import { isWanted } from "../../src/play/left-to-do.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { situationAsking as combatAsked } from "../unit/tables-1862.ts";
import Report from "../../src/games/second-bull-run-1862/panels/Report.svelte";
import Prompt from "../../src/play/parts/Prompt.svelte";
import { allWords, panelAlone } from "./panels/panel-alone.ts";
import { testPanelsOf } from "./panels/panel-tests.ts";
import { openScreen, pressSlowly } from "./two-at-one-screen.svelte.ts";

testPanelsOf("second-bull-run-1862");

/** A game of two at one screen, on a screen without a map. */
async function open(
  scenario: string,
  situation: object = secondBullRun1862.situation(scenario),
  dice: "rolled" | "typed" = "rolled",
): Promise<PlayState> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(shapes)));
  pressSlowly();
  return openScreen("second-bull-run-1862", situation as SituationBase, scenario, ["union", "confederate"], dice);
}

/** Everything a player can press or point at now: buttons of the dock, answers in the panel, targets on the map. */
function pressables(play: PlayState): readonly (() => void)[] {
  const onMap = new Set(play.boardModel.pieces.map(({ id }) => `piece:${id}`));
  const buttons = play.choices
    .filter(({ does }) => does.kind === "offer" || (does.kind === "offers" && does.offers.length > 0))
    .map((choice) => () => {
      const before = play.position;
      play.choosing.choose(choice);
      if (play.position === before) play.choosing.enter();
      if (play.position === before) play.choosing.commitWeighed();
    });
  const picks = play.offers.flatMap((offer) => {
    const [target] = offer.targets.filter(
      (one) => one.startsWith("space:") || onMap.has(one) || offer.meaning === "select",
    );
    if (target === undefined) return [];
    return [
      () => {
        const before = play.position;
        play.choosing.pick(targetOf(target));
        if (play.position === before && play.choosing.weighed) play.choosing.commitWeighed();
      },
    ];
  });
  const answers = play.moves.answers(play.offers).flatMap((one) => (one ? [() => play.choosing.commit(one)] : []));
  return [...buttons, ...picks, ...answers];
}

describe("a whole game of 1862 on the screen", () => {
  it("is played from the set-up to the end by buttons and picks alone", { timeout: 240_000 }, async () => {
    const play = await open("august-30");
    const choose = fastDice(3);
    const { session } = play;
    const asked = new Set<string>();
    let idle = 0;
    while (!session.decision.over) {
      const { decision, position } = session;
      asked.add(decision.step);
      expect(play.words.question(decision).sentence.length).toBeGreaterThan(0);
      const quick = play.choices.find(({ look, id }) => look === "commit" || id.startsWith("suggest"));
      // A division is over, and no more are named, once nobody is left to name: until then the button is a quiet one.
      if (quick?.look === "commit" && ["divisions", "division"].includes(decision.step))
        expect(isWanted(quick, play.moves.leftToDo)).toBe(decision.actions.length === 1);
      const ways = pressables(play);
      expect(ways.length, `${decision.step} ${JSON.stringify(decision.about)}`).toBeGreaterThan(0);
      const endsPart = quick !== undefined && choose.roll("end", 3) > 1;
      if (endsPart) {
        play.choosing.choose(quick);
        if (session.position === position) play.choosing.choose(quick);
      } else ways[choose.roll("way", ways.length) - 1]?.();
      idle = session.position === position ? idle + 1 : 0;
      expect(idle, `nothing goes on at ${decision.step}`).toBeLessThan(60);
    }
    expect([...asked]).toEqual(expect.arrayContaining(["placement", "designation", "divisions", "division", "march"]));
    expect(play.words.outcome(session.decision).length).toBeGreaterThan(0);
  });
});

/** A situation of a drawn game of both days in which somebody is asked this. @param fits whether these choices will do */
function situationAsking(step: AskingStep, fits: (actions: readonly Action[]) => boolean = () => true): object {
  const game = secondBullRun1862.open(secondBullRun1862.situation("both-days"));
  const [dice, choose] = [fastDice(3), fastDice(30)];
  const position = game.start(dice);
  for (;;) {
    const decision = game.decision(position);
    if (decision.over) throw new Error(`Nobody is asked ${step}.`);
    const { actions } = decision;
    if (decision.step === step && fits(actions)) return game.describe(position);
    const quick = actions.find(({ type }) => type === "suggest" || type === "ready");
    const action = quick ?? actions[choose.roll("choice", actions.length) - 1];
    if (action) game.act(position, decision.sides[0] as string, action, dice);
  }
}

describe("the set-up", () => {
  it("SB62-11.2-a names whom the next pick places", async () => {
    const play = await open("august-30");
    const said = () => {
      const { decision } = play.session;
      return decision.over ? "" : plain(play.words.question(decision).sentence);
    };
    expect(said()).toBe("Confederates: place Lee.");
    play.choosing.pick(targetOf("piece:archer"));
    expect(said()).toBe("Confederates: place Archer.");
  });
});

describe("a march in preview", () => {
  it("is spoken with its cost once", async () => {
    const play = await open(
      "both-days",
      situationAsking("march", (actions) => actions.some(({ type }) => type === "step")),
    );
    const spoken = play.offers.flatMap((one) => (one.meaning === "march" ? (play.moves.spoken(one) ?? []) : []));
    expect(spoken.length).toBeGreaterThan(0);
    for (const text of spoken) expect(text).toMatch(/^[^·]*, \d+ MP(?!.*MP)/);
  });
});

describe("the prompt", () => {
  it("SB62-11.1.2-a tells with the next question what the die of a corps commander gave", async () => {
    const play = await open("august-30", situationAsking("designation"), "typed");
    play.choosing.commit(play.offers.find(({ meaning }) => meaning === "designate"));
    play.session.typeDie(4);
    expect(play.table?.decision.step).toBe("divisions");
    const prompt = panelAlone(play, Prompt, {});
    await expect
      .poll(() => allWords(prompt, ".rolled"))
      .toEqual(["Sigel: − 1 = 3 (no army commander −1). 2 divisions act."]);
  });
});

describe("the sheet of a combat", () => {
  it("SB62-10.4-f says what a 6 costs the other side", async () => {
    const play = await open("august-29", combatAsked("combat"), "typed");
    play.choosing.commit(play.offers.find(({ meaning }) => meaning === "fight"));
    for (const face of [1, 6, 1]) play.session.typeDie(face);
    const [six, loss] = allWords(panelAlone(play, Report, {}), ".outcomes li");
    expect(six).toBe("A 6 of the Confederates: one Union brigade takes a loss. 10.4-f");
    expect(loss).toMatch(/^Tower takes a loss on a 6/);
  });
});

describe("the card on the map", () => {
  it("of the brigade that has to face after a fight waits until the sheet of the fight is put away", async () => {
    const play = await open("august-29", combatAsked("combat"), "typed");
    play.choosing.commit(play.offers.find(({ meaning }) => meaning === "fight"));
    for (const face of [1, 6, 3]) play.session.typeDie(face);
    const { report } = play.desk.screen;
    expect([play.table?.decision.step, play.cardPiece]).toEqual(["facing", "tower"]);
    expect([report.shown, play.cardOnMap]).toEqual([true, undefined]);
    play.card = "tower";
    expect(play.cardOnMap).toBe("tower");
    play.card = undefined;
    report.recall();
    expect([report.shown, play.cardOnMap]).toEqual([false, "tower"]);
  });
});

describe("overlays about a brigade", () => {
  it("say that one is to be chosen where they show nothing", async () => {
    const play = await open("both-days", situationAsking("division"));
    const legend = (id: string) => play.desk.map.overlays.find((one) => one.id === id)?.legend;
    expect(legend("reach")).toBe("Reach: choose a brigade of the division that acts");
    expect(legend("cohesion")).toMatch(/^Cohesion: choose/);
    const brigade = play.offers.find(({ meaning }) => meaning === "activate")?.piece;
    play.card = brigade;
    expect(legend("reach")).toBe("Movement points to each zone");
    expect(legend("cohesion")).toMatch(/^Zones where the brigade stays/);
  });
});

describe("a brigade that must march on", () => {
  it("SB62-9.1-c brings the few zones into sight where it may end", async () => {
    const bound = (actions: readonly Action[]): boolean =>
      actions.length <= 2 && actions.every(({ type }) => type === "step");
    const play = await open("both-days", situationAsking("march", bound));
    const ways = play.offers.filter(({ meaning }) => meaning === "march");
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.length).toBeLessThanOrEqual(6);
    const { all, along } = play.desk.map.attention;
    expect(all[0]).toBe(play.desk.map.spaceOf(play.decided ?? ""));
    expect(along).toEqual(
      expect.arrayContaining(ways.flatMap(({ targets }) => targets[0]?.slice("space:".length) ?? [])),
    );
  });

  it("shows the zones beside it where it may end", async () => {
    const free = (actions: readonly Action[]): boolean =>
      actions.some(({ type }) => type === "end") && !actions.some(({ type }) => type === "attack");
    const play = await open("both-days", situationAsking("march", free));
    const beside = play.offers.flatMap(({ meaning, actions, targets }) =>
      meaning === "march" && actions.length === 1 ? (targets[0]?.slice("space:".length) ?? []) : [],
    );
    expect(beside.length).toBeGreaterThan(0);
    const { all, along } = play.desk.map.attention;
    expect(new Set([...all, ...along])).toEqual(new Set([...all, ...beside]));
  });
});

describe("the night", () => {
  it("SB62-11.2.3-h tells how many may still march, not the names of an army", async () => {
    const play = await open("both-days", situationAsking("night-moves"));
    const ending = play.choices.find(({ look }) => look === "commit");
    if (ending?.does.kind !== "offer") throw new Error("The night marches cannot be ended.");
    expect(play.moves.leftOpen(ending.does.offer)).toBe("3 more brigades could make a night march.");
  });
});

describe("a die from the table", () => {
  it("is asked for in the name of the division that rolls it, or of its brigade", async () => {
    const play = await open("august-29");
    const asked = (kind: string, piece: string): string =>
      play.dieAsked({ kind, faces: 6, side: "union", piece, given: [] });
    expect(asked("reinforcement", "schurz")).toContain("Union, Schurz’s division: ");
    expect(asked("reinforcement", "milroy")).toContain("Union, Milroy: ");
    // Hood's division has a brigade of the same name.
    expect(asked("command-test", "hood")).toContain("Hood’s division: ");
    expect(asked("combat-test", "hood")).toContain("Union, Hood: ");
  });
});
