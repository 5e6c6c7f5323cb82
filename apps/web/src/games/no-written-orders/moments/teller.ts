import type { GameEvent, SideId } from "@stonebridge/games/no-written-orders";
import type { Side } from "@stonebridge/kernel";
import { headed } from "../../../language/headed.ts";
import type { Moment, MomentKind, MomentTeller } from "../../contract/moments.ts";
import { MODULE_MOMENTS } from "../modules/moments.ts";
import { victoryPlaces } from "../pieces/standing.ts";
import type { OrdersGame } from "../table.ts";
import { orderMoment } from "./orders.ts";
import { ofHolder, ofLeader, type Told } from "./told.ts";
import { momentTexts } from "./texts.ts";

/** So many names fit on a banner. */
const NAMED = 2;

/** The decisive moments of No Written Orders; of orders only what these eyes have seen. */
export async function teller(desk: Told): Promise<MomentTeller<OrdersGame["event"], OrdersGame["view"]>> {
  await momentTexts.load();
  return {
    tell: (events, own) => [
      ...events.flatMap((event) => {
        const found = momentOf(event, desk, own) ?? orderMoment(event, desk);
        return found ? [{ ...found, event }] : [];
      }),
      ...losses(events, desk),
    ],
    between(before, after) {
      const { field } = desk.tools.game;
      const holders = new Map(victoryPlaces(field, before).map(({ hex, holder }) => [hex, holder]));
      return victoryPlaces(field, after).flatMap(({ hex, holder, points }) => {
        if (holder === undefined || holders.get(hex) === holder || points[holder] === 0) return [];
        const text = momentTexts.t.taken(desk.names.hex(hex), desk.texts.side(holder), points[holder]);
        return [{ kind: "taken", text, side: holder, space: hex } as const];
      });
    },
  };
}

function momentOf(event: GameEvent, desk: Told, own: Side | undefined): Moment | undefined {
  const { t } = momentTexts;
  const { texts, names } = desk;
  switch (event.type) {
    case "turn-began": {
      const [now, before] = [names.turn(event.turn), names.turn(event.turn - 1)];
      const kind: MomentKind = now?.night && !before?.night ? "night" : "turn";
      return { kind, title: texts.turn(event.turn, names), ...(now?.rain && { text: t.rain }) };
    }
    case "initial-chosen": {
      const { formation, side } = event;
      return formation === undefined
        ? undefined
        : { kind: "initiative", text: headed(names.holder(formation)), ...ofHolder(desk, formation), side };
    }
    case "player-turns-chosen":
      return { kind: "initiative", text: texts.side(event.first), side: event.first };
    case "coordinated-tested": {
      if (!event.won) return undefined;
      const who = names.leader(event.commander);
      return { kind: "offensive", title: t.coordinated, text: who, ...ofLeader(desk, event.commander) };
    }
    case "assaulted":
    case "charged": {
      const { hex, side } = event;
      if (own === undefined || side === own) return undefined;
      const [who = ""] = event.type === "assaulted" ? event.attackers : event.chargers;
      const say = event.type === "assaulted" ? t.assault : t.charge;
      return { kind: "attacked", text: say(headed(names.unit(who)), names.hex(hex)), side: own, space: hex };
    }
    case "spirit-changed":
      if (!event.demoralised) return undefined;
      return {
        kind: "rout",
        title: t.demoralised,
        text: headed(names.holder(event.formation)),
        ...ofHolder(desk, event.formation),
      };
    case "army-broke":
      return { kind: "rout", title: t.army.title, text: t.army.text(texts.side(event.side)), side: event.side };
    case "leader-tested": {
      if (!event.lost) return undefined;
      return fallen(event.leader, desk);
    }
    case "displaced":
      return event.to === undefined ? fallen(event.leader, desk, event.from) : undefined;
    case "headquarters-lost": {
      const text = t.at(headed(names.holder(event.holder)), names.hex(event.hex));
      return { kind: "leader", title: t.overrun, text, ...ofHolder(desk, event.holder), space: event.hex };
    }
    case "entered": {
      const text = t.comes(headed(names.unit(event.unit)), names.hex(event.hex));
      return { kind: "arrival", text, side: event.side, space: event.hex, once: `arrival ${event.side}` };
    }
    case "march-revealed": {
      const text = t.march.text(headed(names.holder(event.holder)), names.hex(event.hex));
      return { kind: "news", title: t.march.title, text, ...ofHolder(desk, event.holder), space: event.hex };
    }
    default:
      return MODULE_MOMENTS[event.type]?.(t);
  }
}

function fallen(leader: string, desk: Told, from?: string): Moment {
  const where = { ...ofLeader(desk, leader), ...(from !== undefined && { space: from }) };
  const name = desk.names.leader(leader);
  const text = where.space === undefined ? name : momentTexts.t.at(name, desk.names.hex(where.space));
  return { kind: "leader", text, ...where };
}

/** Units that are gone, those of a step and a side together. */
function losses(events: readonly GameEvent[], { names, sideOf }: Told): readonly Moment[] {
  const gone = events.filter((event) => event.type === "eliminated" || event.type === "destroyed");
  const sides = new Set<SideId | undefined>(gone.map(({ unit }) => sideOf(unit)));
  return [...sides].map((side): Moment => {
    const own = gone.filter(({ unit }) => sideOf(unit) === side);
    const hex = own.find((event) => event.type === "eliminated")?.hex;
    const who =
      own.length > NAMED ? momentTexts.t.many(own.length) : headed(own.map(({ unit }) => names.unit(unit)).join(", "));
    const where = hex === undefined ? { text: who } : { text: momentTexts.t.at(who, names.hex(hex)), space: hex };
    return { kind: "eliminated", ...where, ...(own[0] && { event: own[0] }), ...(side && { side }) };
  });
}
