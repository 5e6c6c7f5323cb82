import type { AskingStep, View } from "@stonebridge/games/bull-run-1861";
import type { Names, Texts } from "@stonebridge/games/bull-run-1861/text";
import { NO_MARKS } from "../../board/counters/look.ts";
import type { BoardModel, PieceModel, PieceState } from "../../board/model.ts";
import { type BoardReading, counterState, zoneArrows, zoneSpaces } from "../../play/zones/board.ts";
import type { DrawnBesides } from "../../play/zones/drawn.ts";
import type { ZoneField } from "../../play/zones/zone-field.ts";
import { brigadeLook, headquartersLook, marksOf } from "./counters.ts";
import { MEANINGS } from "./meanings.ts";
import type { Offer } from "./offers/offer.ts";
import { declaredOn, findElement, findUnit, sideOf, standingIn, unitOf, zoneOf } from "./pieces.ts";
import { QUESTIONS } from "./questions.ts";
import { pieceLabel, zoneLabel } from "./telling/spoken.ts";

export interface Drawn extends DrawnBesides<Offer> {
  readonly view: View;
  readonly field: ZoneField;
  readonly texts: Texts;
  readonly names: Names;
}

export function boardModel(drawn: Drawn): BoardModel {
  const reading = readingOf(drawn);
  const declared = [...declaredOn(drawn.view)].map(
    ([zone, attackers]) => [zone, attackers.map(({ element }) => element.id)] as const,
  );
  return {
    spaces: zoneSpaces(drawn, reading),
    pieces: pieces(drawn, reading),
    arrows: zoneArrows(drawn, reading, declared),
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

function readingOf(drawn: Drawn): BoardReading<Offer> {
  const { view, field, texts, names } = drawn;
  return {
    meanings: MEANINGS,
    field,
    decided: decidedPiece(drawn),
    zoneOf: (piece) => zoneOf(view, piece),
    facingOf: (piece) => findElement(view, piece)?.facing,
    control: (zone) => view.control[zone],
    zoneLabel: (zone, offered) => zoneLabel(view, field, zone, texts, names, offered),
    action: (action, cost) => texts.action(action, names, cost),
    strained: ({ pushed }) => pushed === true,
    attackers: ({ attackers = [] }) => attackers,
  };
}

function pieces(drawn: Drawn, reading: BoardReading<Offer>): readonly PieceModel[] {
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
        state: pieceState(element.id, drawn, reading),
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
          state: pieceState(rider.id, drawn, reading),
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
      state: pieceState(headquarters.id, drawn, reading),
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

function pieceState(id: string, drawn: Drawn, reading: BoardReading<Offer>): PieceState {
  const { view, weighed, asked } = drawn;
  const offered = weighed?.offers.filter(({ targets }) => targets.includes(`piece:${id}`)) ?? [];
  const chooses = asked !== undefined && QUESTIONS[asked.step as AskingStep].othersDenied === true;
  const unit = findUnit(view, id);
  return counterState(id, drawn, reading, {
    fights: findElement(view, id)?.line === "front",
    chosenBy: () => false,
    may: offered.some(({ piece, attackers }) => piece === id || piece === unitOf(id) || attackers?.includes(id)),
    waits: chooses && sideOf(view, id) === asked.about["side"] && unit !== undefined && !unit.acted,
  });
}
