import type { Attention } from "../../board/model.ts";
import { attentionOf } from "../../games/contract/attention.ts";
import type { MeaningFacts } from "../desk/meanings.ts";
import type { DrawnOffer } from "./drawn.ts";

/** What the map of a zone game is looked at for. */
interface Looked<O extends DrawnOffer> {
  readonly meanings: Readonly<Record<string, MeaningFacts>>;
  readonly offers: readonly O[];
  /** How the question is asked; undefined where nothing is. */
  readonly inSight: "pieces" | "along" | "ways" | undefined;
  /** The counter that is being decided about, and where it is asked about. */
  readonly decided: string | undefined;
  readonly zone: string | undefined;
  /** Enemies in contact with it. */
  readonly contacts: readonly string[];
  zoneOf(counter: string): string | undefined;
  /** The pieces that an offer would choose. */
  piecesOf(offer: O): readonly string[];
  strained(offer: O): boolean;
}

/** Ways few enough to be seen at once. */
const FEW = 6;

/** Where the map should look: at the brigade in question, the enemy beside it, and where it can attack or must go. */
export function zoneAttention<O extends DrawnOffer>(looked: Looked<O>): Attention {
  const { meanings, offers, inSight, decided, zone, contacts, zoneOf, piecesOf, strained } = looked;
  const isStep = (one: O): boolean => one.meaning === "march" && one.path?.length === 1 && !strained(one);
  const goals = offers.filter((one) => meanings[one.meaning].sight === "goal" || isStep(one));
  const choices = offers.filter(({ meaning }) => meanings[meaning].sight === "choice");
  const chosen = choices.flatMap(piecesOf).map(zoneOf);
  const asked = inSight === "pieces" ? chosen : [];
  return attentionOf({
    asked: decided === undefined ? asked : [zoneOf(decided), zone, ...contacts.map(zoneOf)],
    goals: [
      ...goals.map((one) => one.zone),
      ...(inSight === "along" ? chosen : []),
      ...(inSight === "ways" ? fewWays(offers) : []),
    ],
    choices: [...choices.flatMap(({ zones = [] }) => zones), ...chosen],
  });
}

/** Where a brigade that may not end where it stands must go, as long as these are few: its division calls it, or the zone is full. */
function fewWays(offers: readonly DrawnOffer[]): readonly string[] {
  if (offers.some(({ meaning }) => meaning === "end")) return [];
  const ways = offers.flatMap(({ meaning, zone }) => (meaning === "march" ? (zone ?? []) : []));
  return ways.length > FEW ? [] : ways;
}
