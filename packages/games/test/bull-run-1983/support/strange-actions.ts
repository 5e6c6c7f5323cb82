import { ASKING_STEPS, type Action, type BullRun1983, type Position } from "../../../src/bull-run-1983/index.ts";

const OF_A_PIECE = "take return thaw break flip with leave enter rail target assign lose follow revive".split(" ");
const OF_A_HEX = "put abatis clear step".split(" ");
const OF_NOTHING = "suggest ready stop fight abandon done close complete".split(" ");

/** Actions of every kind with pieces and hexes drawn at random, legal ones changed in one word, and what is no action at all. */
export function strangeActions(game: BullRun1983, p: Position, pick: (n: number) => number): Action[] {
  const { ids, grid } = game.field;
  const draw = <T>(values: readonly T[]): T => values[pick(values.length) - 1] as T;
  const piece = (): string => draw(ids);
  const hex = (): string => draw(grid.ids);
  const made: unknown[] = [
    ...OF_A_PIECE.map((type) => ({ type, piece: piece() })),
    ...OF_A_HEX.map((type) => ({ type, hex: hex() })),
    ...OF_NOTHING.map((type) => ({ type })),
    { type: "form", piece: piece(), pieces: [piece(), piece()] },
    { type: "hide", piece: piece(), pieces: [piece()] },
    { type: "overwhelm", pieces: [piece(), piece()] },
    { type: "overwhelm", pieces: [] },
    { type: "join", piece: piece(), battle: pick(4) },
    { type: "next", battle: pick(4) - 2 },
    { type: "retreat", piece: piece(), via: hex(), hex: hex() },
    { type: "advance", piece: piece(), hex: hex() },
    { type: "trestle", fate: draw(["stands", "destroyed", "burnt"]) },
    { type: draw(ASKING_STEPS) },
    { type: "take", piece: "us-nobody" },
    { type: "take", piece: 7 },
    { type: "step", hex: "DDD40" },
    { type: "step" },
    { type: "form", piece: piece(), pieces: piece() },
    {},
  ];
  const decision = game.decision(p);
  if (decision.over) return made as Action[];
  const legal = draw(decision.actions);
  const changed: unknown[] = Object.keys(legal).map((key) => ({
    ...legal,
    [key]: key === "hex" || key === "via" ? hex() : key === "pieces" ? [piece()] : key === "battle" ? 9 : piece(),
  }));
  return [...made, ...changed, { ...legal, more: 1 }] as Action[];
}
