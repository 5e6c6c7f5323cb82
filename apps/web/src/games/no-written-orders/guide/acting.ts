import {
  asks,
  clear,
  commit,
  commitFirst,
  offerOf,
  ownSince,
  refusedFor,
  up,
} from "../../../play/guide/lesson-hands.ts";
import { offersOf } from "../offers/index.ts";
import { type Meaning, type Offer, ofType } from "../offers/offer.ts";
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
export function onward(play: Play): void {
  const { table, offers, choosing } = play;
  if (table === undefined) return;
  const next = table.step === "movement" ? marchOn(table) : undefined;
  const ending = ENDINGS.flatMap((meaning) => offers.find((one) => one.meaning === meaning) ?? []);
  const [first] = [next ?? ending, offers.filter(({ meaning }) => meaning !== "select"), offers].flat();
  if (first?.meaning === "select" && first.piece !== undefined) choosing.take({ piece: first.piece });
  else commit(play, first);
}

const probes = (play: Play): boolean => acts(play, PROBING);

/** Hexes that can be fired at, or assaulted, by whomever. */
const aimsOf = ({ table }: Play, type: "bombard" | "assault"): readonly string[] =>
  table === undefined ? [] : [...new Set(ofType(table.decision.actions, type).map(({ hex }) => hex))];

/** Where somebody has to assault, and nobody is in hand: the assault of any unit that promises most. */
function foremostAssault(play: Play): Offer | undefined {
  const { table } = play;
  if (table?.step !== "declaration" || offerOf(play, "end-declaration")) return undefined;
  const units = new Set(ofType(table.decision.actions, "assault").map(({ unit }) => unit));
  return bestAssault(
    table,
    [...units].flatMap((piece) => offersOf(table, { piece })),
  );
}

/** Somebody of one's own side has assaulted. */
function assaulted({ session }: Play): boolean {
  return session.steps.some(({ events }) =>
    events.some((event) => event.type === "assaulted" && event.side === "union"),
  );
}

/** The lesson that ends when the sheet of a fight is closed. */
const REPORT = {
  traceless: true,
  asked: (play) => play.table !== undefined || !play.desk.screen.report.asks,
  done: (play) => !play.desk.screen.report.shown,
  show(play) {
    if (play.desk.screen.report.asks) onward(play);
    else play.desk.screen.report.actionTaken();
  },
} as const satisfies Partial<Lesson>;

/** The lessons of the chits: the cup, a march as ordered, and the whole action of the division before the bridge. */
export const ACTING = {
  cup: {
    rule: "NWO-4-f",
    minutes: 9,
    traceless: true,
    begins(play) {
      play.card = undefined;
    },
    asked: commandOver,
    done: (play) => up(play, "command"),
    show: (play) => play.toggleOverlay("command"),
  },
  column: {
    rule: "NWO-12.3.MA-a",
    minutes: 8,
    begins: clear,
    asked: asks("movement"),
    done: (play) => ownSince(play, 0, "step", "ride") || probes(play) || actionOver(play, PROBING),
    show: onward,
  },
  guns: {
    rule: "NWO-8.1-a",
    minutes: 7,
    sight: (play) => [BRIDGE, ...aimsOf(play, "bombard")],
    asked: (play) => probes(play) && asks("bombardment")(play),
    spot: (play) => [...hexesAt(play, ...FOREMOST), ...aimsOf(play, "bombard")],
    done: (play) => movesBegun(play, PROBING) || (probes(play) && play.desk.screen.report.shown),
    show(play) {
      const gun = offerOf(play, "bombard") === undefined ? offerOf(play, "select")?.piece : undefined;
      if (gun === undefined) commitFirst(play, "bombard", "end-bombardment");
      else play.choosing.take({ piece: gun });
    },
  },
  result: {
    rule: "NWO-8.1-e",
    minutes: 6,
    ...REPORT,
  },
  contact: {
    rule: "NWO-7.3-g",
    minutes: 6,
    traceless: true,
    begins: clear,
    sight: () => [BRIDGE],
    asked: (play) => probes(play) && asks("movement", "march")(play),
    spot: (play) => [...hexesAt(play, ...FOREMOST), BRIDGE],
    done: (play) => up(play, "control") || movesOver(play, PROBING),
    show: (play) => play.toggleOverlay("control"),
  },
  refused: {
    rule: "NWO-12.3.AT-a",
    minutes: 5,
    traceless: true,
    begins: clear,
    asked: (play) => probes(play) && asks("movement")(play),
    done: (play) => refusedFor(play) === "end-unmoved" || mayEndMoves(play) || movesOver(play, PROBING),
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
    done: (play) => mayEndMoves(play) || movesOver(play, PROBING),
    show: onward,
  },
  end: {
    rule: "NWO-4.4-d",
    minutes: 4,
    asked: (play) => probes(play) && asks("movement", "march")(play),
    done: (play) => movesOver(play, PROBING),
    show: (play) => (mayEndMoves(play) ? commitFirst(play, "end") : onward(play)),
  },
  assault: {
    rule: "NWO-7.3-a",
    minutes: 3,
    asked: (play) => probes(play) && play.table !== undefined,
    sight: (play) => [BRIDGE, ...aimsOf(play, "assault")],
    spot: (play) => [...hexesAt(play, ...FOREMOST), ...aimsOf(play, "assault")],
    done: (play) => actionOver(play, PROBING) || assaulted(play),
    show(play) {
      const offer = play.table && bestAssault(play.table, play.offers);
      if (offer && play.choosing.weighed === undefined) play.choosing.weigh(offer);
      else if (offer) commit(play, offer);
      else {
        const piece = foremostAssault(play)?.piece;
        if (piece === undefined) onward(play);
        else play.choosing.take({ piece });
      }
    },
  },
  outcome: {
    rule: "NWO-7.4-a",
    minutes: 3,
    ...REPORT,
  },
  free: {
    rule: "NWO-4-g",
    minutes: 2,
    asked: (play) => play.table !== undefined,
    done: turnOver,
    show: onward,
  },
} as const satisfies Readonly<Record<string, Lesson>>;
