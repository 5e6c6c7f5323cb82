import {
  asks,
  FAREWELL,
  firstOffer,
  offerOf,
  overlayLesson,
  ownSince,
  plainOffers,
  refusalLesson,
  SCORE,
  tryRefused,
} from "../../../play/guide/lesson-hands.ts";
import type { Offer } from "../offers/offer.ts";
import { findUnit } from "../pieces.ts";
import {
  ACTOR,
  acts,
  attackGone,
  attackSpoilt,
  choiceGone,
  chosen,
  declared,
  faced,
  firstHalfOver,
  inFirstHalf,
  type Lesson,
  marched,
  marchesOver,
  mayAttack,
  otherChosen,
  type Play,
  reached,
  TARGET,
  zonesAt,
} from "./screen.ts";

/** The lessons of the guided first turn, in order. */
export const LESSONS = [
  "ready",
  "score",
  "refused",
  "choose",
  "command",
  "control",
  "preview",
  "declare",
  "headquarters",
  "fight",
  "march",
  "facing",
  "free",
  "operational",
  "finished",
] as const;
export type LessonId = (typeof LESSONS)[number];

/** Operational marches take the way that brings them nearest to this zone. */
const FLANK_GOAL = "sudley-ford-north";
/** The brigade that marches along the turnpike. */
const MARCHER = "willcox";

/** The shortest way through a phase: what can be ended is ended, what has to be chosen is chosen. */
export function onward(play: Play): Offer | undefined {
  return (
    firstOffer(play, "stay", "fight", "decline", "halt", "end", "line", "face", "lose", "activate", "ready") ??
    firstOffer(play, "refrain", "marked", "withdraw", "displace", "march", "turn", "arrive") ??
    plainOffers(play)[0]
  );
}

/** What the brigade that has the question can do to march: it is activated, then marches along the road. */
function marchAlong(play: Play): Offer | undefined {
  if (asks("activation")(play)) return offerOf(play, "activate", MARCHER) ?? offerOf(play, "activate");
  const marches = plainOffers(play).filter((one) => one.meaning === "march" && !one.pushed);
  const long = marches.filter(({ path }) => (path?.length ?? 0) > 1);
  return long.toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0))[0] ?? marches[0];
}

/** The march that brings the stack nearer to the flank, or what ends it. */
function marchRound(play: Play): Offer | undefined {
  const { acting } = play.session.view;
  const here = acting === undefined ? undefined : findUnit(play.session.view, acting)?.elements[0]?.zone;
  const away = (zone: string | undefined) =>
    zone === undefined ? 99 : (play.table?.field.route(zone, FLANK_GOAL).length ?? 99);
  const [nearest] = plainOffers(play)
    .filter(({ meaning }) => meaning === "march")
    .toSorted((one, other) => away(one.zone) - away(other.zone));
  if (nearest && away(nearest.zone) < away(here)) return nearest;
  return firstOffer(play, "activate", "end", "line", "face");
}

export const LESSON: Readonly<Record<LessonId, Lesson>> = {
  ready: {
    rule: "BR61-12.1-b",
    minutes: 10,
    asked: asks("dispositions"),
    done: (play) => ownSince(play, 0, "ready"),
    way: (play) => offerOf(play, "ready"),
  },
  score: {
    rule: "BR61-4-a",
    minutes: 10,
    ...SCORE,
  },
  refused: {
    rule: "BR61-6-l",
    minutes: 9,
    ...refusalLesson("act-marked"),
    asked: asks("activation"),
    gone: (play) => reached(play, 2) || otherChosen(play) || firstHalfOver(play),
    spot: (play) => zonesAt(play, "porter"),
    show: (play) => tryRefused(play, { kind: "piece", id: "porter" }),
  },
  choose: {
    rule: "BR61-7-d",
    minutes: 9,
    asked: asks("activation"),
    spot: (play) => zonesAt(play, ACTOR),
    done: chosen,
    gone: choiceGone,
    astray: otherChosen,
    way: (play) => offerOf(play, "activate", ACTOR),
  },
  command: {
    rule: "BR61-10.1-b",
    minutes: 8,
    ...overlayLesson("command"),
    asked: acts,
    gone: (play) => firstHalfOver(play) || !acts(play),
  },
  control: {
    rule: "BR61-10.2-a",
    minutes: 8,
    ...overlayLesson("control"),
    asked: acts,
    gone: (play) => firstHalfOver(play) || !acts(play),
  },
  preview: {
    rule: "BR61-11.2-a",
    minutes: 7,
    asked: mayAttack,
    spot: (play) => zonesAt(play, ACTOR, TARGET),
    picked: ({ choosing: { weighed } }) => weighed?.meaning === "attack",
    held: true,
    gone: attackGone,
    astray: attackSpoilt,
    show(play) {
      const attack = offerOf(play, "attack");
      if (attack) play.choosing.weigh(attack);
    },
  },
  declare: {
    rule: "BR61-11.1-a",
    minutes: 7,
    asked: mayAttack,
    spot: (play) => zonesAt(play, ACTOR, TARGET),
    done: declared,
    gone: attackGone,
    astray: attackSpoilt,
    way(play) {
      const { weighed } = play.choosing;
      return weighed?.meaning === "attack" ? weighed : offerOf(play, "attack");
    },
  },
  headquarters: {
    rule: "BR61-7-k",
    minutes: 6,
    asked: asks("headquarters"),
    done: (play) =>
      ownSince(play, 0, "ride", "stay") && !(inFirstHalf(play) && asks("headquarters", "activation", "march")(play)),
    gone: (play) => asks("combat")(play) || firstHalfOver(play),
    way: (play) => offerOf(play, "stay"),
  },
  fight: {
    rule: "BR61-11.4-a",
    minutes: 5,
    asked: asks("combat"),
    spot: (play) => zonesAt(play, ACTOR, TARGET),
    done: (play) => ownSince(play, 0, "fight"),
    gone: firstHalfOver,
    way: (play) => offerOf(play, "fight"),
  },
  march: {
    rule: "BR61-10.3-f",
    minutes: 4,
    asked: (play) => reached(play, 2) && asks("activation", "march")(play),
    done: marched,
    gone: marchesOver,
    way: marchAlong,
  },
  facing: {
    rule: "BR61-10.4-a",
    minutes: 4,
    asked: asks("march", "line", "facing", "turning"),
    done: faced,
    gone: marchesOver,
    way: (play) => (asks("march")(play) ? offerOf(play, "end") : firstOffer(play, "line", "face")),
  },
  free: {
    rule: "BR61-8-a",
    minutes: 3,
    asked: () => true,
    done: marchesOver,
  },
  operational: {
    rule: "BR61-6-m",
    minutes: 1,
    asked: asks("operational", "operational-march", "line", "facing"),
    spot: (play) => [
      ...zonesAt(play, ...play.session.view.units.filter((unit) => unit.operational).map((unit) => unit.id)),
      ...(play.table?.decision.step === "operational-march" ? play.offers.flatMap((one) => one.zone ?? []) : []),
    ],
    done: (play) => play.session.view.turn > 1,
    way: marchRound,
  },
  finished: {
    rule: "BR61-6-f",
    minutes: 1,
    ...FAREWELL,
  },
};
