import type { ArrowModel, PieceState, SpaceModel } from "../../board/model.ts";
import type { ActionBase } from "@stonebridge/kernel";
import type { MeaningFacts } from "../desk/meanings.ts";
import { afterOffer, type DrawnBesides, type DrawnOffer } from "./drawn.ts";
import type { ZoneField } from "./zone-field.ts";
import { offersByZone } from "./zone-offers.ts";

/** What the board of a zone game asks of its view and its texts. */
export interface BoardReading<O extends DrawnOffer> {
  readonly meanings: Readonly<Record<string, MeaningFacts>>;
  readonly field: ZoneField;
  /** The counter that is being decided about. */
  readonly decided: string | undefined;
  zoneOf(counter: string): string | undefined;
  /** The zone that a counter faces as it stands. */
  facingOf(counter: string): string | undefined;
  control(zone: string): SpaceModel["control"] | undefined;
  /** What a screen reader hears of a zone. @param offered what can be done there */
  zoneLabel(zone: string, offered: string | undefined): string;
  /** The label of an action. */
  action(action: O["actions"][number], cost: { readonly cost?: number }): string;
  /** Its march takes more than the brigade may: the cost says so. */
  strained(offer: O): boolean;
  /** The letter of the entry by which somebody comes; absent in a game without any. */
  entry?(offer: O): string | undefined;
  /** Zones that are marked as closed though nothing is asked of them. */
  readonly closed?: readonly string[];
  /** Counters that attack by an offer. */
  attackers(offer: O): readonly string[];
}

/** The zones that an offer attacks; none if it is no fight. */
export function attackedBy<O extends DrawnOffer>(
  meanings: Readonly<Record<string, MeaningFacts>>,
  offer: O | undefined,
): readonly string[] {
  if (!offer || !meanings[offer.meaning].fights) return [];
  return offer.zones ?? (offer.zone === undefined ? [] : [offer.zone]);
}

/** Every zone as it is drawn and spoken. */
export function zoneSpaces<O extends DrawnOffer>(
  drawn: DrawnBesides<O>,
  reading: BoardReading<O>,
): readonly SpaceModel[] {
  const { field, decided, zoneOf, control, zoneLabel } = reading;
  const standsIn = decided === undefined ? undefined : zoneOf(decided);
  const front = decidedFront(drawn, reading);
  const byZone = offersByZone(drawn.weighed?.offers ?? []);
  return field.zones.map(({ id }): SpaceModel => {
    const offer = byZone.get(id);
    const state = stateOf(id, offer, drawn, reading, standsIn);
    const badge = offer && state !== "rest" ? badgeOf(offer, drawn, reading) : undefined;
    const held = control(id);
    return {
      id,
      state,
      ...(badge === undefined ? {} : { badge }),
      ...(front.includes(id) ? { inFront: true } : {}),
      ...(held === undefined ? {} : { control: held }),
      label: zoneLabel(id, offer && spokenOffer(offer, drawn, reading)),
    };
  });
}

/** The Front of the brigade that is decided about, as it stands or as it is about to face. */
function decidedFront<O extends DrawnOffer>(
  { weighed }: DrawnBesides<O>,
  { decided, field, zoneOf, facingOf }: BoardReading<O>,
): readonly string[] {
  const offer = weighed?.offer;
  const piece = offer?.facing === undefined ? decided : offer.piece;
  const zone = piece === undefined ? undefined : zoneOf(piece);
  const facing = offer?.facing ?? (piece === undefined ? undefined : facingOf(piece));
  if (zone === undefined || facing === undefined) return [];
  return field.neighbours(zone).includes(facing) ? field.front(zone, facing) : [];
}

function stateOf<O extends DrawnOffer>(
  id: string,
  offer: O | undefined,
  { weighed, denied }: DrawnBesides<O>,
  { meanings, closed = [] }: BoardReading<O>,
  standsIn: string | undefined,
): SpaceModel["state"] {
  const shown = weighed?.offer;
  // Where a piece is chosen, the ground under it is no goal.
  const isGoal = ({ meaning }: O): boolean => meanings[meaning].picked !== "ground";
  const attacked = attackedBy(meanings, shown);
  if (attacked.includes(id)) return "attack";
  if (shown?.zone === id && isGoal(shown)) return "aimed";
  if (denied === `space:${id}`) return "may-not";
  if (id === standsIn) return "selected";
  // While an attack is weighed, only other attacks stay marked; the rest can be picked all the same.
  if (attacked.length > 0 && weighed?.pinned && offer?.meaning !== shown?.meaning) return "rest";
  if (offer && isGoal(offer)) return "may";
  return closed.includes(id) ? "may-not" : "rest";
}

