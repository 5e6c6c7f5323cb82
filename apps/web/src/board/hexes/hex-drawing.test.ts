import { describe, expect, it } from "vitest";
import { regiment, smallGround } from "../../../test/board/hex-map.ts";
import { battlesMarkup } from "./battles.ts";
import { commandLines } from "../paths/command-lines.ts";
import { coordinatesMarkup, gridBlocks, gridMarkup, showsCoordinates } from "./hex-lines.ts";
import { hexMarksMarkup, hexOverlaysMarkup } from "./hex-marks.ts";
import { hexBadges, hexOverlayTexts } from "./hex-notes.ts";
import { manyTexts } from "./many-texts.ts";
import type { BattleModel, BoardModel, MarkerModel, SpaceModel } from "../model.ts";
import { markersMarkup } from "./obstacles.ts";
import { sceneOf } from "../scene.ts";
import { sightMarkup } from "./sight-line.ts";

const ground = smallGround;
const model = (more: Partial<BoardModel> = {}): BoardModel => ({
  spaces: [],
  pieces: [],
  arrows: [],
  overlays: [],
  lit: [],
  ...more,
});
const may = (id: string, badge: string): SpaceModel => ({ id, state: "may", badge, label: id });
const count = (markup: string, tag: string) => markup.match(new RegExp(`<${tag}[ >]`, "g"))?.length ?? 0;

function sound(markup: string): string {
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  return markup;
}

describe("the grid", () => {
  it("draws every hexside once", () => {
    const sides = new Set<number>();
    for (const space of ground.spaces) {
      const hex = ground.hex(space) as number;
      for (let direction = 0; direction < 6; direction++) {
        const other = ground.grid.twin(hex * 6 + direction);
        const shared = other !== -1 && ground.isPlayable(Math.floor(other / 6));
        sides.add(shared ? Math.min(hex * 6 + direction, other) : hex * 6 + direction);
      }
    }
    const drawn = gridBlocks(ground)
      .map(({ sides: data }) => data)
      .join("");
    expect(drawn.match(/M/g)).toHaveLength(sides.size);
  });

  it("is drawn with less the farther it is seen, and at last not at all", () => {
    const blocks = gridBlocks(ground);
    const drawn = [1, 0.3, 0.1].map((zoom) => sound(gridMarkup(blocks, 100, zoom)));
    expect(count(drawn[0] as string, "g")).toBe(3);
    expect(count(drawn[1] as string, "g")).toBe(1);
    expect(drawn[2]).toBe("");
  });

  it("writes coordinates where there is room for them, or from farther off, or never", () => {
    expect([0.7, 0.5].map((zoom) => showsCoordinates(100, zoom, "auto"))).toEqual([true, false]);
    expect([0.5, 0.2].map((zoom) => showsCoordinates(100, zoom, "always"))).toEqual([true, false]);
    expect(showsCoordinates(100, 2, "never")).toBe(false);
    const blocks = gridBlocks(ground);
    const written = sound(coordinatesMarkup(blocks, 100, 0.7));
    expect(count(written, "text")).toBe(2 * blocks.length);
    expect(written).toContain("G6");
    expect(written).not.toContain("C6");
  });

  it("leaves out the coordinates that would lie on names", () => {
    const [first = ""] = ground.grid.ids;
    const texts = (blocks: ReturnType<typeof gridBlocks>) =>
      blocks.flatMap(({ coordinates }) => coordinates.map(({ text }) => text));
    expect(texts(gridBlocks(ground))).toContain(first);
    expect(texts(gridBlocks(ground, new Set([first])))).not.toContain(first);
  });
});

describe("many texts", () => {
  it("have a place for every letter, and are escaped", () => {
    const written = manyTexts(
      [
        { text: "12", at: [10, 20] },
        { text: "<", at: [50, 60] },
      ],
      { weight: 800, size: 10, fill: "#000" },
    );
    expect(written).toContain(">12&lt;</text>");
    expect(/ x="([^"]*)"/.exec(written)?.[1]?.split(" ")).toHaveLength(3);
    expect(/ y="([^"]*)"/.exec(written)?.[1]).toBe("20 20 60");
  });

  it("are nothing for none", () => {
    expect(manyTexts([], { weight: 600, size: 10, fill: "#000" })).toBe("");
  });
});

