import type { Ledger } from "./lists.ts";
import type { SeenStep } from "./seen-steps.ts";
import type { Options, OrderOrigin, OrderType, Phase, ScenarioId, SideId } from "../vocabulary.ts";

/** Where a piece is, as a seat knows it. `unseen`: on the map, but not known where. */
export type Whereabouts = "waiting" | "map" | "unseen" | "eliminated" | "destroyed" | "exited";

/** A unit as a seat sees it. An unseen one shows only what every player knows of the roster. */
export interface UnitView {
  readonly id: string;
  readonly side: SideId;
  readonly where: Whereabouts;
  readonly hex?: string;
  /** The hex behind it that its column on the road also fills (19.9). */
  readonly tail?: string;
  /** Steps lost, and strength now. */
  readonly lost?: number;
  readonly strength?: number;
  readonly disrupted?: true;
  readonly bombarded?: true;
  readonly lowAmmunition?: true;
  readonly outOfSupply?: true;
}

/** A leader as a seat sees him. Of one whom it does not see it knows only his rating. */
export interface LeaderView {
  readonly id: string;
  readonly side: SideId;
  readonly where: Whereabouts;
  readonly hex?: string;
  readonly rating: number;
  readonly fallen?: true;
  /** Rode, gave orders, rallied this turn: only his own side knows. */
  readonly rode?: true;
  readonly ordered?: true;
  readonly rallied?: true;
}

/** An enemy stack of which only the top counter is seen: neither its size nor its other units are known (RUL-190). */
export interface UnseenStack {
  readonly hex: string;
  readonly side: SideId;
  readonly top: string;
}

/** An order with its target and waypoints by the numbers of their hexes (NWO-12.3-b); `hexes`: all that the target covers. */
export interface OrderView {
  readonly type: OrderType;
  readonly target?: string;
  readonly hexes?: readonly string[];
  readonly waypoints: readonly string[];
  readonly forced: boolean;
  readonly hidden?: true;
  readonly attach?: string;
}

/** The orders of a holder of the seat’s own side. */
export interface HolderView {
  readonly id: string;
  readonly order?: OrderView;
  readonly next?: readonly OrderView[];
  readonly origin?: OrderOrigin;
  readonly since?: number;
  readonly shaken?: true;
  readonly contact?: true;
  /** What waits, and the die with which it is obeyed. */
  readonly waiting?: { readonly orders: readonly OrderView[]; readonly needs: number };
  readonly night?: { readonly orders: readonly OrderView[]; readonly passed: boolean };
  /** Orders with aides on their way to him. */
  readonly riding: readonly { readonly hex: string; readonly orders: readonly OrderView[] }[];
  /** 0 fresh, 1 fatigued, 2 exhausted. */
  readonly fatigue: number;
  /** The formation to which a division is attached. */
  readonly attached?: string;
  /** Its march out of sight: the route, the hex that its leader would be in by now, turns of hiding, units. */
  readonly hidden?: {
    readonly route: readonly string[];
    readonly hex: string;
    readonly turns: number;
    readonly units: readonly string[];
  };
}

/** An order written in this phase that goes out once both sides are done; `own`: a leader’s for himself, by his initiative. */
export interface WrittenOrder {
  readonly from: string;
  readonly to: string;
  readonly orders: readonly OrderView[];
  readonly own: boolean;
}

/**
 * Who made a bad move, and where he gets orders: the orders that the seat gives him are within reach of that hex (NWO-12.11-c, NWO-12.3-c).
 */
export interface MisledView {
  readonly holder: string;
  readonly hex: string;
}

/** Everything a seat may see (reading 4). */
export interface View {
  readonly seat: SideId | "spectator";
  readonly scenario: ScenarioId;
  readonly turn: number;
  readonly phase: Phase;
  readonly options: Options;
  readonly units: readonly UnitView[];
  readonly leaders: readonly LeaderView[];
  readonly stacks: readonly UnseenStack[];
  /** Visible army headquarters. */
  readonly headquarters: readonly { readonly id: string; readonly hex: string }[];
  /** Visible trains; for the seat’s own formations how often they can still reload units (19.4, 19.6). */
  readonly trains: readonly {
    readonly id: string;
    readonly side: SideId;
    readonly hex: string;
    readonly reloads?: number;
  }[];
  /** Entrenchments, and those that are dug: in which hex, towards which next one (10.3). */
  readonly works: readonly { readonly hex: string; readonly facing: string; readonly done: boolean }[];
  /** Hexes with an abatis. */
  readonly abatis: readonly string[];
  /** Points of artillery ammunition of the seat’s own side, if they are counted (19.5). */
  readonly rounds?: number;
  /** The orders of the seat’s own side; of no other. */
  readonly holders: readonly HolderView[];
  /** What the seat’s own side has written in the running Command Phase; nobody else’s. */
  readonly written: readonly WrittenOrder[];
  /** The enemy whom the seat is ordering, or may order; shown to no other seat, and only as long as he is ordered. */
  readonly misled?: MisledView;
  /** Hexes of the enemy’s flags, true and false alike. */
  readonly flags: readonly { readonly side: SideId; readonly hex: string }[];
  /** Which of them are false, of the seat’s own side only; those set in a running Command Phase are included. */
  readonly decoys: readonly string[];
  /** Where aides ride; only their side knows what they carry. */
  readonly aides: readonly { readonly side: SideId; readonly hex: string }[];
  /** Enemy orders that were read, as far as the reader’s commander has heard of them. */
  readonly intercepted: readonly {
    readonly to: string;
    readonly turn: number;
    readonly orders: readonly OrderView[];
  }[];
  /** Formations that are demoralised, and armies that broke, with the turn: everybody knows. */
  readonly demoralised: readonly string[];
  readonly broken: Partial<Record<SideId, number>>;
  /** Formations that have acted this turn, pairs, and the Initial formation: public once chosen. */
  readonly acted: readonly string[];
  readonly pairs: Readonly<Record<SideId, readonly string[]>>;
  readonly initial?: string;
  /** Chits of one’s own in the cup. */
  readonly cup: readonly string[];
  /** Who controls each hex of the map, in runs by their numbers; `readControl` reads it. */
  readonly control: string;
  readonly points: Readonly<Record<SideId, number>>;
  /** The running steps, as far as this seat may know them. */
  readonly steps: readonly SeenStep[];
  /** The rest of what the seat knows, for looking ahead. */
  readonly ledger: Ledger;
}
