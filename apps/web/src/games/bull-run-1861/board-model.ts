import type { AskingStep, View } from "@stonebridge/games/bull-run-1861";
import type { Names, Texts } from "@stonebridge/games/bull-run-1861/text";
import { NO_MARKS } from "../../board/counters/look.ts";
import type { ArrowModel, BoardModel, PieceModel, PieceState, SpaceModel } from "../../board/model.ts";
import { brigadeLook, headquartersLook, marksOf } from "./counters.ts";
import { afterOffer, type DrawnBesides, wayArrows } from "../../play/zones/drawn.ts";
import { offersByZone } from "../../play/zones/zone-offers.ts";
import type { ZoneField } from "../../play/zones/zone-field.ts";
import type { Offer } from "./offers/offer.ts";
import { declaredOn, findElement, findUnit, sideOf, standingIn, unitOf, zoneOf } from "./pieces.ts";
import { pieceLabel, zoneLabel } from "./telling/spoken.ts";

export interface Drawn extends DrawnBesides<Offer> {
  readonly view: View;
  readonly field: ZoneField;
  readonly texts: Texts;
  readonly names: Names;
}

/** Steps in which one of several own counters is chosen: the others then say why not. */
const CHOOSES_PIECE: ReadonlySet<string> = new Set<AskingStep>(["activation", "marking", "operational"]);

export function boardModel(drawn: Drawn): BoardModel {
  return {
    spaces: spaces(drawn),
    pieces: pieces(drawn),
    arrows: arrows(drawn),
    overlays: drawn.overlays,
    lit: drawn.lit,
    spot: drawn.spot,
    unknownFords: drawn.view.farmFordKnown ? [] : ["Farm Ford"],
  };
}

/** The counter that is being decided about: in hand, or asked about. */
export function decidedPiece(drawn: Pick<Drawn, "view" | "weighed" | "asked">): string | undefined {
  const { view, weighed, asked } = drawn;
  if (weighed?.hand.piece !== undefined) return weighed.hand.piece;
  const named = [asked?.about["element"], asked?.about["headquarters"], asked?.about["unit"]];
  const piece = named.find((value): value is string => typeof value === "string");
  if (piece !== undefined)
    return findUnit(view, piece)?.elements.find((one) => one.id === piece)?.id ?? firstCounter(view, piece);
  return weighed?.pinned ? weighed.offer?.piece : undefined;
}

function firstCounter(view: View, id: string): string {
  return findUnit(view, id)?.elements[0]?.id ?? id;
}

function spaces(drawn: Drawn): readonly SpaceModel[] {
  const { view, field, texts, names, weighed } = drawn;
  const decided = decidedPiece(drawn);
  const standsIn = decided === undefined ? undefined : zoneOf(view, decided);
  const facing = weighed?.offer?.facing ?? (decided === undefined ? undefined : findElement(view, decided)?.facing);
  const front = decidedFront(drawn, decided, facing);
  const byZone = offersByZone(weighed?.offers ?? []);
  return field.zones.map(({ id }): SpaceModel => {
    const offer = byZone.get(id);
    const control = view.control[id];
    const state = stateOf(id, offer, drawn, standsIn);
    const badge = offer && state !== "rest" ? badgeOf(offer, drawn) : undefined;
    return {
      id,
      state,
      ...(badge === undefined ? {} : { badge }),
      ...(front.includes(id) ? { inFront: true } : {}),
      ...(control === undefined ? {} : { control }),
      label: zoneLabel(view, field, id, texts, names, offer ? spokenOffer(offer, drawn) : undefined),
    };
  });
}

function decidedFront(drawn: Drawn, piece: string | undefined, facing: string | undefined): readonly string[] {
  if (piece === undefined || facing === undefined) return [];
  const offer = drawn.weighed?.offer;
  const turns = offer?.meaning === "face" || offer?.meaning === "turn" || offer?.meaning === "attack";
  const zone = turns && offer?.piece !== undefined ? zoneOf(drawn.view, offer.piece) : zoneOf(drawn.view, piece);
  return zone !== undefined && drawn.field.neighbours(zone).includes(facing) ? drawn.field.front(zone, facing) : [];
}

function stateOf(
  id: string,
  offer: Offer | undefined,
  drawn: Drawn,
  standsIn: string | undefined,
): SpaceModel["state"] {
  const shown = drawn.weighed?.offer;
  const attacked = shown?.meaning === "attack" || shown?.meaning === "fight" ? (shown.zones ?? []) : [];
  if (attacked.includes(id)) return "attack";
  if (shown?.zone === id && shown.meaning !== "activate") return "aimed";
  if (drawn.denied === `space:${id}`) return "may-not";
  if (id === standsIn) return "selected";
  // While an attack is weighed, only other attacks stay marked; the rest can be picked all the same.
  if (attacked.length > 0 && drawn.weighed?.pinned && offer?.meaning !== shown?.meaning) return "rest";
  return offer && offer.meaning !== "activate" ? "may" : "rest";
}

function badgeOf(offer: Offer, { badges, weighed }: Drawn): string | undefined {
  switch (offer.meaning) {
    case "march":
    case "ride":
      return offer.pushed ? `${offer.cost ?? ""}+` : String(offer.cost ?? "");
    case "withdraw":
      return badges.retreatTo;
    case "attack":
    case "fight": {
      // The one in preview stands for its zone, whichever would be the natural one.
      const shown = weighed?.offer;
      const chosen = shown && shown.zone === offer.zone && shown.meaning === offer.meaning ? shown : offer;
      const share = weighed?.shares.get(chosen.id);
      return share === undefined ? undefined : badges.percent(share);
    }
    default:
      return undefined;
  }
}

