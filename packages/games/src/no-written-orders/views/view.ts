import type { Ledger } from "./ledger.ts";
import type { SeenStep } from "./seen-steps.ts";
import type { Options, OrderOrigin, OrderType, Phase, ScenarioId, SideId } from "../vocabulary.ts";

/** Where somebody is, as a seat knows it. `unseen`: on the map, who knows where. */
export type Whereabouts = "waiting" | "map" | "unseen" | "eliminated" | "destroyed" | "exited";

/** A unit as a seat sees it. Of one that is unseen nothing is told but what every player knows of the roster. */
export interface UnitView {
  readonly id: string;
  readonly side: SideId;
  readonly where: Whereabouts;
  readonly hex?: string;
  /** The hex behind it that its column on the road fills too (19.9). */
  readonly tail?: string;
  /** Steps lost, and strength now. */
  readonly lost?: number;
  readonly strength?: number;
  readonly disrupted?: true;
  readonly bombarded?: true;
  readonly lowAmmunition?: true;
  readonly outOfSupply?: true;
}

export interface LeaderView {
  readonly id: string;
  readonly side: SideId;
  readonly where: Whereabouts;
  readonly hex?: string;
  readonly rating: number;
  readonly fallen?: true;
  /** Rode, gave orders, rallied this turn: his own side’s knowledge. */
  readonly rode?: true;
  readonly ordered?: true;
  readonly rallied?: true;
}

/** A stack of the enemy’s of which only its top counter is seen: not how deep it is, nor who else is in it (RUL-190). */
export interface UnseenStack {
  readonly hex: string;
  readonly side: SideId;
  readonly top: string;
}

export interface OrderView {
  readonly type: OrderType;
  readonly target?: string;
  readonly hexes?: readonly string[];
  readonly waypoints: readonly string[];
  readonly forced: boolean;
  readonly hidden?: true;
  readonly attach?: string;
}

/** The orders of a holder of one’s own side. */
export interface HolderView {
  readonly id: string;
  readonly order?: OrderView;
  readonly next?: readonly OrderView[];
  readonly origin?: OrderOrigin;
  readonly since?: number;
  readonly shaken?: true;
  readonly contact?: true;
  /** What waits, and on what it is obeyed. */
  readonly waiting?: { readonly orders: readonly OrderView[]; readonly needs: number };
  readonly night?: { readonly orders: readonly OrderView[]; readonly passed: boolean };
  /** Orders with aides to him. */
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

/** An order that is written in this phase and goes out once both sides are done; `own`: a leader’s for himself, by his initiative. */
export interface WrittenOrder {
  readonly from: string;
  readonly to: string;
  readonly orders: readonly OrderView[];
  readonly own: boolean;
}

/** Who made a bad move, and where he gets orders: what the seat that orders him aims at lies in reach of it (NWO-12.11-c, NWO-12.3-c). */
export interface MisledView {
  readonly holder: string;
  readonly hex: string;
}

/** Everything a seat may see (digest 8). */
export interface View {
  readonly seat: SideId | "spectator";
  readonly scenario: ScenarioId;
  readonly turn: number;
  readonly phase: Phase;
  readonly options: Options;
  readonly units: readonly UnitView[];
  readonly leaders: readonly LeaderView[];
  readonly stacks: readonly UnseenStack[];
  /** Army headquarters that are seen. */
  readonly headquarters: readonly { readonly id: string; readonly hex: string }[];
  /** Trains that are seen; of one’s own formations how often they still reload units (19.4, 19.6). */
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
  /** Points of artillery ammunition of one’s own, where they are counted (19.5). */
  readonly rounds?: number;
  /** The orders of the seat’s own side; of no other. */
  readonly holders: readonly HolderView[];
  /** What the seat’s own side has written in the running Command Phase; nobody else’s. */
  readonly written: readonly WrittenOrder[];
  /** The enemy whom the seat orders just now, or may; told of nobody else, and no longer than he is ordered. */
  readonly misled?: MisledView;
  /** Hexes of the enemy’s flags, true and false alike. */
  readonly flags: readonly { readonly side: SideId; readonly hex: string }[];
  /** Which of them are false, of one’s own side alone; those set in a running Command Phase already told. */
  readonly decoys: readonly string[];
  /** Where aides ride; what they carry is their side’s. */
  readonly aides: readonly { readonly side: SideId; readonly hex: string }[];
  /** Orders of the enemy’s that were read, as far as their reader’s commander has heard of them. */
  readonly intercepted: readonly {
    readonly to: string;
    readonly turn: number;
    readonly orders: readonly OrderView[];
  }[];
  /** Formations that are demoralised, and armies that broke, with the turn: all know. */
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
  /** The rest of what the seat knows, for those who look ahead. */
  readonly ledger: Ledger;
}
