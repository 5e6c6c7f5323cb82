import {
  asks,
  closeSheet,
  offerOf,
  overlayLesson,
  ownSince,
  plainOffers,
  refusalLesson,
  SHEET,
} from "../../../play/guide/lesson-hands.ts";
import { hands } from "../hands.ts";
import { ofType } from "../../contract/offers.ts";
import { type Meaning, type Offer } from "../offers/offer.ts";
import { marchOn } from "../offers/march-on.ts";
import { bestAssault } from "../weigh.ts";
import {
  actionOver,
  acts,
  commandOver,
  FOREMOST,
  hexesAt,
  type Lesson,
  mayEndMoves,
  movesBegun,
  movesOver,
  type Play,
  PROBING,
  turnOver,
} from "./screen.ts";

/** The end of the bridge that the division probes. */
const BRIDGE = "3315";

/** What ends a question, and the answers that commit to least, before all others. */
const ENDINGS = [
  ...([
    "end",
    "end-bombardment",
    "end-declaration",
    "end-support",
    "end-advance",
    "end-reaction",
    "end-charges",
  ] as const),
  ...(["done", "decline", "stop", "hold-fire", "stay", "stand", "stay-behind", "send", "fight"] as const),
] as const satisfies readonly Meaning[];

/** The shortest way on, whatever is asked: the next stack marches on, what can be ended is ended, what has to be chosen is chosen. */
export function onward(play: Play): Offer | undefined {
  const { table } = play;
  if (table === undefined) return undefined;
  const offers = plainOffers(play);
  const next = table.step === "movement" ? marchOn(table) : undefined;
  const ending = ENDINGS.flatMap((meaning) => offers.find((one) => one.meaning === meaning) ?? []);
  const [first] = [next ?? ending, play.offers.filter(({ meaning }) => meaning !== "select"), offers].flat();
  return first;
}

const probes = (play: Play): boolean => acts(play, PROBING);

/** Hexes that can be fired at, or assaulted, by whomever. */
const aimsOf = ({ table }: Play, type: "bombard" | "assault"): readonly string[] =>
  table === undefined ? [] : [...new Set(ofType(table.decision.actions, type).map(({ hex }) => hex))];

/** The assault that promises most of whoever is in hand; else whom to take in hand for the best of any unit. */
function foremostAssault(play: Play): Offer | undefined {
  const { table } = play;
  if (table?.step !== "declaration") return undefined;
  const best = bestAssault(table, play.offers);
  if (best || offerOf(play, "end-declaration")) return best;
  const units = new Set(ofType(table.decision.actions, "assault").map(({ unit }) => unit));
  const any = bestAssault(
    table,
    [...units].flatMap((piece) => hands.offersOf(table, { piece })),
  );
  return plainOffers(play).find(({ meaning, piece }) => meaning === "select" && piece === any?.piece) ?? any;
}

/** Somebody of one's own side has assaulted. */
function assaulted({ session }: Play): boolean {
  return session.steps.some(({ events }) =>
    events.some((event) => event.type === "assaulted" && event.side === "union"),
  );
}

/** One's own guns have fired. */
const bombarded = (play: Play): boolean => ownSince(play, 0, "bombard");

/** The division's action of the guided turn is over, or the turn. */
const acted = (play: Play): boolean => actionOver(play, PROBING);

/** The lessons of the chits: the cup, a march as ordered, and the whole action of the division before the bridge. */
export const ACTING = {
  cup: {
    rule: "NWO-4-f",
    minutes: 9,
    ...overlayLesson("command"),
    begins(play) {
      play.overlays.kept = new Set();
      play.card = undefined;
    },
    asked: commandOver,
    gone: turnOver,
  },
  column: {
    rule: "NWO-12.3.MA-a",
    minutes: 8,
    asked: asks("movement"),
    done: (play) => commandOver(play) && ownSince(play, 0, "step", "ride"),
    gone: (play) => probes(play) || acted(play),
  },
  guns: {
    rule: "NWO-8.1-a",
    minutes: 7,
    sight: (play) => [BRIDGE, ...aimsOf(play, "bombard")],
    asked: (play) => probes(play) && asks("bombardment")(play),
    spot: (play) => [...hexesAt(play, ...FOREMOST), ...aimsOf(play, "bombard")],
    done: (play) => bombarded(play) && (probes(play) || acted(play)),
    gone: (play) => movesBegun(play, PROBING),
    way: (play) => offerOf(play, "bombard") ?? offerOf(play, "select"),
  },
  result: {
    rule: "NWO-8.1-e",
    minutes: 6,
    ...SHEET,
    gone: (play) => !bombarded(play),
    show: closeSheet,
  },
  contact: {
    rule: "NWO-7.3-g",
    minutes: 6,
    ...overlayLesson("control"),
    sight: () => [BRIDGE],
    asked: (play) => probes(play) && asks("movement", "march")(play),
    gone: (play) => movesOver(play, PROBING),
    spot: (play) => [...hexesAt(play, ...FOREMOST), BRIDGE],
  },
  refused: {
    rule: "NWO-12.3.AT-a",
    minutes: 5,
    ...refusalLesson("end-unmoved"),
    asked: (play) => probes(play) && asks("movement")(play),
    gone: (play) => mayEndMoves(play) || movesOver(play, PROBING),
    show(play) {
      const does = play.choices.find((one) => one.does.kind === "denied")?.does;
      if (does?.kind === "denied") play.deny(does.denial, undefined);
    },
  },
  march: {
    rule: "NWO-12.3.PR-b",
    minutes: 4,
    sight: () => [BRIDGE],
    asked: (play) => probes(play) && asks("movement", "march")(play),
    done: (play) => probes(play) && mayEndMoves(play),
    gone: (play) => movesOver(play, PROBING),
  },
  end: {
    rule: "NWO-4.4-d",
    minutes: 4,
    asked: (play) => probes(play) && asks("movement", "march")(play),
    done: (play) => !turnOver(play) && movesOver(play, PROBING),
    gone: turnOver,
    way: (play) => (mayEndMoves(play) ? offerOf(play, "end") : undefined),
  },
  assault: {
    rule: "NWO-7.3-a",
    minutes: 3,
    asked: (play) => probes(play) && asks("declaration")(play),
    sight: (play) => [BRIDGE, ...aimsOf(play, "assault")],
    spot: (play) => [...hexesAt(play, ...FOREMOST), ...aimsOf(play, "assault")],
    done: (play) => assaulted(play) && (probes(play) || acted(play)),
    gone: acted,
    way: foremostAssault,
  },
  outcome: {
    rule: "NWO-7.4-a",
    minutes: 3,
    ...SHEET,
    gone: (play) => !assaulted(play),
    show: closeSheet,
  },
  free: {
    rule: "NWO-4-g",
    minutes: 2,
    asked: (play) => play.table !== undefined,
    done: turnOver,
  },
} as const satisfies Readonly<Record<string, Lesson>>;
