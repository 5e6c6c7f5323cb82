import type { Decision } from "@stonebridge/kernel";
import type { Action } from "@stonebridge/games/bull-run-1983";
import { movementPoints } from "@stonebridge/games/bull-run-1983/text";
import { deskWords } from "../../play/desk/words.ts";
import type { Words } from "../contract/words.ts";
import type { OldBullRunDesk } from "./desk.svelte.ts";
import { headingText } from "./telling/log.ts";
import type { Offer } from "./offers/offer.ts";
import { gameRefusals } from "./texts.ts";
import type { OldBullRun } from "./table.ts";

type Asked = Decision<Action>;

/** The question as the screen asks it: of the piece in hand alone, and with the number that the battle in hand has here. */
function askedHere({ composer, play }: OldBullRunDesk, decision: Asked): Asked {
  const battle = decision.about["battle"];
  if (typeof battle === "number")
    return { ...decision, about: { ...decision.about, battle: composer.numberOf(battle) } };
  return play.choosing.hand.piece === undefined || !play.table
    ? decision
    : askedOf(decision, play.choosing.hand.piece, play.offers);
}

/** The question of the piece in hand, and of those that it takes along. */
export function askedOf(decision: Asked, piece: string, offers: readonly Offer[]): Asked {
  const deeds = offers.filter((one) => OF_HAND.has(one.meaning));
  if (deeds.length === 0 || !OF_PIECES.has(decision.step)) return decision;
  // Where history has placed everybody, only dummies are left to be made.
  if (decision.step === "set-up" && !deeds.some((one) => one.meaning === "put")) return decision;
  const goes = deeds.find((one) => one.meaning === "march" || one.meaning === "put")?.actions ?? [];
  const going = goes.flatMap((one) => (one.type === "take" || one.type === "with" ? [one.piece] : []));
  return {
    ...decision,
    about: { ...decision.about, pieces: going.length === 0 ? [piece] : going },
    actions: deeds.flatMap((one) => one.actions),
  };
}

/** Questions about one piece after the other. */
const OF_PIECES: ReadonlySet<string> = new Set(["movement", "set-up", "retreat", "advance"]);

/** What only the piece in hand can do. */
const OF_HAND: ReadonlySet<Offer["meaning"]> = new Set(["march", "put", "retreat", "advance", "form", "break", "flip"]);

/** "Keyes’ brigade": the brigade or battalion of a leader, without what it belongs to. */
function bodyName(desk: OldBullRunDesk, leader: string): string {
  const [member = leader] = desk.play.desk.marches.membersOf(leader);
  const body = desk.texts.pieceBody(member);
  return body.slice(0, Math.max(0, body.indexOf(", "))) || body;
}

/** The game's texts with the names of this map put in. */
export function wordsOf(desk: OldBullRunDesk): Words<OldBullRun["action"], OldBullRun["event"]> {
  return deskWords(desk, gameRefusals, {
    piece: (id) => desk.names.piece(id),
    space: (id) => desk.names.place(id),
    formation: (id) => bodyName(desk, id),
    movement: (cost) => `${movementPoints(cost)} ${desk.t.card.movement}`,
    question: (decision) => desk.texts.question(askedHere(desk, decision), desk.names),
    bundle: (events) => {
      const formed = events.filter(({ type }) => type === "formed").length;
      return [desk.t.madeReady(formed, events.length - formed)];
    },
    heading: (event) => headingText(event, desk.texts),
  });
}