function badgeOf<O extends DrawnOffer>(
  offer: O,
  { badges, weighed }: DrawnBesides<O>,
  { meanings, strained, entry }: BoardReading<O>,
): string | undefined {
  switch (meanings[offer.meaning].badge) {
    case "cost":
      return strained(offer) ? `${offer.cost ?? ""}+` : String(offer.cost ?? "");
    case "retreat":
      return badges.retreatTo;
    case "entry":
      return entry?.(offer);
    case "chance": {
      // The one in preview stands for its zone, whichever would be the natural one.
      const shown = weighed?.offer;
      const chosen = shown && shown.zone === offer.zone && shown.meaning === offer.meaning ? shown : offer;
      const share = weighed?.shares.get(chosen.id);
      return share === undefined ? undefined : badges.percent(share);
    }
    case undefined:
      return undefined;
  }
}

/** "March to Henry Hill · 3 MP, 2 left"; of an attack its chance. */
export function spokenOffer<O extends DrawnOffer>(
  offer: O,
  { offerWords, badges, weighed }: DrawnBesides<O>,
  { action: labelled }: BoardReading<O>,
): string {
  const action = offer.actions.findLast(({ type }: ActionBase) => type !== "stay");
  if (!action) return "";
  const share = weighed?.shares.get(offer.id);
  const label = labelled(action, offer.cost === undefined ? {} : { cost: offer.cost });
  return label + afterOffer(offer, share === undefined ? undefined : badges.percent(share), offerWords);
}

/** How a counter of a zone game is drawn, by what is weighed. */
export function counterState<O extends DrawnOffer>(
  id: string,
  { weighed, denied }: DrawnBesides<O>,
  { meanings, decided, zoneOf, attackers }: BoardReading<O>,
  counter: {
    /** It can be attacked where it stands. */
    readonly fights: boolean;
    /** It is one of several that are chosen with what is weighed. */
    chosenBy(offer: O): boolean;
    /** It may do something, or be chosen. */
    readonly may: boolean;
    /** It is among those of whom one is chosen, and cannot be. */
    readonly waits: boolean;
  },
): PieceState {
  if (!weighed) return "rest";
  const shown = weighed.offer;
  if (id === decided) return "selected";
  const zone = zoneOf(id);
  if (shown && meanings[shown.meaning].fights && zone !== undefined) {
    if (attackedBy(meanings, shown).includes(zone) && counter.fights) return "aimed";
    if (attackers(shown).includes(id)) return "selected";
  }
  if (shown && counter.chosenBy(shown)) return "selected";
  if (denied === `piece:${id}`) return "may-not";
  if (counter.may) return "may";
  return counter.waits ? "may-not" : "rest";
}

/**
 * The attacks that are declared, and the way of what is weighed: of an attack from each zone of its attackers to each that is attacked.
 * @param declared zones whose brigades attack, by the zone that they do
 */
export function zoneArrows<O extends DrawnOffer>(
  { weighed }: DrawnBesides<O>,
  { meanings, zoneOf, attackers }: BoardReading<O>,
  declared: readonly (readonly [zone: string, attackers: readonly string[]])[],
): readonly ArrowModel[] {
  const offer = weighed?.offer;
  const attack = (from: readonly string[], to: readonly string[]): readonly ArrowModel[] =>
    [...new Set(from.flatMap((counter) => zoneOf(counter) ?? []))].flatMap((zone) =>
      to.map((target): ArrowModel => ({ kind: "attack", spaces: [zone, target] })),
    );
  const attacked = attackedBy(meanings, offer);
  const offered = offer === undefined ? [] : attacked.length > 0 ? attack(attackers(offer), attacked) : wayOf(offer);
  // Where one is to be fought, the others are not in question.
  if (offer?.meaning === "fight") return offered;
  const drawn = new Set(offered.map(({ spaces }) => spaces.join(" ")));
  const standing = declared.flatMap(([zone, from]) => attack(from, [zone]));
  return [...standing.filter(({ spaces }) => !drawn.has(spaces.join(" "))), ...offered];

  function wayOf({ meaning, piece, zone, path = [] }: O): readonly ArrowModel[] {
    const { goes } = meanings[meaning];
    const from = piece === undefined ? undefined : zoneOf(piece);
    if (goes === undefined || from === undefined) return [];
    if (goes === "path") return [{ kind: "path", spaces: [from, ...path] }];
    return zone === undefined ? [] : [{ kind: goes === "back" ? "retreat" : "path", spaces: [from, zone] }];
  }
}
