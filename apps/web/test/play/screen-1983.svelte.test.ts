import { afterEach, describe, expect, it, vi } from "vitest";
import type { SituationBase } from "@stonebridge/kernel";
import type { BoardTarget } from "../../src/board/model.ts";
import { bullRun1983, declaredBattles, type BullRun1983, type Position } from "@stonebridge/games/bull-run-1983";
import { isWanted } from "../../src/play/left-to-do.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { openScreen } from "./two-at-one-screen.svelte.ts";
import { leaveScreens } from "./screens.svelte.ts";
import declaration from "../unit/declaration-1983.json" with { type: "json" };

useFakeIndexedDb();

afterEach(leaveScreens);

/** The Union's declaration on a screen without a map, of two at one screen. */
function open(situation: object = declaration): Promise<PlayState> {
  return openScreen("bull-run-1983", situation as SituationBase, "situation");
}

/** The Union's Movement phase, in contact with the enemy: a declaration of its own follows. */
const movement = { ...declaration, at: { stage: "movement", turn: 18, side: "union" } };

const pick = (play: PlayState, id: string) => play.choosing.pick({ kind: "piece", id });
const button = (play: PlayState, name: RegExp) => {
  const choice = play.choices.find(({ label }) => name.test(label));
  if (!choice) throw new Error(`No ${String(name)} among ${play.choices.map(({ label }) => label).join(", ")}`);
  play.choosing.choose(choice);
};
/** Targets and attackers of the battles, as the position has them in order. */
const battles = ({ session }: PlayState) =>
  declaredBattles(session.game as unknown as BullRun1983, session.position as Position).map(
    ({ targets, adjacent }) => [targets, adjacent.length] as const,
  );
/** As the board names it on the map: the numbers of the battles. */
const numbers = ({ boardModel }: PlayState) => boardModel.battles?.map(({ number, state }) => `${number} ${state}`);

describe("the composer on the screen", () => {
  it("keeps a battle's number while it is changed and when it is closed again", async () => {
    const play = await open();
    button(play, /^Complete/);
    // Everybody in contact fights: the battles can be declared, and most players do.
    const wanted = play.choices.filter((choice) => isWanted(choice, play.moves.leftToDo));
    expect(wanted.map(({ letter }) => letter)).toEqual(["e"]);
    const before = battles(play);
    const desk = play.desk.own as { composer: { change(number: number): void } };
    desk.composer.change(1);
    expect(numbers(play)).toEqual(["2 declared", "3 declared", "1 draft"]);
    button(play, /^Close/);
    expect(battles(play)).toEqual(before);
    expect(numbers(play)).toEqual(["1 declared", "2 declared", "3 declared"]);
  });

  it("takes a unit out by a second pick, and holds it in hand", async () => {
    const play = await open();
    pick(play, "cs-11va");
    pick(play, "us-2me");
    expect(battles(play)).toEqual([[["cs-11va"], 1]]);
    pick(play, "us-2me");
    expect(battles(play)).toEqual([[["cs-11va"], 1]]);
    await vi.waitFor(() => {
      pick(play, "us-2me");
      expect(battles(play)).toEqual([[["cs-11va"], 0]]);
    });
    expect(play.choosing.hand.piece).toBe("us-2me");
  });
});

describe("where the map looks", () => {
  it("is at the battle that is composed, and nowhere else until it is closed", async () => {
    const play = await open();
    const at = (...pieces: string[]) => new Set(pieces.map((piece) => play.desk.map.spaceOf(piece)));
    const asked = () => new Set(play.desk.map.attention.all);
    expect([...asked()]).toEqual([]);
    expect(play.desk.map.attention.any).toEqual(expect.arrayContaining([...at("cs-11va", "cs-2tenn")]));
    pick(play, "cs-11va");
    expect(asked()).toEqual(at("cs-11va"));
    pick(play, "us-2me");
    expect(asked()).toEqual(at("cs-11va", "us-2me"));
    expect(play.desk.map.attention.any).toEqual([]);
    button(play, /^Close/);
    expect(asked()).toEqual(new Set());
    // All battles, while the first to be fought is chosen.
    button(play, /^Complete/);
    button(play, /^Declare/);
    expect([...asked()]).toEqual(expect.arrayContaining([...at("cs-11va", "cs-2tenn", "cs-b-ewell")]));
  });
});

