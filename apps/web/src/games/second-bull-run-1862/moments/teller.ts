import type { GameEvent, SideId } from "@stonebridge/games/second-bull-run-1862";
import type { Side } from "@stonebridge/kernel";
import type { Moment, MomentTeller } from "../../contract/moments.ts";
import type { SecondBullRunDesk } from "../desk.svelte.ts";
import { sideOf, sideOfDivision } from "../pieces.ts";
import type { SecondBullRun } from "../table.ts";
import { momentTexts } from "./texts.ts";

type Told = Pick<SecondBullRunDesk, "texts" | "names" | "view">;

/** The decisive moments of Second Bull Run 1862. */
export async function teller(desk: Told): Promise<MomentTeller<SecondBullRun["event"], SecondBullRun["view"]>> {
  await momentTexts.load();
  return {
    tell: (events, own) =>
      events.flatMap((event) => {
        const found = momentOf(event, desk, own);
        return found ? [{ ...found, event }] : [];
      }),
  };
}

function momentOf(event: GameEvent, { texts, names, view }: Told, own: Side | undefined): Moment | undefined {
  const { t } = momentTexts;
  const owner = (id: string): { readonly side?: SideId } => {
    const side = sideOf(view, id) ?? sideOfDivision(view, id);
    return side === undefined ? {} : { side };
  };
  const arrival = (text: string, side: { readonly side?: SideId }): Moment => ({
    kind: "arrival",
    text,
    once: `arrival ${side.side}`,
    ...side,
  });
  switch (event.type) {
    case "turn-began":
      return { kind: "turn", title: texts.turn(event.turn), text: texts.date(event.day) };
    case "night-began":
      return { kind: "night" };
    case "initiative":
      return { kind: "initiative", text: texts.side(event.first), side: event.first };
    case "counter-attack-declared":
      return { kind: "offensive", title: t.counterAttack, text: texts.side("confederate"), side: "confederate" };
    case "control": {
      const { zone, side } = event;
      return { kind: "taken", text: t.taken(names.zone(zone), texts.side(side)), side, space: zone };
    }
    case "attack-declared": {
      const { unit, zone } = event;
      if (own === undefined || owner(unit).side === own) return undefined;
      const text = t.attacks(names.unit(unit), names.zone(zone));
      return { kind: "attacked", text, side: own, space: zone, once: `attacked ${zone}` };
    }
    case "routed": {
      const zone = view.units.find(({ id }) => id === event.unit)?.zone;
      const text = zone === undefined ? names.unit(event.unit) : t.at(names.unit(event.unit), names.zone(zone));
      return { kind: "rout", text, ...(zone !== undefined && { space: zone }), ...owner(event.unit) };
    }
    case "eliminated":
    case "left-map": {
      const { unit, zone, type } = event;
      const title = type === "left-map" ? { title: t.driven } : {};
      return {
        kind: "eliminated",
        ...title,
        text: t.at(names.unit(unit), names.zone(zone)),
        space: zone,
        ...owner(unit),
      };
    }
    case "jones-called":
      return arrival(t.called(texts.division("jones")), { side: "confederate" });
    case "entered":
      return { ...arrival(t.enters(names.unit(event.unit), event.entry), owner(event.unit)), space: event.zone };
    case "commander-entered":
      return {
        ...arrival(t.enters(names.unit(event.commander), event.entry), owner(event.commander)),
        space: event.zone,
      };
    case "recalled":
      return {
        kind: "news",
        title: t.leaves.title,
        text: t.leaves.text(texts.corps(event.commander)),
        ...owner(event.commander),
      };
    default:
      return undefined;
  }
}
