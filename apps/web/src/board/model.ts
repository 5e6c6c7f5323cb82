/**
 * What the board is told and what it tells. The board knows no rules: it is handed pieces, marks and targets,
 * and says what a hand did to them. Every text in here is ready to be shown or spoken.
 */

export type CounterLook = {
  readonly kind: "brigade" | "headquarters";
  /** Body colours: look.md section 3. */
  readonly body: "union" | "confederate" | "shenandoah";
  /** Division stripe: a pattern of look.md section 3. */
  readonly stripe: string;
  readonly name: string;
  readonly subtitle: string;
  readonly figure: "infantry" | "cavalry" | "flag";
  readonly combat: number;
  readonly artillery: number;
  readonly cavalry: number;
  readonly star: boolean;
  /** The reverse side shows (after the first loss). */
  readonly reverse: boolean;
  /** Headquarters: range in movement points. */
  readonly range?: number;
};

export interface PieceMarks {
  readonly fatigue: 0 | 1 | 2;
  readonly losses: number;
  readonly attacks: boolean;
  readonly operational: boolean;
  readonly extended: boolean;
  /** Has acted, or an activated HQ. */
  readonly spent: boolean;
}

export type PieceState = "rest" | "may" | "selected" | "aimed" | "may-not";

export interface PieceModel {
  /** Element or headquarters id. */
  readonly id: string;
  readonly zone: string;
  /** Order in the zone's stack, 0 on top (front line). */
  readonly depth: number;
  readonly look: CounterLook;
  readonly marks: PieceMarks;
  /** Neighbour it faces: the pointer on the rim points there. */
  readonly facing?: string;
  readonly state: PieceState;
  /** Moved in the last action: the zone it came from. */
  readonly movedFrom?: string;
  /** Sentence for screen readers. */
  readonly label: string;
}

export type ZoneState = "rest" | "may" | "may-not" | "aimed" | "selected" | "attack";

export interface ZoneModel {
  readonly id: string;
  readonly state: ZoneState;
  /** Roundel: a cost, "67%", "retreat to". */
  readonly badge?: string;
  /** Faced by the selected piece's Front. */
  readonly inFront?: boolean;
  /** Controller, for scoring zones. */
  readonly control?: "north" | "south";
  /** Sentence for screen readers: place, terrain, who stands there, what may be done, cost or reason. */
  readonly label: string;
}

/** Washes that are held up to look at: reach `r`, zones of control `z`, command `c`. */
export interface OverlayModel {
  readonly kind: "reach" | "control-north" | "control-south" | "command";
  readonly zones: readonly { readonly zone: string; readonly text?: string }[];
}

export interface ArrowModel {
  readonly kind: "path" | "attack" | "retreat" | "last";
  /** Zones in order. */
  readonly zones: readonly string[];
}

export interface BoardModel {
  readonly zones: readonly ZoneModel[];
  readonly pieces: readonly PieceModel[];
  readonly arrows: readonly ArrowModel[];
  readonly overlays: readonly OverlayModel[];
  /** Marks a piece or zone lit up from elsewhere (log, panel). */
  readonly lit: readonly string[];
}

export type BoardTarget =
  | { readonly kind: "zone"; readonly id: string }
  | { readonly kind: "piece"; readonly id: string };

export interface BoardEvents {
  /** Click, tap or Enter. */
  pick(target: BoardTarget): void;
  /** Pointer or focus rests on something, or leaves the board (undefined). `at`: client pixels. */
  point(target: BoardTarget | undefined, at?: { readonly x: number; readonly y: number }): void;
  /** A piece was dragged onto a zone: selects and previews, never commits. */
  drop(piece: string, zone: string): void;
  /** Long press or `i`: open the card. */
  card(piece: string): void;
}

export interface BoardApi {
  /** Show this; pieces travel from where they were. */
  show(model: BoardModel): void;
  /** Bring a zone or piece into view, without a jump if it is in view. */
  reveal(target: BoardTarget): void;
  /** Whole field, or back. */
  fit(): void;
  zoomBy(factor: number): void;
  /** Keyboard focus to a target. */
  focus(target: BoardTarget): void;
  /** Hide or show the pieces. */
  hidePieces(hidden: boolean): void;
  destroy(): void;
}
