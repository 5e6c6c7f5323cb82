import type { HexId } from "@stonebridge/board";
import type { Field } from "./field.ts";
import type { PieceIndex } from "./measures.ts";

/** Hexes and who stood there at dawn, as far as the cards allow; `*` marks batteries in position. */
type Ground = Readonly<Record<HexId, string>>;

/** The Confederates along Bull Run, from the Stone Bridge to Union Mills. */
const CONFEDERATE: Ground = {
  // Evans on the hill behind the Stone Bridge, his cavalry towards Farm Ford
  X9: "cs-l-evans cs-4sc cs-lasp cs-davidson*",
  W9: "cs-terry",
  // Cocke between Lewis and Ball's Fords, his guns above them
  BB15: "cs-l-cocke cs-19va cs-28va cs-rogers*",
  CC15: "cs-18va cs-latham*",
  AA14: "cs-8va cs-49va cs-heaton*",
  Z14: "cs-mead",
  // Hampton, up from the railroad, by Portici; Stuart behind the left of the line
  Y15: "cs-hampton",
  BB17: "cs-1vacav",
  // Bonham in the entrenchments of Mitchell's Ford, Kershaw beside him; the two generals on the hill behind
  KK19: "cs-l-bonham cs-3sc cs-11nc cs-8la cs-shields*",
  LL18: "cs-7sc",
  JJ19: "cs-l-kershaw cs-2sc cs-8sc cs-kemper*",
  KK21: "cs-l-beauregard cs-l-johnston cs-radford",
  JJ21: "cs-munford cs-wickham cs-lay",
  // the reserve from the Shenandoah, in the pine woods between the roads
  LL20: "cs-l-jackson cs-2va cs-4va cs-5va cs-27va cs-33va",
  KK22: "cs-l-pendleton cs-imboden cs-stanard cs-alburtis cs-rockbridge",
  MM20: "cs-l-bee cs-4ala cs-2miss cs-11miss cs-l-bartow cs-7ga cs-8ga",
  // Longstreet at Blackburn's Ford
  MM17: "cs-l-longstreet cs-1va cs-17va cs-5nc cs-garnett*",
  NN17: "cs-11va",
  // Jones at McLean's Ford; Early, with the 24th Virginia camped beside him, and Walton's guns in his rear
  QQ20: "cs-l-jones cs-5sc cs-17miss cs-18miss cs-miller*",
  PP22: "cs-l-early cs-7va cs-7la cs-13miss cs-24va",
  OO21: "cs-l-walton cs-squires cs-wa-richardson",
  // Ewell at Union Mills, Holmes in support
  VV30: "cs-l-ewell cs-5ala cs-6ala cs-6la cs-rosser*",
  VV29: "cs-jenifer cs-harrison",
  TT30: "cs-l-holmes cs-1ark cs-2tenn cs-walker",
};

/** Tyler before the Stone Bridge, the Fifth Division at Centreville and before Blackburn's Ford. */
const UNION: Ground = {
  CC8: "us-l-tyler us-l-schenck us-1ohio us-2ohio us-2nym us-e2us*",
  DD7: "us-l-sherman us-13ny us-69nym us-2wis us-79nym us-e3us",
  GG7: "us-l-keyes us-2me us-1conn us-2conn us-3conn us-varian",
  NN12: "us-l-richardson us-1mass us-2mich us-3mich us-g1us*",
  OO11: "us-12ny us-m2us*",
  OO12: "us-l-davies us-16ny us-18ny us-31ny us-32ny us-g2us*",
  QQ6: "us-l-miles us-l-blenker us-8ny us-29ny us-39ny us-27pa us-bookwood*",
  QQ7: "us-a2us*",
};

/** The flank march: Hunter at Sudley, Heintzelman closing up behind him, Howard held back where the farm road leaves the pike. */
const FLANK: Ground = {
  R1: "us-l-hunter us-l-burnside us-1ri us-2ri us-71nym us-2ri-bty",
  R2: "us-2nh us-palmer us-27ny us-marines",
  S1: "us-l-mcdowell us-l-porter us-reg us-14nym us-8nym us-d5us",
  S2: "us-l-heintzelman us-l-franklin us-5mass us-11mass us-1minn us-i1us us-4pa",
  DD1: "us-l-wilcox us-11ny us-38ny us-1mich us-d2us",
  DD2: "us-4mich",
  II7: "us-l-howard us-3me us-4me us-5me us-2vt",
};

/** A day earlier there has been no night march: both divisions stand on the farm road that leads from the pike to the north. */
const FLANK_EARLY: Ground = {
  DD1: "us-l-hunter us-l-burnside us-1ri us-2ri us-71nym us-2ri-bty",
  DD2: "us-2nh us-palmer us-27ny us-marines",
  EE2: "us-l-mcdowell us-l-porter us-reg us-14nym us-8nym us-d5us",
  FF3: "us-l-heintzelman us-l-franklin us-5mass us-11mass us-1minn us-i1us",
  GG4: "us-l-wilcox us-11ny us-38ny us-1mich us-d2us us-4pa",
  HH5: "us-4mich",
  II7: FLANK["II7"],
};

/** Felled trees before the Stone Bridge and at Farm Ford. */
export const ABATIS_AT_DAWN: readonly HexId[] = ["AA8", "Y9", "AA9", "W7"];

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
