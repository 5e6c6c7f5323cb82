import { copyFrame } from "../frames.ts";
import { handOn } from "./moment.ts";
import type { Position } from "./fields.ts";
import { share } from "./shared-hexes.ts";

/** The same position for somebody to play on with: shared lists are replaced, never changed. */
export function copyPosition(p: Position): Position {
  const copy: Position = {
    stack: p.stack.map(copyFrame),
    turn: p.turn,
    phase: p.phase,
    place: p.place.slice(),
    lost: p.lost,
    marks: p.marks.slice(),
    around: p.around,
    tail: p.tail,
    passed: p.passed,
    fell: p.fell,
    seenBy: p.seenBy,
    post: p.post.slice(),
    rating: p.rating,
    leaderMarks: p.leaderMarks.slice(),
    leaderPassed: p.leaderPassed,
    seat: p.seat,
    seatsLost: p.seatsLost,
    reloads: p.reloads,
    spell: p.spell,
    standing: p.standing,
    waiting: p.waiting,
    night: p.night,
    fatigue: p.fatigue,
    rest: p.rest,
    marched: p.marched,
    attached: p.attached,
    acted: p.acted,
    broken: p.broken,
    attackedIn: p.attackedIn,
    foughtIn: p.foughtIn,
    couriers: p.couriers,
    decoys: p.decoys,
    hiding: p.hiding,
    intercepted: p.intercepted,
    works: p.works,
    abatis: p.abatis,
    lifted: p.lifted,
    cup: p.cup,
    pairs: p.pairs,
    initial: p.initial,
    routed: p.routed,
    ammunition: p.ammunition,
    won: p.won,
    due: p.due,
    entered: p.entered,
    control: share(p.control),
    next: p.next.slice(),
    tables: share(p.tables),
  };
  handOn(p, copy);
  return copy;
}
