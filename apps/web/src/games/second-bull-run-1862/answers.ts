import { commandOf, type Action } from "@stonebridge/games/second-bull-run-1862";
import { suggestedFacing } from "../../play/zones/suggested-facing.ts";
import { playedFor } from "../contract/offers.ts";
import { type Meaning, type Offer, ofType } from "./offers/offer.ts";
import { enemyOf } from "./pieces.ts";
import { outlook, type Table } from "./table.ts";

/** What ends a brigade's action, or its division's: the questions that follow may have one sensible answer. */
const LEADS_ON: ReadonlySet<Meaning> = new Set(["attack", "done", "end", "enough", "face", "rest", "turn"]);

/** More questions than ever follow one another. */
const MOST = 8;

/** The offer with answers to the questions that come next, as long as each has one sensible answer. */
export function answered(table: Table, offer: Offer): Offer {
  if (!LEADS_ON.has(offer.meaning)) return offer;
  const answers: Action[] = [];
  while (answers.length < MOST) {
    const { table: next, handsOver } = outlook(table, [...offer.actions, ...answers]);
    const answer = next && !handsOver ? sensible(next) : undefined;
    if (!answer) break;
    answers.push(answer);
  }
  return answers.length === 0 ? offer : { ...offer, answers };
}

/** The one sensible answer to a question that is asked when a brigade has acted; undefined where there are several. */
function sensible(table: Table): Action | undefined {
  const { actions, step, about } = table.decision;
  switch (step) {
    case "facing": {
      const faces = ofType(actions, "face");
      const zone = typeof about["zone"] === "string" ? about["zone"] : "";
      const facing = facingFor(
        table,
        zone,
        faces.map((one) => one.zone),
      );
      return faces.find((one) => one.zone === facing);
    }
    case "division":
    case "divisions":
      return actions.length === 1 && (actions[0]?.type === "done" || actions[0]?.type === "enough")
        ? actions[0]
        : undefined;
    case "commanders":
      return ridesGainNothing(table) ? ofType(actions, "stay")[0] : undefined;
    default:
      return undefined;
  }
}

/** The facing that the map suggests for a brigade in a zone. */
export function facingFor({ tools, view, side }: Table, zone: string, facings: readonly string[]): string | undefined {
  const enemy = enemyOf(side);
  const threats = view.units.flatMap(({ printed, zone: held, combat, artillery }) =>
    printed.side === enemy && held !== undefined ? [{ zone: held, weight: combat + artillery }] : [],
  );
  return suggestedFacing(tools.zones, zone, facings, threats);
}

/** Every commander who could ride has his brigades in his range (SB62-9.1-a), and nobody waits for the army commander to be rallied. */
function ridesGainNothing({ game, position, decision, view, side }: Table): boolean {
  const routed = view.units.some((unit) => unit.printed.side === side && unit.routed && unit.zone !== undefined);
  const tries = ofType(decision.actions, "try").length > 0;
  const riders = new Set(ofType(decision.actions, "ride").map(({ commander }) => commander));
  return (
    !(tries && routed) &&
    [...riders].every((commander) => {
      const near = commandOf(game, position, commander).filter(({ within }) => within);
      const zones = new Set(near.map(({ zone }) => zone));
      return view.units.every(
        ({ printed, zone }) => printed.corps !== commander || zone === undefined || zones.has(zone),
      );
    })
  );
}

/** Ends the running move and lets another brigade act, which its owner drags already; undefined where a die decides or the move cannot be ended. */
export function onward(table: Table, offers: readonly Offer[], piece: string): Offer | undefined {
  const end = offers.find(({ meaning }) => meaning === "end");
  const ended = end && outlook(table, playedFor(end)).table;
  if (!end || !ended || ended.side !== table.side) return undefined;
  const activate = ofType(ended.decision.actions, "activate").find(({ unit }) => unit === piece);
  if (!activate) return undefined;
  const next = { ...end, answers: [...(end.answers ?? []), activate] };
  const { rolls, handsOver } = outlook(table, playedFor(next));
  return rolls === undefined && !handsOver ? next : undefined;
}

/** The only thing that can be done, where it needs no thought; a brigade's action is ended by its player. */
export function onlyOne({ decision }: Table, offers: readonly Offer[]): Offer | undefined {
  const [only, ...others] = offers.filter(({ meaning }) => meaning !== "select");
  const alone = others.length === 0 && decision.actions.length === 1;
  return alone && only && !["end", "ready", "fight"].includes(only.meaning) ? only : undefined;
}
