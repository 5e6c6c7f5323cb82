import type { Basis } from "@stonebridge/board";
import type { ActionContextOf, AskedOf, Line, RefusalsOf, TextsOf } from "@stonebridge/kernel/words";
import type { Action, AskingStep } from "../actions.ts";
import type { GameEvent, Reckoning } from "../events.ts";
import type { ArrivalId, Landmark } from "../army/pieces.ts";
import type { Whereabouts } from "../views/view.ts";
import type { Army, Odds, OptionId, PieceKind, ResultCode, RollKind, RouteEnd, SideId, Stage } from "../vocabulary.ts";

/** The names of things on the map: pieces by their ids, hexes by their coordinates or the names a caller gives them. */
export interface Names {
  /** `us-2nh`, `cs-b-bonham` */
  piece(id: string): string;
  /** `QQ18` */
  place(id: string): string;
}

/** The names of a language: pieces from its texts, hexes as printed unless named. Unknown ids are shown as they are. */
export function namesOf(texts: Texts, hexes: Iterable<{ readonly id: string; readonly name: string }> = []): Names {
  const hexNames = new Map<string, string>();
  for (const hex of hexes) hexNames.set(hex.id, hex.name.replaceAll("'", "’"));
  return { piece: (id) => texts.pieceName(id), place: (id) => hexNames.get(id) ?? id };
}

/** The parts of a decision that its sentence needs; a kernel `Decision<Action>` fits. */
export type Asked = AskedOf<Action>;

export type ActionContext = ActionContextOf<AskingStep>;

/** What is in a hex, in words. */
export const HEX_FEATURES = [
  "clear",
  "woods",
  "slope",
  "hilltop",
  "stream",
  "river",
  "ford",
  "bridge",
  "town",
  "major-road",
  "minor-road",
  "railroad",
  "abatis",
  "trestle",
  "base",
  "star",
  "entry",
  "unplayable",
] as const;
export type HexFeature = (typeof HEX_FEATURES)[number];

/** A battle: without `results` before the roll, with them in the log and on the combat sheet. */
export interface Fighting {
  /** Who attacks. */
  readonly side: SideId;
  readonly reckoning: Reckoning;
  readonly die?: number;
  readonly results?: readonly ResultCode[];
}

/** One unit of a combat sheet: name, place, what halves or doubles it, with rule chips, and its final strength. */
export interface FightLine {
  readonly text: Line;
  readonly value: string;
}

export interface FightParty {
  /** "The Union attacks" */
  readonly title: string;
  readonly lines: readonly FightLine[];
  /** Sum in points. */
  readonly total: string;
}

/** The sheet of a battle: who fights with what strength and why, the odds, the result of the die. */
export interface Fight {
  readonly title: Line;
  readonly attacker: FightParty;
  /** Guns that add to adjacent attackers; a last line says if they add less than they have (9.51). */
  readonly support?: FightParty;
  readonly defender: FightParty;
  /** "11½ against 4: 2-1" */
  readonly odds: Line;
  /** "DE, DB2" as the table prints it; absent before the roll. */
  readonly result?: string;
  /** The result; before the roll, what is at stake. */
  readonly verdict: string;
}

/** A counter, for a screen reader. Names are display names. */
export interface PieceSpoken {
  readonly name: string;
  readonly side: SideId;
  /** Where it is; absent if already said. */
  readonly at?: string;
  readonly kind: PieceKind;
  readonly attack: number;
  readonly defense: number;
  /** Whole movement points. */
  readonly movement: number;
  readonly red?: boolean;
  readonly face?: "mobile" | "battle";
  /** What it stands for. */
  readonly holds?: readonly string[];
  readonly frozen?: boolean;
  readonly active?: boolean;
  readonly moved?: boolean;
  readonly spent?: boolean;
  readonly fought?: boolean;
  readonly advanced?: boolean;
  readonly bombarded?: boolean;
}

/** A hex, for a screen reader. */
export interface HexSpoken {
  /** Its coordinates. */
  readonly id: string;
  /** "Stone House" */
  readonly name?: string;
  readonly features: readonly HexFeature[];
  /** Side of Bull Run. */
  readonly bank?: SideId;
  /** Counters here, uppermost first. */
  readonly pieces: readonly PieceSpoken[];
  /** Face-down counters. */
  readonly faceDown?: readonly { readonly side: SideId; readonly count: number }[];
  /** Defence points here, and the limit. */
  readonly points?: number;
  readonly limit?: number;
  /** Names of enemy units next to it. */
  readonly enemies?: readonly string[];
  /** What may be done here, or why not: the label of an action or the sentence of a refusal. */
  readonly offer?: string;
}

/** The nouns that the sentences of this game name. */
interface Nouns {
  readonly action: Action;
  readonly step: AskingStep;
  readonly event: GameEvent;
  readonly side: SideId;
  readonly stage: Stage;
  readonly roll: RollKind;
  readonly option: OptionId;
  readonly names: Names;
}

/** All texts of the game in one language, except {@link Refusals}. English and French have the same shape, so no text can be missing. */
export interface Texts extends TextsOf<Nouns> {
  /** As counters print it, `2 NH`; brigade pieces and dummies by their leader. An unknown id is shown as it is. */
  pieceName(id: string): string;
  /** The name, short enough for a counter. */
  counterName(id: string): string;
  /** In full: "2nd New Hampshire", "Colonel Ambrose E. Burnside", "Battery E, 2nd US Artillery" */
  pieceTitle(id: string): string;
  /** Where it belongs: "Burnside’s brigade, 2nd Division" */
  pieceBody(id: string): string;
  kind(kind: PieceKind): string;
  face(face: "mobile" | "battle"): string;
  /** The factors of a piece, explained: "attack 3, defence 3, 4 MP" */
  factors(piece: Pick<PieceSpoken, "kind" | "attack" | "defense" | "movement" | "red">): string;
  guns(count: number): string;
  army(army: Army): string;
  basis(basis: Basis): string;
  whereabouts(whereabouts: Whereabouts, holder?: string): string;
  landmark(landmark: Landmark): string;
  route(end: RouteEnd): string;
  arrival(group: ArrivalId): string;
  feature(feature: HexFeature): string;
  bank(side: SideId): string;

  playerTurn(turn: number, side: SideId): string;
  /** "1⅔ MP" out of sixths */
  movement(sixths: number): string;
  /** "3½ DP" out of halves */
  defense(halves: number): string;
  /** A column of the tables; `none` is below all of them. */
  odds(odds: Odds | "none"): string;
  /** What a cell of the tables does, in words. */
  result(results: readonly ResultCode[], attacker: SideId): string;

  /** A long event, line by line: activations, declared battles, revealed pieces. */
  details(event: GameEvent, names: Names): readonly Line[];
  fight(battle: Fighting, names: Names): Fight;

  pieceLabel(piece: PieceSpoken): string;
  hexLabel(hex: HexSpoken): string;
}

/** The refusals in one language. */
export type Refusals = RefusalsOf<Nouns>;