describe("marks of hexes", () => {
  const spaces = ground.spaces.slice(0, 30).map((id, at) => may(id, String(at % 5)));

  it("cost as many elements for thirty hexes as for one", () => {
    const one = sound(hexMarksMarkup(model({ spaces: spaces.slice(0, 1) }), ground, 2, "p-"));
    const many = sound(hexMarksMarkup(model({ spaces }), ground, 2, "p-"));
    expect(count(many, "path")).toBe(count(one, "path"));
    const notes = hexBadges(sceneOf(model({ spaces }), ground, 1), ground, 1);
    expect(count(notes.under, "path") + count(notes.under, "text")).toBe(2);
  });

  it("tell hexes to attack from hexes to march to by a band of their own", () => {
    const both = [may("B2", "1"), may("B3", "50%")];
    const apart = hexMarksMarkup(model({ spaces: both }), ground, 2, "p-");
    const together = hexMarksMarkup(model({ spaces: [may("B2", "1"), may("B3", "2")] }), ground, 2, "p-");
    expect(count(apart, "path")).toBe(2 * count(together, "path"));
  });

  it("draw every state in its own way", () => {
    const states = ["may", "may-not", "aimed", "attack", "selected"] as const;
    const drawn = states.map((state) =>
      hexMarksMarkup(model({ spaces: [{ id: "B2", state, label: "" }] }), ground, 2, "p-"),
    );
    expect(new Set(drawn).size).toBe(states.length);
    expect(hexMarksMarkup(model({ lit: ["B2", "no-such-hex"] }), ground, 2, "p-")).toContain("stroke-dasharray");
  });

  it("hang costs beside pieces over them, and write none where hexes are too small", () => {
    const scene = sceneOf(
      model({ spaces: [may("B2", "1"), may("B3", "2")], pieces: [regiment("one", "B2")] }),
      ground,
      1,
    );
    const near = hexBadges(scene, ground, 1);
    expect(near.over).toContain(">1</text>");
    expect(near.under).toContain(">2</text>");
    const far = hexBadges(scene, ground, 0.12);
    expect(far.under + far.over).not.toContain("<text");
    expect(count(far.under, "path")).toBe(1);
  });

  it("show each overlay as one wash with a rim of its own kind", () => {
    const kinds = ["reach", "control-north", "control-south", "command", "range", "recon", "cohesion"] as const;
    const drawn = kinds.map((kind) =>
      sound(hexOverlaysMarkup([{ kind, spaces: [{ space: "B2" }, { space: "B3" }] }], ground, 2, "p-")),
    );
    expect(new Set(drawn).size).toBe(kinds.length);
    const texts = [{ kind: "range", spaces: [{ space: "B2", text: "3" }, { space: "B3" }] }] as const;
    expect(count(hexOverlayTexts(texts, ground, 1), "text")).toBe(2);
    expect(hexOverlayTexts(texts, ground, 0.2)).toBe("");
  });
});

describe("lines", () => {
  const arrowGround = {
    anchor: (space: string) => ground.anchors.get(space),
    middle: ground.middle,
    clearance: 40,
    unit: 1,
  };

  it("of command are three elements, however many, and none within a hex", () => {
    const pairs = ["B2", "C4", "G6", "A1"].map((to) => ["D3", to] as const);
    expect(count(sound(commandLines(pairs, arrowGround, 1)), "path")).toBe(3);
    expect(commandLines([["D3", "D3"]], arrowGround, 1)).toBe("");
    expect(commandLines([["D3", "nowhere"]], arrowGround, 1)).toBe("");
  });

  it("of sight end broken where something blocks them", () => {
    const clear = sound(sightMarkup({ from: "A1", to: "F4", blocks: [], text: "5" }, ground, 1, "p-"));
    expect(clear).not.toContain("stroke-dasharray");
    expect(clear).toContain(">5</text>");
    const hex = sound(sightMarkup({ from: "A1", to: "F4", blocks: ["C2"] }, ground, 1, "p-"));
    expect(hex).toContain(ground.outline("C2"));
    expect(hex).toContain("stroke-dasharray");
    const side = sound(sightMarkup({ from: "A1", to: "A5", blocks: [["A2", "A3"]] }, ground, 1, "p-"));
    const [x, y] = ground.middle("A2", "A3") as readonly [number, number];
    expect(side).toContain(`translate(${Math.round(x * 10) / 10} ${y})`);
    expect(sightMarkup(undefined, ground, 1, "p-")).toBe("");
    expect(sightMarkup({ from: "A1", to: "nowhere", blocks: [] }, ground, 1, "p-")).toBe("");
  });
});