describe("where the map looks on a march", () => {
  it("is at the hexes of its first step, too", async () => {
    const play = await open(movement);
    const unit = play.offers.find(({ meaning, piece }) => meaning === "select" && piece !== undefined)?.piece ?? "";
    play.choosing.take({ piece: unit });
    const marches = play.offers.filter(
      ({ meaning, actions }) => meaning === "march" && actions.filter(({ type }) => type === "step").length === 1,
    );
    const steps = marches.flatMap(({ targets: [goal] }) => goal?.slice("space:".length) ?? []);
    expect(steps.length).toBeGreaterThan(0);
    expect(play.desk.map.attention.all).toEqual([play.desk.map.spaceOf(unit)]);
    expect(play.desk.map.attention.along).toEqual(steps);
  });
});

describe("the end of the Movement phase", () => {
  const ending = (play: PlayState) => {
    const choice = play.choices.find(({ letter }) => letter === "e");
    if (!choice || choice.does.kind !== "offer") throw new Error("The phase cannot be ended.");
    return { choice, offer: choice.does.offer };
  };

  it("is asked once and names who could still move, though it could be undone", async () => {
    const play = await open(movement);
    const { choice, offer } = ending(play);
    play.choosing.choose(choice);
    expect([play.session.length, play.choosing.armed]).toEqual([0, choice.id]);
    expect(play.moves.leftOpen(offer)).toMatch(/^Could still move: [^,]+, [^,]+, [^,]+, [^,]+ and \d+ more$/);
  });

  it("is asked again after an undo", async () => {
    const play = await open(movement);
    play.choosing.choose(ending(play).choice);
    expect(play.choosing.armed).toBeDefined();
    const marchOf = (id: string) => {
      pick(play, id);
      return play.offers.find(({ meaning }) => meaning === "march");
    };
    const march = play.boardModel.pieces.map(({ id }) => marchOf(id)).find((one) => one !== undefined);
    if (!march) throw new Error("Nobody can march.");
    play.choosing.choose(ending(play).choice);
    play.choosing.commit(march);
    expect(play.session.length).toBeGreaterThan(0);
    play.takingBack.undo();
    expect([play.session.length, play.choosing.armed]).toEqual([0, undefined]);
  });
});

describe("undo", () => {
  it("ends where somebody has resigned because the game is over, not because the other side decided", async () => {
    const play = await open();
    expect(play.takingBack.ends).toBe("Nothing to undo yet.");
    expect(play.session.resign()).toBe(true);
    expect([play.takingBack.steps, play.takingBack.ends]).toEqual([0, "Undo stops here: the game is over."]);
  });
});

describe("who cannot act", () => {
  it("has his card opened beside the reason", async () => {
    const play = await open();
    pick(play, "cs-11va");
    pick(play, "us-27ny");
    expect(play.denials.shown?.denial.refusal.reason).toMatch(/^assign/);
    expect(play.cardPiece).toBe("us-27ny");
  });
});

describe("the next that can act", () => {
  it("is a place to go to while a piece is in hand", async () => {
    const play = await open(bullRun1983.situation("historical"));
    play.session.sight.uncover();
    const focused: BoardTarget[] = [];
    play.board = { goTo: (target: BoardTarget) => focused.push(target) } as unknown as NonNullable<typeof play.board>;
    play.focusNext();
    pick(play, "us-2me");
    play.focusNext();
    expect(focused.map(({ kind }) => kind)).toEqual(["piece", "space"]);
  });

  it("goes on from the one it went to last, also where the focus was there before", async () => {
    const play = await open(bullRun1983.situation("historical"));
    play.session.sight.uncover();
    const gone: string[] = [];
    play.board = { goTo: ({ id }: BoardTarget) => gone.push(id) } as unknown as NonNullable<typeof play.board>;
    for (let press = 0; press < 3; press++) play.focusNext();
    expect(new Set(gone).size).toBe(3);
    play.pointed = `piece:${gone[0] ?? ""}`;
    play.focusNext();
    expect(gone[3]).not.toBe(gone[1]);
  });
});
