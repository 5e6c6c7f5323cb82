import type { HexId } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { PieceIndex } from "../measures.ts";

/** Hexes and the pieces in them at dawn, as far as the cards allow; `*` marks batteries in position. */
type Ground = Readonly<Record<HexId, string>>;

/** The Confederates along Bull Run, from the Stone Bridge to Union Mills. */
const CONFEDERATE: Ground = {
  // Evans on Van Pelt Hill above the Stone Bridge, his cavalry on the left
  X8: "cs-l-evans cs-4sc cs-lasp cs-davidson*",
  W8: "cs-terry",
  // Cocke, spread over Lewis and Ball's Fords, his guns on the hills above them
  AA14: "cs-8va cs-49va cs-heaton*",
  Z14: "cs-mead",
  BB15: "cs-19va cs-rogers*",
  CC15: "cs-l-cocke cs-18va cs-28va cs-latham*",
  // Hampton, up from the railroad, by Portici; Stuart between Cocke and Bonham
  Z15: "cs-hampton",
  DD18: "cs-1vacav",
  // Bonham in the works of Mitchell's Ford, Kershaw on the road to his left; the generals on the hill behind, the cavalry in their rear
  KK19: "cs-l-bonham cs-3sc cs-7sc cs-11nc cs-shields*",
  LL19: "cs-8la",
  JJ20: "cs-l-kershaw cs-2sc cs-8sc cs-kemper*",
  KK20: "cs-l-beauregard cs-l-johnston",
  KK21: "cs-radford cs-munford cs-wickham cs-lay",
  // the brigades from the Shenandoah behind the right fords, Jackson with most of the guns, Imboden with Bee
  LL21: "cs-l-jackson cs-2va cs-4va cs-5va cs-27va cs-33va cs-l-pendleton cs-stanard cs-rockbridge",
  KK22: "cs-alburtis",
  MM19: "cs-l-bee cs-4ala cs-2miss cs-11miss cs-imboden cs-l-bartow cs-7ga cs-8ga",
  // Longstreet at Blackburn's Ford
  MM17: "cs-l-longstreet cs-1va cs-11va cs-17va cs-garnett*",
  NN17: "cs-5nc",
  // Jones at McLean's Ford; behind him Early, the 24th Virginia camped beside him, and Walton's guns
  QQ20: "cs-l-jones cs-5sc cs-17miss cs-18miss cs-miller*",
  PP22: "cs-l-early cs-7va cs-7la cs-13miss cs-24va",
  OO21: "cs-l-walton cs-squires cs-wa-richardson",
  // Ewell at Union Mills, Holmes in support
  VV30: "cs-l-ewell cs-5ala cs-6ala cs-6la cs-rosser*",
  UU29: "cs-jenifer cs-harrison",
  TT30: "cs-l-holmes cs-1ark cs-2tenn cs-walker",
};

/** Tyler before the Stone Bridge; Howard and McDowell where the farm road leaves the pike, at II7 (R02); Miles before Blackburn's Ford and at Centreville. */
const UNION: Ground = {
  CC8: "us-l-tyler us-l-schenck us-1ohio us-2ohio us-2nym us-e2us* us-e3us",
  DD7: "us-l-sherman us-13ny us-69nym us-2wis us-79nym",
  GG7: "us-l-keyes us-2me us-1conn us-2conn us-3conn us-varian",
  II7: "us-l-mcdowell us-l-howard us-3me us-4me us-5me us-2vt us-4mich",
  NN12: "us-l-richardson us-l-miles us-2mich us-3mich us-12ny us-g1us*",
  NN11: "us-1mass us-m2us*",
  OO12: "us-l-davies us-16ny us-18ny us-31ny us-32ny us-g2us*",
  QQ6: "us-l-blenker us-8ny us-29ny us-39ny us-27pa us-bookwood",
  RR6: "us-a2us",
};

/** The flank march comes down to Sudley: Hunter ahead, Heintzelman behind him. */
const FLANK: Ground = {
  R1: "us-l-hunter us-l-burnside us-1ri us-2ri us-71nym us-2ri-bty us-palmer",
  R2: "us-l-porter us-reg us-14nym us-8nym us-marines us-d5us",
  Q1: "us-2nh us-27ny",
  S1: "us-l-heintzelman us-l-franklin us-5mass us-11mass us-1minn us-i1us",
  S2: "us-l-wilcox us-11ny us-38ny us-1mich us-d2us",
};

/** A day earlier there has been no night march: both divisions stand on the farm road that leads from the pike to the north. */
const FLANK_EARLY: Ground = {
  DD1: "us-l-hunter us-l-burnside us-1ri us-2ri us-71nym us-2ri-bty us-palmer",
  DD2: "us-l-porter us-reg us-14nym us-8nym us-marines us-d5us",
  EE3: "us-2nh us-27ny",
  FF3: "us-l-heintzelman us-l-franklin us-5mass us-11mass us-1minn us-i1us",
  GG4: "us-l-wilcox us-11ny us-38ny us-1mich us-d2us us-4pa",
};

/** Felled trees at both ends of the Stone Bridge, and where the road comes down to Farm Ford. */
export const ABATIS_AT_DAWN: readonly HexId[] = ["AA8", "AA9", "Y9", "Y7"];

interface Post {
  readonly hex: HexId;
  readonly unlimbered: boolean;
}

function posts(...grounds: readonly Ground[]): ReadonlyMap<string, Post> {
  const found = new Map<string, Post>();
  for (const [hex, list] of grounds.flatMap((ground) => Object.entries(ground))) {
    for (const name of list.split(" ")) {
      const unlimbered = name.endsWith("*");
      found.set(unlimbered ? name.slice(0, -1) : name, { hex, unlimbered });
    }
  }
  return found;
}

const DAWN = posts(CONFEDERATE, UNION, FLANK);
const EARLY = posts(CONFEDERATE, UNION, FLANK_EARLY);

function postOf(field: Field, piece: PieceIndex): Post | undefined {
  return (field.options.july20 === "on" ? EARLY : DAWN).get(field.ids[piece]);
}

/** Where a piece was at dawn; for those whose card names a hex, that hex. */
export function dawnHex(field: Field, piece: PieceIndex): HexId {
  const { start } = field.pieces[piece];
  return start.how === "in" ? start.place : (postOf(field, piece)?.hex ?? "");
}

/** Did a battery begin the day in position? */
export function unlimberedAtDawn(field: Field, piece: PieceIndex): boolean {
  return postOf(field, piece)?.unlimbered === true;
}