/** "March to Henry Hill · 3 MP, 2 left"; of an attack its chance. */
function spokenOffer(offer: Offer, { texts, names, offerWords, badges, weighed }: Drawn): string {
  const [action] = offer.meaning === "march" ? offer.actions.slice(-1) : offer.actions;
  if (!action) return "";
  const share = weighed?.shares.get(offer.id);
  const label = texts.action(action, names, offer.cost === undefined ? {} : { cost: offer.cost });
  return label + afterOffer(offer, share === undefined ? undefined : badges.percent(share), offerWords);
}

function pieces(drawn: Drawn): readonly PieceModel[] {
  const { view, texts, names, moved } = drawn;
  const found: PieceModel[] = [];
  const depth = new Map<string, number>();
  const next = (zone: string) => {
    const at = depth.get(zone) ?? 0;
    depth.set(zone, at + 1);
    return at;
  };
  for (const zone of drawn.field.zones) {
    for (const { unit, element } of standingIn(view, zone.id)) {
      const came = moved.get(element.id);
      found.push({
        id: element.id,
        space: zone.id,
        depth: next(zone.id),
        look: brigadeLook(unit, texts),
        marks: marksOf(unit, element.attacks, view),
        facing: element.facing,
        state: pieceState(element.id, drawn),
        ...(came === undefined ? {} : { movedFrom: came }),
        label: pieceLabel(unit, element, texts, names, view.acting),
      });
      for (const rider of view.units.filter((one) => one.host === unit.id && element.id === unit.id)) {
        found.push({
          id: rider.id,
          space: zone.id,
          depth: next(zone.id),
          look: brigadeLook(rider, texts),
          marks: marksOf(rider, false, view),
          state: pieceState(rider.id, drawn),
          label: pieceLabel(rider, undefined, texts, names, view.acting),
        });
      }
    }
  }
  for (const headquarters of view.headquarters) {
    const came = moved.get(headquarters.id);
    found.push({
      id: headquarters.id,
      space: headquarters.zone,
      depth: next(headquarters.zone),
      look: headquartersLook(headquarters, texts),
      marks: { ...NO_MARKS, spent: headquarters.activated },
      state: pieceState(headquarters.id, drawn),
      ...(came === undefined ? {} : { movedFrom: came }),
      label: texts.headquartersLabel({
        name: texts.unitName(headquarters.id),
        side: headquarters.side,
        at: names.zone(headquarters.zone),
        range: headquarters.range,
        activated: headquarters.activated,
      }),
    });
  }
  return found;
}

function pieceState(id: string, drawn: Drawn): PieceState {
  const { view, weighed, asked } = drawn;
  if (!weighed) return "rest";
  const shown = weighed.offer;
  const zone = zoneOf(view, id);
  if (id === decidedPiece(drawn)) return "selected";
  if ((shown?.meaning === "attack" || shown?.meaning === "fight") && zone !== undefined) {
    if (shown.zones?.includes(zone) && findElement(view, id)?.line === "front") return "aimed";
    if (shown.attackers?.includes(id)) return "selected";
  }
  if (drawn.denied === `piece:${id}`) return "may-not";
  const offered = weighed.offers.filter((one) => one.targets.includes(`piece:${id}`));
  if (offered.some((one) => one.piece === id || one.piece === unitOf(id) || one.attackers?.includes(id))) return "may";
  const chooses = asked !== undefined && CHOOSES_PIECE.has(asked.step);
  const own = asked !== undefined && sideOf(view, id) === asked.about["side"];
  const unit = findUnit(view, id);
  return chooses && own && unit && !unit.acted ? "may-not" : "rest";
}

function arrows({ view, weighed }: Drawn): readonly ArrowModel[] {
  const offer = weighed?.offer;
  const offered = offeredArrows(view, offer);
  if (offer?.meaning === "fight") return offered;
  const drawn = new Set(offered.map((one) => one.spaces.join(" ")));
  const declared = [...declaredOn(view)].flatMap(([zone, attackers]) =>
    attackArrows(
      view,
      attackers.map(({ element }) => element.id),
      [zone],
    ),
  );
  return [...declared.filter((one) => !drawn.has(one.spaces.join(" "))), ...offered];
}

function offeredArrows(view: View, offer: Offer | undefined): readonly ArrowModel[] {
  if (offer?.meaning === "attack" || offer?.meaning === "fight")
    return attackArrows(view, offer.attackers ?? [], offer.zones ?? []);
  const from = offer?.piece === undefined ? undefined : zoneOf(view, offer.piece);
  return (offer && from !== undefined && wayArrows(offer, from)) || [];
}

/** From each zone in which some of them stand to each of these zones. */
function attackArrows(view: View, attackers: readonly string[], zones: readonly string[]): readonly ArrowModel[] {
  const from = new Set(attackers.flatMap((attacker) => zoneOf(view, attacker) ?? []));
  return [...from].flatMap((zone) => zones.map((target): ArrowModel => ({ kind: "attack", spaces: [zone, target] })));
}
