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
    lost: p.lost.slice(),
    marks: p.marks.slice(),
    around: p.around.slice(),
    tail: p.tail.slice(),
    passed: p.passed.slice(),
    fell: p.fell.slice(),
    seenBy: p.seenBy.slice(),
    post: p.post.slice(),
    rating: p.rating.slice(),
    leaderMarks: p.leaderMarks.slice(),
    leaderPassed: p.leaderPassed.slice(),
    seat: p.seat.slice(),
    seatsLost: p.seatsLost.slice(),
    reloads: p.reloads.slice(),
    spell: p.spell.slice(),
    standing: p.standing.slice(),
    waiting: p.waiting.slice(),
    night: p.night.slice(),
    fatigue: p.fatigue.slice(),
    rest: p.rest.slice(),
    marched: p.marched.slice(),
    attached: p.attached.slice(),
    acted: p.acted.slice(),
    broken: p.broken.slice(),
    attackedIn: p.attackedIn.slice(),
    foughtIn: p.foughtIn.slice(),
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
    routed: p.routed.slice(),
    ammunition: p.ammunition.slice(),
    won: p.won.slice(),
    due: p.due.slice(),
    entered: p.entered.slice(),
    control: share(p.control),
    next: p.next.slice(),
    tables: share(p.tables),
  };
  handOn(p, copy);
  return copy;
}
