import type { OrdersDesk } from "../desk.svelte.ts";
import type { Meaning } from "../offers/offer.ts";

/** What is aimed at a hex while orders are given. */
const AIMED: ReadonlySet<Meaning> = new Set(["send", "aim", "via", "stretch"]);

/** A hex and what it is called. */
export interface NamedHex {
  readonly hex: string;
  readonly name: string;
}

/** Hexes that an order, or what is being written of one, may aim at now. */
function aims({ play }: OrdersDesk): ReadonlySet<string> {
  return new Set(play.offers.flatMap(({ meaning, hex }) => (AIMED.has(meaning) && hex !== undefined ? [hex] : [])));
}

/** Whether something can be aimed at a hex now. */
export function canAim(desk: OrdersDesk): boolean {
  return aims(desk).size > 0;
}

/** Places with a name of their own that can be aimed at now, by the alphabet: each name once. */
export function namedTargets(desk: OrdersDesk): readonly string[] {
  const names = [...aims(desk)].flatMap((hex) => nameOf(desk, hex) ?? []);
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other));
}

function nameOf({ names, texts }: OrdersDesk, hex: string): string | undefined {
  const name = names.hex(hex);
  return name === texts.hexName(hex) ? undefined : name;
}

/**
 * The places that somebody may mean who writes the number of a hex or the name of its place, each name once; those that can be aimed at
 * come before the others.
 * @param whole only what is written out
 */
export function placesMeant(desk: OrdersDesk, text: string, whole: boolean): readonly NamedHex[] {
  const wanted = plain(text);
  if (wanted === "") return [];
  const { grid } = desk.game.field.map;
  if (grid.index(wanted) !== undefined) return [{ hex: wanted, name: desk.names.hex(wanted) }];
  const able = aims(desk);
  const named = grid.ids.flatMap((hex): readonly NamedHex[] => {
    const name = nameOf(desk, hex);
    return name === undefined ? [] : [{ hex, name }];
  });
  const fits = named.filter(({ name }) => plain(name) === wanted);
  const meant = fits.length > 0 || whole ? fits : named.filter(({ name }) => plain(name).includes(wanted));
  const usable = meant.filter(({ hex }) => able.has(hex));
  const places = usable.length > 0 ? usable : meant;
  return places.filter(({ name }, at) => places.findIndex((one) => one.name === name) === at);
}

/** Without capitals, accents and curled apostrophes: as it is typed in a hurry. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
}
