import { asks, FAREWELL, firstOffer, plainOffers } from "../../../play/guide/lesson-hands.ts";
import type { Offer } from "../offers/offer.ts";
import { inAdministration, type Lesson, objectives, type Play, standing, turnOver } from "./screen.ts";

/** The shortest way on, whatever is asked: what can be ended is ended, what has to be chosen is chosen. */
export function onward(play: Play): Offer | undefined {
  const first = firstOffer(
    play,
    ...(["stay", "fight", "enough", "done", "end", "decline", "refrain", "wait"] as const),
    ...(["face", "choose", "withdraw", "flee", "displace", "suggest", "ready"] as const),
    ...(["designate", "activate", "march", "bring", "enter"] as const),
  );
  return first ?? plainOffers(play)[0];
}

/** One side's half of a phase, as far as the next fight: its result is to be read. */
function half({ session: { view, steps } }: Play): string {
  const fights = steps.filter(({ action }) => action.type === "fight").length;
  return [view.turn, view.phase, view.active, fights].join();
}

/** Who comes on comes at once, and marches towards the objectives, so that there is room for the next. */
function bringIn(play: Play): Offer | undefined {
  if (asks("reinforcements")(play)) return firstOffer(play, "bring", "enter");
  return asks("march")(play) ? marchIn(play) : undefined;
}

/** The march without a level of Fatigue that ends nearest to an objective; undefined if none comes nearer. */
function marchIn(play: Play): Offer | undefined {
  const { acting = "" } = play.session.view;
  const goals = objectives(play);
  const away = (zone = "") =>
    Math.min(...goals.map((goal) => play.table?.tools.zones.route(zone, goal).length ?? Infinity));
  const [nearest] = plainOffers(play)
    .filter(({ meaning, forced }) => meaning === "march" && forced !== true)
    .toSorted((one, other) => away(one.zone) - away(other.zone));
  return nearest && away(nearest.zone) < away(standing(play, acting)?.zone) ? nearest : undefined;
}

/** The lessons of the rest of the turn. */
export const TURN_END = {
  free: {
    rule: "SB62-7-a",
    minutes: 2,
    asked: (play) => play.table !== undefined,
    done: (play) => inAdministration(play) || turnOver(play),
    stretch: half,
  },
  reinforcements: {
    rule: "SB62-11.2.2-d",
    minutes: 1,
    asked: (play) => play.table !== undefined,
    done: turnOver,
    way: bringIn,
  },
  finished: { ...FAREWELL, rule: "SB62-5-a", minutes: 1 },
} as const satisfies Readonly<Record<string, Lesson>>;
