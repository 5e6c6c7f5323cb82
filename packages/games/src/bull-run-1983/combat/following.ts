import { present } from "@stonebridge/kernel";
import type { FrameOf } from "../frames.ts";
import type { PieceIndex } from "../measures.ts";
import { asks, hexId, type Play, pieceId, pieceIds, pop, type Step, tell } from "../play.ts";
import { MOVED, carry, mark } from "../position.ts";
import { afterLeaving } from "../movement/presence.ts";
import { ANY } from "../refusals.ts";
import type { Refuses } from "../refusing.ts";
import { COMBAT } from "./refusals.ts";

/** Leaders of the hex may follow a unit that retreated or advanced from it (BR83-12.4-a). */
export const following: Step<"following"> = {
  ask(play, frame) {
    const leaders = staying(play, frame);
    if (leaders.length === 0) return undefined;
    const about = { pieces: pieceIds(play, leaders), hex: hexId(play, frame.to) };
    return asks("following", frame.side, "BR83-12.4-a", about, [
      ...leaders.map((leader) => ({ type: "follow", piece: pieceId(play, leader) }) as const),
      { type: "done" },
    ]);
  },
  run: (play, frame) => finish(play, frame),
  take(play, frame, action) {
    if (action.type !== "follow") return finish(play, frame);
    const { field, p } = play;
    const leader = present(field.index.get(action.piece), action.piece);
    carry(field, p, leader, frame.to);
    if (frame.side === p.side) mark(p, leader, MOVED); // BR83-8.22-a, BR83-10.6-a, BR83-14.32-a
    tell(play, {
      type: "followed",
      rule: "BR83-12.4-a",
      piece: pieceId(play, leader),
      from: hexId(play, frame.from),
      to: hexId(play, frame.to),
    });
    return undefined;
  },
  refuse: (play, _, action): Refuses | undefined =>
    action.type !== "follow"
      ? undefined
      : play.field.index.has(action.piece)
        ? COMBAT["follow-stranger"]
        : ANY["no-such-piece"],
};

function staying(play: Play, { leaders, from }: FrameOf<"following">): PieceIndex[] {
  return leaders.filter((leader) => play.p.place[leader] === from);
}

/** Those who stay may be lost because they have no escort (R52). */
function finish(play: Play, { side, from }: FrameOf<"following">): void {
  pop(play);
  afterLeaving(play, side, from);
}
