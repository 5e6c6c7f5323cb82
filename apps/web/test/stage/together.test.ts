import type { EventBase } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import type { DeskLog } from "../../src/games/contract/log.ts";
import type { MarchReading } from "../../src/games/contract/marches.ts";
import { bundled, saidOnce } from "../../src/play/log/bundles.ts";
import type { LogEntry } from "../../src/play/log/lines.ts";
import { scenesOf } from "../../src/stage/scenes.ts";
import type { SceneSight } from "../../src/stage/together.ts";

/** Brigades a, b, c … march on a line of spaces 0, 1, 2 … */
interface Happens extends EventBase {
  readonly type: "goes" | "says" | "turn" | "leads";
  readonly piece: string;
  readonly from?: string;
  readonly to?: string;
  readonly contact?: readonly string[];
}

const marches: MarchReading<Happens> = {
  tells: ({ type, piece, from, to, contact }) => {
    if (type === "leads") return { does: "leads", pieces: [piece] };
    if (type !== "goes" || from === undefined || to === undefined) return undefined;
    return { does: "goes", kind: "march", pieces: [piece], from, to, ...(contact ? { contact } : {}) };
  },
  sideOf: () => "south",
  formationOf: (piece) => piece,
  membersOf: (formation) => [formation],
};
const log: Pick<DeskLog<Happens>, "facts" | "bundle"> = {
  facts: ({ type, piece }) => ({
    combat: false,
    dice: false,
    about: [piece],
    ...(type === "turn" ? { heading: "turn" } : {}),
  }),
  bundle: ({ type }) => (type === "says" ? "sayings" : undefined),
};
/** An enemy stands in space 0; a window is ten spaces wide. */
const sight: SceneSight = {
  nearEnemy: (space) => Number(space) <= 2,
  fits: (spaces) => Math.max(...spaces.map(Number)) - Math.min(...spaces.map(Number)) <= 10,
};

const goes = (piece: string, from: number, to: number, contact?: readonly string[]): Happens => ({
  type: "goes",
  rule: "X-1",
  piece,
  from: String(from),
  to: String(to),
  ...(contact ? { contact } : {}),
});
const says = (piece: string): Happens => ({ type: "says", rule: "X-1", piece });
const kinds = (events: readonly Happens[], sees: SceneSight | "no map" = sight) =>
  scenesOf(
    events.map((event, at) => ({ number: at + 1, events: [event] })),
    { marches, log, ...(sees === "no map" ? {} : { sight: sees }) },
  ).map(({ kind, from, to, arrived, aside }) => [kind, from, to, arrived, aside === true]);

describe("marches that are seen at once", () => {
  it("are those far from every enemy where one look takes them in, with what is told between them", () => {
    expect(kinds([goes("a", 12, 11), says("b"), goes("b", 20, 18), goes("c", 14, 13)])).toEqual([
      ["march", 1, 4, 4, true],
    ]);
    expect(kinds([goes("a", 12, 11), goes("b", 30, 29)])).toHaveLength(2);
    expect(kinds([goes("a", 12, 11), { type: "turn", rule: "X-1", piece: "a" }, goes("b", 13, 12)])).toHaveLength(3);
  });

  it("are three at most where one ends near an enemy, two where one meets him", () => {
    const near = [goes("a", 5, 2), goes("b", 6, 2), goes("c", 7, 4), goes("d", 8, 5)];
    expect(kinds(near)).toEqual([
      ["march", 1, 3, 3, false],
      ["march", 4, 4, 4, true],
    ]);
    const met = [goes("a", 12, 11), goes("b", 13, 12, ["x"]), goes("c", 14, 13)];
    expect(kinds(met)).toEqual([
      ["march", 1, 2, 2, false],
      ["march", 3, 3, 3, true],
    ]);
  });

  it("are each seen alone where no map says what lies together", () => {
    expect(kinds([goes("a", 12, 11), goes("b", 13, 12)], "no map")).toHaveLength(2);
  });

  it("are no more than eight, and nobody goes twice in them", () => {
    const many = Array.from({ length: 10 }, (_, at) => goes(`p${at}`, 12, 11));
    expect(kinds(many).map(([, from, to]) => [from, to])).toEqual([
      [1, 8],
      [9, 10],
    ]);
    expect(kinds([goes("a", 12, 11), goes("b", 13, 12), goes("a", 15, 14)])).toHaveLength(2);
  });

  it("have arrived before what is said of them there", () => {
    expect(kinds([goes("a", 12, 11), says("a"), says("a")])).toEqual([["march", 1, 3, 1, true]]);
  });
});

describe("lines of the log", () => {
  const entry = (event: Happens, at: number): LogEntry<Happens> => ({
    key: `${at}`,
    step: at,
    event,
    ...log.facts(event),
  });

  it("of one kind that follow one another stand in one, one alone by itself", () => {
    const lines = [says("a"), says("b"), goes("c", 1, 2), says("d")].map(entry);
    const items = bundled(lines, log);
    expect(items.map((item) => ("entries" in item ? item.entries.length : item.event.piece))).toEqual([2, "c", "d"]);
    expect(bundled(lines, {})).toEqual(lines);
  });

  it("do not say who acts where the next one says what he does", () => {
    const leads = (piece: string): Happens => ({ type: "leads", rule: "X-1", piece });
    const said = (events: readonly Happens[]) => saidOnce(events.map(entry), marches).map(({ event }) => event.type);
    expect(said([leads("a"), says("a")])).toEqual(["says"]);
    expect(said([leads("a"), says("b")])).toEqual(["leads", "says"]);
    expect(said([leads("a")])).toEqual(["leads"]);
  });
});
