import type { EventBase } from "@stonebridge/kernel";
import type { ArrowModel, BoardModel, PieceModel, ShadowModel } from "../board/model.ts";
import type { March } from "../games/contract/marches.ts";
import { wayOf } from "./scene.ts";

/** What marches leave on the map. */
export interface Traces {
  readonly arrows: readonly ArrowModel[];
  /** Where each piece stood before: piece to space. */
  readonly stood: ReadonlyMap<string, string>;
}

const BACK: ReadonlySet<March["kind"]> = new Set(["retreat", "withdrawal", "displacement"]);

/** An arrow for each march, one march of the same pieces going on where the one before ended; and where each of them stood. */
export function tracesOf<E extends EventBase>(marches: readonly March<E>[]): Traces {
  const ways: { readonly pieces: readonly string[]; readonly spaces: readonly string[]; readonly back: boolean }[] = [];
  const stood = new Map<string, string>();
  for (const march of marches) {
    const spaces = wayOf(march);
    const { from, pieces } = march;
    const at = ways.findLastIndex(
      (way) => way.spaces.at(-1) === from && way.pieces.some((one) => pieces.includes(one)),
    );
    const before = ways[at];
    const back = BACK.has(march.kind);
    if (before && before.back === back)
      ways[at] = {
        pieces: [...new Set([...before.pieces, ...pieces])],
        spaces: [...before.spaces, ...spaces.slice(1)],
        back,
      };
    else if (spaces.length > 1) ways.push({ pieces, spaces, back });
    for (const { telling } of march.parts) {
      if (telling.does !== "goes" || telling.from === undefined) continue;
      for (const piece of telling.pieces) if (!stood.has(piece)) stood.set(piece, telling.from);
    }
  }
  const seen = new Set<string>();
  const arrows = ways.flatMap(({ spaces, back }): readonly ArrowModel[] => {
    const key = `${back} ${spaces.join(" ")}`;
    if (seen.has(key) || spaces[0] === spaces.at(-1)) return [];
    seen.add(key);
    return [{ kind: back ? "retreat" : "last", spaces }];
  });
  return { arrows, stood };
}

/** The shadows of pieces that have left their place, in the colours of their counters. */
export function shadowsOf(stood: ReadonlyMap<string, string>, pieces: readonly PieceModel[]): readonly ShadowModel[] {
  return pieces.flatMap(({ id, space, look }) => {
    const was = stood.get(id);
    if (was === undefined || was === space) return [];
    return [{ space: was, ...("body" in look ? { body: look.body } : {}) }];
  });
}

/** A board with traces on it; they replace the game's own arrow of the last action. */
export function traced(model: BoardModel, traces: Traces): BoardModel {
  if (traces.arrows.length === 0 && traces.stood.size === 0) return model;
  const others = model.arrows.filter(({ kind }) => kind !== "last");
  return {
    ...model,
    arrows: [...traces.arrows, ...others],
    shadows: shadowsOf(traces.stood, model.pieces),
  };
}
