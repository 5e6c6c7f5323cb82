import { afterEach, describe, expect, it, vi } from "vitest";
import { type NoWrittenOrders, noWrittenOrders } from "@stonebridge/games/no-written-orders";
import { orderMode } from "../../src/games/no-written-orders/orders/hand.ts";
import { doDeed } from "../../src/play/deeds.ts";
import { isWanted } from "../../src/play/left-to-do.ts";
import type { PlayState } from "../../src/play/play-state.svelte.ts";
import { useFakeIndexedDb } from "../fake-indexed-db.ts";
import { openScreen, pressSlowly } from "./two-at-one-screen.svelte.ts";
import { leaveScreens } from "./screens.svelte.ts";
import { hears } from "./spoken.ts";

useFakeIndexedDb();

afterEach(() => {
  leaveScreens();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The first Command Phase of two at one screen, on a screen without a map: the Union is asked who tries. */
async function open(): Promise<PlayState> {
  pressSlowly();
  const play = await openScreen("no-written-orders", noWrittenOrders.situation("first-bull-run"), "first-bull-run");
  uncover(play);
  return play;
}

function uncover(play: PlayState): void {
  if (play.session.sight.curtain !== undefined) play.session.sight.uncover();
}

/** Ends what is asked, and hands the device over. */
function done(play: PlayState): void {
  const choice = play.choices.find(({ id }) => id.startsWith("done"));
  if (choice?.does.kind !== "offer") throw new Error("Nothing can be ended.");
  play.choosing.commit(choice.does.offer);
  uncover(play);
}

/** The Union writes orders. */
async function writing(): Promise<PlayState> {
  const play = await open();
  done(play);
  done(play);
  return play;
}

const opened: (situation: unknown) => NoWrittenOrders = noWrittenOrders.open;
const { grid } = opened(noWrittenOrders.situation("first-bull-run")).field.map;

/** A hex that is offered so, at a distance from another; counters are targets too, and stand in hexes that are. */
function offeredAt(play: PlayState, meaning: string, from: string, distance: number): string {
  const hexes = play.offers.flatMap((one) =>
    one.meaning === meaning ? one.targets.flatMap((target) => /^space:(.*)$/u.exec(target)?.[1] ?? []) : [],
  );
  const found = hexes.find((hex) => grid.distance(grid.known(from), grid.known(hex)) === distance);
  if (found === undefined) throw new Error(`Nothing is offered ${distance} hexes from ${from}.`);
  return found;
}

const drafted = (play: PlayState) => play.boardModel.orders?.find(({ state }) => state === "draft");

const labels = (play: PlayState) => play.choices.map(({ label }) => label);

describe("an order drawn on the screen", () => {
  it("has kinds as buttons once somebody is in hand, and is in preview once it has a target", async () => {
    const play = await writing();
    expect(labels(play)).not.toContain("March");
    play.choosing.take({ piece: "tyler", mode: orderMode({ to: "U1", type: "march" }) });
    expect(labels(play)).toEqual(expect.arrayContaining(["Attack", "Probe", "Defend", "Delay", "March", "Fall Back"]));
    const target = play.offers.find(({ meaning }) => meaning === "send")?.targets[0];
    if (target === undefined) throw new Error("Tyler can march nowhere.");
    play.choosing.pick({ kind: "space", id: target.slice("space:".length) });
    expect(play.choosing.weighed?.targets).toEqual([target]);
    expect(play.boardModel.orders?.find(({ state }) => state === "draft")).toMatchObject({ sign: "march" });
    expect(play.boardModel.rides).toHaveLength(1);
    expect(play.choices.find(({ id }) => id === "kind march")?.pressed).toBe(true);
    const spoken = play.choosing.weighed && play.moves.spoken(play.choosing.weighed);
    expect(spoken).toMatch(/^Tyler’s division: March to .*by an aide, arrives T\d.*\d+% to obey at once\.$/u);
  });

  it("is told to those who only hear: what keys have pressed, whose a counter is and where it stands", async () => {
    const play = await open();
    // While leaders could try, what ends it is no filled button.
    expect(play.choices.filter((choice) => isWanted(choice, play.moves.leftToDo))).toEqual([]);
    doDeed(play, { kind: "choice", letter: "e" });
    await hears(play, /^Press again: No more tries$/m);
    done(play);
    done(play);
    play.choosing.take({ piece: "tyler" });
    await hears(play, /^Tyler in hand\.$/m);
    doDeed(play, { kind: "number", number: 5 });
    await hears(play, /^March$/m);
    const tyler = play.boardModel.pieces.find(({ id }) => id === "tyler");
    expect(tyler?.label).toBe("Tyler, leader, rating 1, Union, hex 3814");
  });

  it("is the same target under another kind by its button, or says why it may not be", async () => {
    const play = await writing();
    play.choosing.take({ piece: "tyler", mode: orderMode({ to: "U1", type: "march" }) });
    // Tyler probes at the bridge already: no other attack may aim near it.
    const near = play.session.view as { readonly holders: readonly { id: string; order?: { target?: string } }[] };
    const flag = near.holders.find(({ id }) => id === "U1")?.order?.target ?? "";
    play.choosing.pick({ kind: "space", id: flag });
    const kind = (name: string) => play.choices.find(({ id }) => id === `kind ${name}`)?.does;
    expect(kind("attack")).toMatchObject({ kind: "denied", denial: { refusal: { rule: "NWO-12.4-d" } } });
    const other = play.choices.find(({ id }) => id === "kind defend");
    if (other === undefined) throw new Error("There is no Defend.");
    play.choosing.choose(other);
    expect(play.boardModel.orders?.find(({ state }) => state === "draft")).toMatchObject({ sign: "defend" });
  });

  it("keeps the kind that was chosen for one target when another is pointed at", async () => {
    const play = await writing();
    play.choosing.take({ piece: "tyler" });
    const post = play.desk.map.spaceOf("tyler") ?? "";
    play.choosing.pick({ kind: "space", id: offeredAt(play, "send", post, 2) });
    const delay = play.choices.find(({ id }) => id === "kind delay");
    if (delay === undefined) throw new Error("There is no Delay.");
    play.choosing.choose(delay);
    expect(drafted(play)).toMatchObject({ sign: "delay" });
    play.choosing.pick({ kind: "space", id: offeredAt(play, "send", post, 3) });
    expect(drafted(play)).toMatchObject({ sign: "delay" });
  });

  it("is not given by Enter once the focus has gone on to another hex, though one element stands for both", async () => {
    const play = await writing();
    document.body.innerHTML = `<svg><path id="hex" tabindex="0"></path></svg>`;
    const hex = document.getElementById("hex") as HTMLElement;
    hex.focus();
    play.choosing.take({ piece: "tyler", mode: orderMode({ to: "U1", type: "march" }) });
    const post = play.desk.map.spaceOf("tyler") ?? "";
    const [near, far] = [offeredAt(play, "send", post, 2), offeredAt(play, "send", post, 3)];
    hex.setAttribute("data-space", near);
    play.choosing.pick({ kind: "space", id: near });
    hex.setAttribute("data-space", far);
    expect(play.choosing.enter()).toBe(false);
    hex.setAttribute("data-space", near);
    expect(play.choosing.enter()).toBe(true);
    document.body.innerHTML = "";
  });

  it("is written, taken back, and never shown to the other side", async () => {
    const play = await writing();
    play.choosing.take({ piece: "tyler", mode: orderMode({ to: "U1", type: "delay" }) });
    play.choosing.commit(play.offers.find(({ meaning }) => meaning === "send"));
    expect(play.boardModel.orders?.some(({ state, sign }) => state === "written" && sign === "delay")).toBe(true);
    // No event tells it: it is secret. It is said as the panel shows it.
    await hears(play, /^Written, not yet sent: Tyler’s division: Delay at /m);
    const back = play.offers.find(({ meaning }) => meaning === "withdraw");
    play.choosing.commit(back);
    expect(play.boardModel.orders?.some(({ state }) => state === "written")).toBe(false);
    play.takingBack.undo();
    done(play);
    expect(play.decidingSide).toBe("confederate");
    expect(play.boardModel.orders?.some(({ state }) => state === "written")).toBe(false);
    expect(JSON.stringify(play.session.view)).not.toContain('"delay"');
    const events = play.session.steps.flatMap((step) => step.events);
    expect(events.some(({ type }) => type === "order-sent" || type === "obeyed")).toBe(false);
  });

  it("can be written out with points on the way, and a further order", async () => {
    const play = await writing();
    play.choosing.take({ piece: "tyler", mode: orderMode({ to: "U1", type: "march" }) });
    const post = play.desk.map.spaceOf("tyler") ?? "";
    const target = offeredAt(play, "send", post, 2);
    play.choosing.pick({ kind: "space", id: target });
    const on = play.choices.find(({ id }) => id === "write on");
    if (on?.does.kind !== "offer") throw new Error("It cannot be written out.");
    play.choosing.commit(on.does.offer);
    const via = offeredAt(play, "via", target, 1);
    play.choosing.commit(play.offers.find(({ targets }) => targets.includes(`space:${via}`)));
    expect(play.boardModel.orders?.find(({ state }) => state === "draft")?.via).toHaveLength(1);
    play.choosing.commit(play.offers.find(({ meaning }) => meaning === "add"));
    expect(labels(play)).toEqual(expect.arrayContaining(["Attack", "Defend"]));
    expect(play.boardModel.orders?.filter(({ state }) => state === "draft")).toHaveLength(1);
    play.choosing.commit(play.offers.find(({ meaning }) => meaning === "scrap"));
    expect(play.boardModel.orders?.some(({ state }) => state === "draft")).toBe(false);
  });
});
