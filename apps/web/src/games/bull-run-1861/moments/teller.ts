import type { GameEvent, SideId } from "@stonebridge/games/bull-run-1861";
import type { Side } from "@stonebridge/kernel";
import type { Moment, MomentTeller } from "../../contract/moments.ts";
import type { BullRunDesk } from "../desk.svelte.ts";
import { sideOf, zoneOf } from "../pieces.ts";
import type { BullRun } from "../table.ts";
import { momentTexts } from "./texts.ts";

type Told = Pick<BullRunDesk, "texts" | "names" | "view">;

/** The decisive moments of Bull Run 1861. */
export async function teller(desk: Told): Promise<MomentTeller<BullRun["event"], BullRun["view"]>> {
  await momentTexts.load();
  return {
    tell: (events, own) => [
      ...events.flatMap((event) => {
        const found = momentOf(event, desk, own);
        return found ? [{ ...found, event }] : [];
      }),
      ...arrivals(events, desk),
    ],
  };
}

function momentOf(event: GameEvent, { texts, names, view }: Told, own: Side | undefined): Moment | undefined {
  const { t } = momentTexts;
  const sideOfUnit = (unit: string): SideId | undefined => sideOf(view, unit);
  switch (event.type) {
    case "turn-began":
      return { kind: "turn", title: texts.turn(event.turn) };
    case "initiative":
      return event.first && { kind: "initiative", text: texts.side(event.first), side: event.first };
    case "offensive-launched":
      return { kind: "offensive", text: texts.side(event.side), side: event.side };
    case "control": {
      const { zone, side, points } = event;
      if (points === 0) return undefined;
      return { kind: "taken", text: t.scored(names.zone(zone), texts.side(side), points), side, space: zone };
    }
    case "attack-declared": {
      const { element, facing } = event;
      if (own === undefined || sideOfUnit(element) === own) return undefined;
      const text = t.attacks(names.unit(element), names.zone(facing));
      return { kind: "attacked", text, side: own, space: facing, once: `attacked ${facing}` };
    }
    case "eliminated": {
      const { unit, zone } = event;
      const side = sideOfUnit(unit);
      return {
        kind: "eliminated",
        text: t.gone(names.unit(unit), names.zone(zone)),
        space: zone,
        ...(side && { side }),
      };
    }
    case "ford-found":
      return { kind: "news", ...t.ford, side: "north", space: event.zone };
    case "defeat-latched": {
      const { title, text } = t.defeat;
      return { kind: "news", title, text: text(texts.side(event.winner)), side: event.winner };
    }
    case "extra-turn":
      return { kind: "news", ...t.extraTurn };
    default:
      return undefined;
  }
}

/** Those who arrive together are told together. */
function arrivals(events: readonly GameEvent[], { names, view }: Told): readonly Moment[] {
  const come = events.filter((event) => event.type === "arrived");
  const [first] = come;
  if (!first) return [];
  const side = sideOf(view, first.unit);
  const text = momentTexts.t.arrives(come.map(({ unit }) => names.unit(unit)).join(", "), names.zone(first.zone));
  const space = zoneOf(view, first.unit) ?? first.zone;
  return [{ kind: "arrival", text, space, event: first, once: `arrival ${side}`, ...(side && { side }) }];
}
