import {
  asks,
  clear,
  commit,
  commitFirst,
  FAREWELL,
  offerOf,
  ownSince,
  refusedFor,
  SCORE,
  tryRefused,
  up,
} from "../../../play/guide/lesson-hands.ts";
import type { PlayState } from "../../../play/play-state.svelte.ts";
import type { Lesson as AnyLesson } from "../../contract/guide.ts";
import { findUnit, zoneOf } from "../pieces.ts";
import type { BullRun } from "../types.ts";

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

/** The brigade that the first lessons turn on. */
const ACTOR = "sherman";
const TARGET = "evans";

type Play = PlayState<BullRun>;
type Lesson = Omit<AnyLesson<BullRun>, "id">;

const zoneAround = (play: Play, ...pieces: readonly string[]): readonly string[] =>
  pieces.flatMap((piece) => zoneOf(play.session.view, piece) ?? []);

const acts = (play: Play) => play.session.view.acting === ACTOR;

/** Operational marches take the way that brings them nearest to this zone. */
const FLANK_GOAL = "sudley-ford-north";

/** The shortest way through a phase. */
export function onward(play: Play): void {
  commitFirst(play, "stay", "fight", "decline", "line", "face", "lose", "end", "activate");
}

export const LESSON: Readonly<Record<LessonId, Lesson>> = {
  ready: {
    rule: "BR61-12.1-b",
    minutes: 10,
    asked: asks("dispositions"),
    done: (play) => ownSince(play, 0, "ready"),
    show: (play) => commit(play, offerOf(play, "ready")),
  },
  score: {
    rule: "BR61-4-a",
    minutes: 10,
    ...SCORE,
  },
  refused: {
    rule: "BR61-6-l",
    minutes: 9,
    asked: asks("activation"),
    spot: (play) => zoneAround(play, "porter"),
    done: (play) => refusedFor(play) === "act-marked",
    show: (play) => tryRefused(play, { kind: "piece", id: "porter" }),
  },
  choose: {
    rule: "BR61-7-d",
    minutes: 9,
    // What a lesson made the player open stays open through the next one.
    begins(play) {
      play.scoreOpen = false;
    },
    asked: asks("activation", "march"),
    spot: (play) => zoneAround(play, ACTOR),
    done: acts,
    astray: (play) => play.session.view.acting !== undefined && !acts(play),
    show: (play) => play.choosing.pick({ kind: "piece", id: ACTOR }),
  },
  command: {
    rule: "BR61-10.1-b",
    minutes: 8,
    asked: asks("march"),
    done: (play) => up(play, "command"),
    astray: (play) => !acts(play),
    show: (play) => play.toggleOverlay("command"),
  },
  control: {
    rule: "BR61-10.2-a",
    minutes: 8,
    asked: asks("march"),
    done: (play) => up(play, "control"),
    astray: (play) => !acts(play),
    show: (play) => play.toggleOverlay("control"),
  },
  preview: {
    rule: "BR61-11.2-a",
    minutes: 7,
    begins: clear,
    asked: asks("march"),
    spot: (play) => zoneAround(play, ACTOR, TARGET),
    done: (play, since) => play.choosing.weighed?.meaning === "attack" || ownSince(play, since, "attack"),
    astray: (play) => !acts(play),
    show: (play) => play.choosing.pick({ kind: "piece", id: TARGET }),
  },
  declare: {
    rule: "BR61-11.1-a",
    minutes: 7,
    asked: asks("march"),
    spot: (play) => zoneAround(play, ACTOR, TARGET),
    done: (play) => ownSince(play, 0, "attack"),
    astray: (play) => !acts(play),
    show(play) {
      const { weighed } = play.choosing;
      commit(play, weighed?.meaning === "attack" ? weighed : offerOf(play, "attack", ACTOR));
    },
  },
  headquarters: {
    rule: "BR61-7-k",
    minutes: 6,
    asked: asks("headquarters"),
    done: (play) => ownSince(play, 0, "ride", "stay") && play.table?.decision.step !== "headquarters",
    show: (play) => commit(play, offerOf(play, "stay")),
  },
  fight: {
    rule: "BR61-11.4-a",
    minutes: 5,
    asked: asks("combat"),
    spot: (play) => zoneAround(play, ACTOR, TARGET),
    done: (play) => ownSince(play, 0, "fight"),
    show: (play) => commit(play, offerOf(play, "fight")),
  },
  march: {
    rule: "BR61-10.3-f",
    minutes: 4,
    asked: asks("activation", "march"),
    done: (play, since) => ownSince(play, since, "step"),
    show(play) {
      if (play.table?.decision.step === "activation") {
        commit(play, offerOf(play, "activate", "willcox") ?? offerOf(play, "activate"));
        return;
      }
      const marches = play.offers.filter(
        (one) => one.meaning === "march" && !one.pushed && (one.path?.length ?? 0) > 1,
      );
      commit(play, marches.toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0))[0] ?? offerOf(play, "march"));
    },
  },
  facing: {
    rule: "BR61-10.4-a",
    minutes: 4,
    asked: asks("march", "line", "facing", "turning"),
    done: (play, since) => ownSince(play, since, "face"),
    show(play) {
      const next = offerOf(play, "line") ?? offerOf(play, "face");
      commit(play, next ?? offerOf(play, "end"));
    },
  },
  free: {
    rule: "BR61-8-a",
    minutes: 3,
    asked: () => true,
    done: (play) => asks("operational", "operational-march")(play) || play.session.view.turn > 1,
    show: (play) => onward(play),
  },
  operational: {
    rule: "BR61-6-m",
    minutes: 1,
    asked: asks("operational", "operational-march", "line", "facing"),
    spot: (play) => [
      ...zoneAround(play, ...play.session.view.units.filter((unit) => unit.operational).map((unit) => unit.id)),
      ...(play.table?.decision.step === "operational-march" ? play.offers.flatMap((one) => one.zone ?? []) : []),
    ],
    done: (play) => play.session.view.turn > 1,
    show(play) {
      const acting = play.session.view.acting;
      const here = acting === undefined ? undefined : findUnit(play.session.view, acting)?.elements[0]?.zone;
      const away = (zone: string | undefined) =>
        zone === undefined ? 99 : (play.table?.field.route(zone, FLANK_GOAL).length ?? 99);
      const [nearest] = play.offers
        .filter((one) => one.meaning === "march")
        .toSorted((one, other) => away(one.zone) - away(other.zone));
      if (nearest && away(nearest.zone) < away(here)) return commit(play, nearest);
      commit(play, offerOf(play, "activate") ?? offerOf(play, "end") ?? offerOf(play, "line") ?? offerOf(play, "face"));
    },
  },
  finished: {
    rule: "BR61-6-f",
    minutes: 1,
    ...FAREWELL,
  },
};
