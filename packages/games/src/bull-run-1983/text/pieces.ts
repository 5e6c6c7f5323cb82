import { known } from "@stonebridge/kernel/words";
import type { PieceData } from "../army/pieces.ts";
import type { Army, SideId } from "../vocabulary.ts";
import { COMMANDERS, companyOf, leaderNameOf, pieceOf, type Rank, regimentOf } from "./roster.ts";
import type { Texts } from "./texts.ts";

/** How a language names pieces and the bodies they belong to. */
export interface PieceWords {
  /** Pieces whose counters do not show their full name. */
  readonly names: Readonly<Record<string, string>>;
  /** Short forms of names that are too long for a counter. */
  readonly short: Readonly<Record<string, string>>;
  /** What some pieces are called in full. */
  readonly titles: Readonly<Record<string, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly armies: Readonly<Record<Army, string>>;
  brigade(leader: string): string;
  battalion(leader: string): string;
  /** "Burnside’s brigade", of the counter that stands for it; "Burnside’s dummy". */
  brigadePiece(leader: string): string;
  dummy(leader: string): string;
  battery(name: string): string;
  cavalry(name: string): string;
  /** "2nd New Hampshire" */
  regiment(number: number, state: string): string;
  /** "Battery E, 2nd US Artillery" */
  company(letter: string, regiment: number): string;
  division(number: number): string;
  commandsArmy(side: SideId, army: Army): string;
  commandsDivision(division: string): string;
  readonly commandsBrigade: string;
  readonly commandsArtillery: string;
}

/** What pieces are called, in the words of a language. Unknown ids are shown as they are. */
export function pieceTexts(
  words: PieceWords,
): Pick<Texts, "pieceName" | "counterName" | "pieceTitle" | "pieceBody" | "army"> {
  const nameOf = ({ id, kind, name }: PieceData): string => {
    if (kind === "brigade") return words.brigadePiece(name);
    return kind === "dummy" ? words.dummy(name) : (known(words.names, id) ?? name);
  };
  return {
    pieceName(id) {
      const piece = pieceOf(id);
      return piece === undefined ? id : nameOf(piece);
    },
    counterName: (id) => known(words.short, id) ?? known(words.names, id) ?? pieceOf(id)?.name ?? id,
    pieceTitle(id) {
      const piece = pieceOf(id);
      if (piece === undefined) return id;
      const commander = known(COMMANDERS, id);
      if (commander !== undefined) return `${words.ranks[commander[0]]} ${commander[1]}`;
      const regiment = regimentOf(piece);
      if (regiment !== undefined) return words.regiment(...regiment);
      const company = companyOf(piece);
      if (company !== undefined) return words.company(...company);
      const title = known(words.titles, id);
      if (title !== undefined) return title;
      if (piece.kind === "battery") return words.battery(piece.name);
      return piece.kind === "cavalry" ? words.cavalry(piece.name) : nameOf(piece);
    },
    pieceBody(id) {
      const piece = pieceOf(id);
      return piece === undefined ? "" : bodyOf(words, piece);
    },
    army: (army) => words.armies[army],
  };
}

/** Where a piece belongs: what it commands or is part of, and the division or army that this is part of. */
function bodyOf(words: PieceWords, piece: PieceData): string {
  const { kind, side, army, division, battalion } = piece;
  const divided = division === undefined ? "" : words.division(division);
  const whole = side === "union" ? divided : words.armies[army];
  if (kind === "army-leader") return words.commandsArmy(side, army);
  if (kind === "division-leader") return words.commandsDivision(whole);
  const leader = leaderNameOf(piece);
  const under = leader === undefined ? "" : battalion === undefined ? words.brigade(leader) : words.battalion(leader);
  const own =
    kind === "brigade-leader" ? words.commandsBrigade : kind === "artillery-leader" ? words.commandsArtillery : under;
  return [own, whole].filter((part) => part !== "").join(", ") || words.armies[army];
}
