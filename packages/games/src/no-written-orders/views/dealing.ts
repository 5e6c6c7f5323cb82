import { knownHolder, knownUnit } from "../known.ts";
import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Dice } from "@stonebridge/kernel";
import { strengthOf } from "../army/combatants.ts";
import { controlledNow, controllerOf } from "../land/control.ts";
import { type Field, FORMATION, HEADQUARTERS, TRAIN } from "../field.ts";
import { addressOf } from "../army/headings.ts";
import { type HolderIndex, NONE, STACKING_LIMIT, type SideIndex, type UnitIndex } from "../measures.ts";
import { type Courier, type Order, standingFrom } from "../orders/order-book.ts";
import { ON_TOP, type Position, firstAt, mark, onMap, setDown, unitsAt } from "../position.ts";
import { mayExamine } from "../land/sight.ts";
import { formationsOf, isPresent } from "../army/standing.ts";
import type { View } from "./view.ts";
import { SIDES } from "../vocabulary.ts";

/** Hexes from a stack within which a train is assumed to be. */
const NEAR_STACK = 2;

/** Deals what a side hides from a seat. */
class Deal {
  readonly #field: Field;
  readonly #p: Position;
  readonly #view: View;
  readonly #dice: Dice;
  /** Whoever hides it. */
  readonly #side: SideIndex;
  /** Hexes of its stacks of which only the top is seen. */
  readonly #stacks: readonly HexIndex[];

  constructor(field: Field, p: Position, view: View, side: SideIndex, dice: Dice) {
    this.#field = field;
    this.#p = p;
    this.#view = view;
    this.#dice = dice;
    this.#side = side;
    const own = view.stacks.filter((stack) => stack.side === SIDES[side]);
    this.#stacks = own.map(({ hex }) => field.map.grid.known(hex));
  }

  all(): void {
    this.#units();
    this.#leaders();
    this.#seats();
    this.#orders();
    this.#aides();
    this.#chits();
  }

  #draw<T>(from: readonly T[]): T | undefined {
    return from.length === 0 ? undefined : from[this.#dice.roll("deal", from.length) - 1];
  }