describe("battles", () => {
  const battle: BattleModel = { number: 7, state: "declared", targets: ["D3"], attackers: ["D4"], guns: [] };

  it("have an arrow over the hexside that is attacked across, and a number where no arrow is", () => {
    const drawn = sound(battlesMarkup([battle], ground, 1));
    expect(drawn).toContain(">7</text>");
    const [x, y] = ground.centre(ground.grid.known("D3"));
    expect(drawn).toContain(`translate(${Math.round(x * 10) / 10} ${y - 53})`);
    const fromNorth = battlesMarkup([{ ...battle, attackers: ["D2"] }], ground, 1);
    expect(fromNorth).not.toContain(`translate(${Math.round(x * 10) / 10} ${y - 53})`);
    expect(battlesMarkup([{ ...battle, attackers: ["A1"] }], ground, 1).length).toBeLessThan(drawn.length);
  });

  it("have their odds over a hexside beyond which nobody stands, where there is one", () => {
    const { grid } = ground;
    const beyond = (side: number) => grid.ids[grid.neighbour(grid.known("D3"), side)] as string;
    const place = (...held: readonly number[]) =>
      /<g transform="(translate\([^)]*\))/.exec(battlesMarkup([battle], ground, 1, new Set(held.map(beyond))))?.[1];
    const north = place();
    expect(place(1, 5)).toBe(north);
    expect(place(0)).not.toBe(north);
    expect(place(0, 5)).not.toBe(place(0));
    expect(place(0, 1, 2, 3, 4, 5)).toBe(north);
  });

  it("of one hex have their numbers on sides of their own", () => {
    const places = (several: readonly BattleModel[]) =>
      [...battlesMarkup(several, ground, 1).matchAll(/<g transform="(translate\([^)]*\))/g)].map(([, at]) => at);
    const others = [8, 9].map((number): BattleModel => ({ ...battle, number }));
    expect(new Set(places([battle, ...others])).size).toBe(3);
  });

  it("show guns that fire from afar, odds where there is room, and each state in its own way", () => {
    expect(battlesMarkup([{ ...battle, guns: ["A1"] }], ground, 1)).toContain("stroke-linecap");
    const odds: BattleModel = { ...battle, text: "3-1" };
    expect(battlesMarkup([odds], ground, 1)).toContain("3-1");
    expect(battlesMarkup([odds], ground, 0.3)).not.toContain("3-1");
    const states = (["draft", "declared", "now", "over"] as const).map((state) =>
      sound(battlesMarkup([{ ...battle, state }], ground, 1)),
    );
    expect(new Set(states).size).toBe(4);
    expect(states[3]).not.toContain("<text");
  });
});

describe("markers", () => {
  it("each have their own drawing, and say when they are out of use", () => {
    const kinds = ["abatis", "trestle", "ford", "star", "entry", "flag", "aide", "works"] as const;
    const drawn = kinds.map((kind): string => sound(markersMarkup([{ kind, space: "B2", text: "3" }], ground, 1)));
    expect(new Set(drawn).size).toBe(kinds.length);
    for (const kind of ["trestle", "ford", "works"] as const) {
      const marker: MarkerModel = { kind, space: "B2", text: "8/8" };
      expect(markersMarkup([{ ...marker, spent: true }], ground, 1)).not.toBe(markersMarkup([marker], ground, 1));
    }
    expect(markersMarkup([{ kind: "star", space: "C6" }], ground, 1)).toBe("");
    const facing = (towards: string) => markersMarkup([{ kind: "works", space: "B2", towards }], ground, 1);
    expect(facing("B1")).not.toBe(facing("B3"));
    for (const kind of ["flag", "aide"] as const) {
      const of = (body: "union" | "confederate") => markersMarkup([{ kind, space: "B2", body }], ground, 1);
      expect(of("union")).not.toBe(of("confederate"));
    }
  });

  it("keep stars in sight from afar", () => {
    const scale = (zoom: number) =>
      Number(/scale\(([\d.]+)\)/.exec(markersMarkup([{ kind: "star", space: "B2" }], ground, zoom))?.[1]) * zoom;
    expect(scale(0.1)).toBeCloseTo(scale(0.3));
    expect(scale(2)).toBeGreaterThan(scale(0.3));
  });
});
