import { FARM_FORD_COST, HEADQUARTERS_POINTS, LINE_COST, unitOf } from "../field.ts";
import { unitIds } from "../play.ts";
import { contactsOf } from "../position/position.ts";
import {
  type Asking,
  acting,
  among,
  carried,
  going,
  joining,
  meeting,
  pieceAsked,
  pointsLeft,
  priced,
  refuses,
  standing,
  tired,
  touching,
  touchingThere,
} from "../refusing.ts";
import { farmFordHidden } from "./presence.ts";

/** Who, where to, what is left, and what the step costs. */
const step = (asked: Asking) => {
  const { field, p } = asked.play;
  const { piece, zone } = going(asked);
  const unit = unitOf(field, pieceAsked(asked));
  const from = p.place[unit];
  const to = field.graph.known(zone);
  const hidden = farmFordHidden(field, p, field.sideOf[unit], from, to);
  const needed = hidden ? FARM_FORD_COST : field.stepCost[from * field.graph.size + to];
  return { piece, zone, points: pointsLeft(asked.play), needed };
};

const line = priced(LINE_COST);

/** Who must have whom in his Front. */
const inFront = (asked: Asking) => {
  const { field, p } = asked.play;
  const piece = pieceAsked(asked);
  return { ...going(asked), enemies: unitIds(asked.play, contactsOf(field, p, field.sideOf[piece], p.place[piece])) };
};

/** What chapter 10 forbids, and 7 of HQs: steps, push, lines, facing, the Legion, HQs. */
export const MOVEMENT = refuses({
  "step-border": ["BR61-10.3-e", going],
  "step-river": ["BR61-R10", acting],
  "step-enemy": ["BR61-10.5-h", meeting],
  "step-stopped": ["BR61-10.3-l", touching],
  "step-contact": ["BR61-10.3-q", touchingThere],
  "step-extended": ["BR61-10.6-h", going],
  "step-points": ["BR61-10.3-a", step],
  "step-points-operational": ["BR61-6-m", step],
  "step-full": ["BR61-10.5-a", going],
  "step-farm-ford": ["BR61-10.3-i", acting],
  "step-confined": ["BR61-13-f", acting],
  "push-fatigue": ["BR61-10.3-c", tired],
  "push-once": ["BR61-R34", acting],
  "push-early": ["BR61-10.3-d", acting],
  "push-headquarters": ["BR61-7-n", acting],

  "deploy-extended": ["BR61-10.6-a", acting],
  "deploy-far": ["BR61-10.6-a", going],
  "deploy-border": ["BR61-10.6-e", going],
  "deploy-enemy": ["BR61-10.5-h", meeting],
  "deploy-full": ["BR61-10.6-b", going],
  "deploy-points": ["BR61-10.6-a", line],
  "deploy-legion": ["BR61-R74", carried],
  "marker-absent": ["BR61-10.6-c", acting],
  "regroup-whole": ["BR61-10.6-f", acting],
  "regroup-elsewhere": ["BR61-10.6-g", going],
  "regroup-points": ["BR61-10.6-f", line],
  "regroup-attacked": ["BR61-R67", acting],

  "end-full": ["BR61-10.5-a", standing],
  "line-locked": ["BR61-R47", among],
  "line-alone": ["BR61-10.5-c", acting],
  "line-already": ["BR61-10.5-c", acting],
  "line-carried": ["BR61-10.5-k", carried],
  "line-arrival": ["BR61-10.5-f", acting],
  "line-once": ["BR61-R47", acting],
  "line-inactive": ["BR61-10.5-e", acting],
  "face-border": ["BR61-10.2-d", going],
  "face-contact": ["BR61-10.4-c", inFront],
  "face-fewer": ["BR61-R39", going],
  "face-newcomer": ["BR61-10.4-d", going],
  "face-second": ["BR61-10.5-g", acting],
  "face-kept": ["BR61-10.4-e", acting],
  "face-late": ["BR61-10.4-a", acting],
  "face-headquarters": ["BR61-10.4-b", acting],
  "join-other": ["BR61-10.5-i", joining],
  "join-apart": ["BR61-10.5-i", joining],
  "join-already": ["BR61-10.5-i", joining],
  "join-extended": ["BR61-10.6-h", joining],
  "leave-alone": ["BR61-R74", acting],
  "leave-single": ["BR61-R73", acting],
  "leave-already": ["BR61-R74", acting],
  "leave-late": ["BR61-R74", acting],

  "ride-activated": ["BR61-R78", acting],
  "ride-contact": [
    "BR61-7-m",
    (asked) => {
      const { field, p } = asked.play;
      const { piece, zone } = going(asked);
      const at = field.graph.known(zone);
      const tops = [at, ...field.graph.bordering[at]].map((near) => p.front[near]);
      const enemies = tops.filter((top) => top >= 0 && field.units[unitOf(field, top)].side !== asked.side);
      return { piece, zone, enemies: unitIds(asked.play, enemies) };
    },
  ],
  "ride-passing": ["BR61-7-m", going],
  "ride-points": ["BR61-7-l", (asked) => ({ ...going(asked), limit: HEADQUARTERS_POINTS })],
  "ride-confined": ["BR61-13-f", acting],
  "ride-farm-ford": ["BR61-10.3-i", acting],
  "ride-stacked": ["BR61-10.5-a", going],
  "ride-here": ["BR61-7-k", going],
  "ride-absent": ["BR61-7-k", acting],
  "ride-time": ["BR61-7-k", acting],
  "stay-time": ["BR61-7-k"],
  "displace-contact": ["BR61-10.3-n", going],
  "displace-stacked": ["BR61-10.5-a", going],
  "displace-far": ["BR61-10.3-n", going],
  "displace-other": ["BR61-10.3-n", acting],
});