  #shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    const drawn: T[] = [];
    while (left.length > 0) drawn.push(...left.splice(this.#dice.roll("deal", left.length) - 1, 1));
    return drawn;
  }

  /** Units out of sight go beneath them, as far as there is room (NWO-5.3-a), each with others of its formation if possible. */
  #units(): void {
    const unseen = this.#field.roster[this.#side].filter(
      (unit) => this.#view.units[unit].where === "unseen" && !onMap(this.#p, unit),
    );
    for (const unit of this.#shuffled(unseen)) {
      const open = this.#stacks.filter((hex) => this.#hasRoom(hex, unit));
      const kin = open.filter((hex) => this.#formationsIn(hex).includes(this.#field.formationOf[unit]));
      const hex = this.#draw(kin.length > 0 ? kin : open.length > 0 ? open : this.#stacks);
      if (hex !== undefined) setDown(this.#field, this.#p, unit, hex);
    }
  }

  #hasRoom(hex: HexIndex, unit: UnitIndex): boolean {
    const strength = [unit, ...unitsAt(this.#p, hex)].reduce(
      (sum, one) => sum + strengthOf(this.#field, this.#p, one),
      0,
    );
    return strength <= STACKING_LIMIT;
  }

  #formationsIn(hex: HexIndex): readonly HolderIndex[] {
    return unitsAt(this.#p, hex).map((unit) => this.#field.formationOf[unit]);
  }

  /** Leaders out of sight are with their units if those are too, or somewhere out of sight. */
  #leaders(): void {
    for (const leader of this.#field.staff[this.#side]) {
      if (this.#view.leaders[leader].where !== "unseen" || this.#p.post[leader] >= 0) continue;
      const led = this.#field.leads[leader];
      const { units = [] } = led === NONE ? {} : this.#field.holders[led];
      const own = this.#stacks.filter((hex) => unitsAt(this.#p, hex).some((unit) => units.includes(unit)));
      this.#p.post[leader] = this.#draw(own.length > 0 ? own : this.#stacks) ?? this.#outOfSight();
    }
  }

  /** A hex that the seat’s side cannot look at; off the map if there is none. */
  #outOfSight(): HexIndex {
    const hexes = [...this.#field.map.grid.ids.keys()].filter((hex) => this.#field.map.playable[hex] === 1);
    return this.#shuffled(hexes).find((hex) => !mayExamine(this.#field, this.#p, 1 - this.#side, hex)) ?? NOWHERE;
  }

  /** Apart from trains, headquarters out of sight are where their commander is if he is not seen, or with a stack. */
  #seats(): void {
    for (const [holder, { kind, side, leader }] of this.#field.holders.entries()) {
      if (side !== this.#side || this.#view.ledger.seat[holder] !== null) continue;
      if (kind === TRAIN) this.#p.seat = this.#p.seat.with(holder, this.#parked());
      if (kind !== HEADQUARTERS) continue;
      const post = leader === NONE ? NOWHERE : this.#p.post[leader];
      const hidden = leader !== NONE && this.#view.leaders[leader].where === "unseen";
      this.#p.seat = this.#p.seat.with(holder, hidden ? post : (this.#draw(this.#stacks) ?? this.#outOfSight()));
    }
  }

  /** A train out of sight is near some stack, alone (NWO-19.4.2-a, NWO-19.4.5-a). */
  #parked(): HexIndex {
    const { grid } = this.#field.map;
    const near = new Set(this.#stacks.flatMap((hex) => [...grid.within(hex, NEAR_STACK)]));
    const open = [...near].filter(
      (hex) => firstAt(this.#p, hex) === NONE && !mayExamine(this.#field, this.#p, 1 - this.#side, hex),
    );
    return this.#draw(open) ?? this.#outOfSight();
  }

  /** Each of the enemy’s flags belongs to a formation not too far from it, or is false (NWO-12.4-e). */
  #orders(): void {
    const flags = this.#view.flags.filter(({ side }) => side === SIDES[this.#side]);
    for (const { hex: id } of this.#shuffled(flags)) {
      const flag = this.#field.map.grid.known(id);
      const near = this.#idle().filter((holder) => this.#distance(holder, flag) <= FAR_FLAG);
      const holder = this.#draw(near);
      if (holder === undefined) this.#p.decoys = [...this.#p.decoys, { side: this.#side, hex: flag }];
      else this.#obey(holder, flag);
    }
  }

  #idle(): readonly HolderIndex[] {
    return [...this.#field.holders.keys()].filter(
      (holder) =>
        this.#field.holders[holder].kind === FORMATION &&
        this.#field.holders[holder].side === this.#side &&
        this.#p.standing[holder] === undefined &&
        isPresent(this.#field, this.#p, holder),
    );
  }

  #distance(holder: HolderIndex, flag: HexIndex): number {
    const from = addressOf(this.#field, this.#p, holder);
    return from === NOWHERE ? 0 : this.#field.map.grid.distance(from, flag);
  }

  #obey(holder: HolderIndex, flag: HexIndex): void {
    const { turn } = this.#p;
    const orders = [this.#order(flag)];
    const held = (): string => controlledNow(this.#field, this.#p, this.#side);
    this.#p.standing = this.#p.standing.with(holder, standingFrom(orders, "superior", turn, turn, held));
  }

  /** Hexes of one’s own are mostly held, those of others attacked. */
  #order(flag: HexIndex): Order {
    const own = controllerOf(this.#p, flag) === this.#side;
    const types: readonly Order["type"][] = own
      ? ["defend", "defend", "delay", "march"]
      : ["attack", "attack", "probe", "march"];
    return {
      type: this.#draw(types) ?? "defend",
      target: { flag, hexes: [flag] },
      waypoints: [],
      forced: false,
      hidden: false,
    };
  }

  /** Aides whose orders are not known ride to some formation, with an order to hold where it is. */
  #aides(): void {
    for (const { hex } of this.#view.aides.filter(({ side }) => side === SIDES[this.#side])) {
      const to = this.#draw(
        formationsOf(this.#field, this.#side).filter((one) => isPresent(this.#field, this.#p, one)),
      );
      if (to === undefined) continue;
      const place = addressOf(this.#field, this.#p, to);
      const at = this.#field.map.grid.known(hex);
      const orders = [{ ...this.#order(place === NOWHERE ? at : place), type: "defend" } as const];
      const { army } = this.#field.holders[to];
      const courier: Courier = { side: this.#side, hex: at, from: army, to, orders, sent: this.#p.turn };
      this.#p.couriers = [...this.#p.couriers, courier];
    }
  }

  /** As many of its chits as are in the cup and not dealt yet: first of formations that obey a flag. */
  #chits(): void {
    const { cup, unknownChits } = this.#view.ledger;
    const left = cup.length + unknownChits - this.#p.cup.length;
    const able = formationsOf(this.#field, this.#side).filter(
      (one) =>
        this.#p.acted[one] === 0 &&
        one !== this.#p.initial &&
        !this.#p.pairs[this.#side].includes(one) &&
        isPresent(this.#field, this.#p, one),
    );
    const drawn = this.#shuffled(able);
    const obeys = (one: HolderIndex): boolean => this.#p.standing[one] !== undefined;
    const chits = [...drawn.filter(obeys), ...drawn.filter((one) => !obeys(one))].slice(0, left);
    this.#p.cup = [...this.#p.cup, ...chits];
  }
}

/** Hexes from which a flag is too far for an order to be given for it. */
const FAR_FLAG = 20;

/**
 * Places what a view shows of pieces that the seat does not see completely: the counters on top of stacks, and those it orders for a bad
 * move.
 */
export function layTold(field: Field, p: Position, { stacks, misled, units }: View): void {
  for (const { hex, top } of stacks) {
    const unit = knownUnit(field, top);
    setDown(field, p, unit, field.map.grid.known(hex));
    mark(p, unit, ON_TOP);
  }
  if (misled === undefined) return;
  // he gets orders at the given hex: his leader is there, or his first unit if there is no leader (NWO-RUL170)
  const hex = field.map.grid.known(misled.hex);
  const holder = field.holders[knownHolder(field, misled.holder)];
  const first = holder.units.find((unit) => units[unit].where === "map" || units[unit].where === "unseen");
  if (holder.leader !== NONE) p.post[holder.leader] = hex;
  else if (first !== undefined && !onMap(p, first)) setDown(field, p, first, hex);
}

/**
 * Deals at random what is hidden from the seat of a view, by the other side or from a spectator by both, among everything possible for a
 * player who knows both armies.
 */
export function dealHidden(field: Field, p: Position, view: View, dice: Dice): void {
  layTold(field, p, view);
  for (const [side, id] of SIDES.entries()) if (id !== view.seat) new Deal(field, p, view, side, dice).all();
}
