import type { HexIndex } from "@stonebridge/board";
import { FAR, MARCHING_MOUNTED, distancesTo } from "../land/distances.ts";
import type { Field } from "../field.ts";
import { turnsOfNews } from "./hidden-march.ts";
import type { SideIndex } from "../measures.ts";
import { type Play, hexId, holderId, sideId } from "../play.ts";
import { tell } from "./hearing.ts";
import type { Position } from "../position.ts";

/** Enemy units enter a hex: the orders of a side’s aides in it are read, once; the aides ride on (NWO-19.12.2-a, NWO-RUL243). */
export function readAides(play: Play, side: SideIndex, hex: HexIndex): void {
  const { field, p } = play;
  if (field.options.interception === "off") return;
  for (const [at, courier] of p.couriers.entries()) {
    if (courier.side !== side || courier.hex !== hex || courier.read === true) continue;
    p.couriers = p.couriers.with(at, { ...courier, read: true });
    const { to, orders } = courier;
    const due = newsDue(field, p, 1 - side, hex);
    p.intercepted = [...p.intercepted, { side: 1 - side, to, orders, due }];
    tell(play, {
      type: "aide-met",
      rule: "NWO-19.12.2-a",
      audience: [sideId(1 - side)],
      hex: hexId(play, hex),
      turn: due,
    });
  }
}

/** Turn in whose Command Phase the news reaches the nearest army commander of its side: the next at the earliest. */
function newsDue(field: Field, p: Position, side: SideIndex, from: HexIndex): number {
  let way = FAR;
  for (const army of field.armies[side]) {
    const post = p.post[field.holders[army].leader];
    if (post < 0) continue;
    way = Math.min(way, distancesTo(field, { flag: post, hexes: [post] }, MARCHING_MOUNTED)[from]);
  }
  return p.turn + Math.max(1, way === FAR ? 0 : turnsOfNews(way));
}

/** A Command Phase begins: commanders hear what their units have read (NWO-19.12.2-a). */
export function tellIntercepted(play: Play): void {
  const { p } = play;
  for (const { side, to, orders, due } of p.intercepted)
    if (due === p.turn)
      tell(play, {
        type: "orders-read",
        rule: "NWO-19.12.2-a",
        audience: [sideId(side)],
        to: holderId(play, to),
        orders: orders.map(({ type }) => type),
        targets: orders.flatMap(({ target }) => (target === undefined ? [] : [hexId(play, target.flag)])),
      });
}
