import { ATTACK_COST } from "@stonebridge/games/second-bull-run-1862/internals";
import { outlook, type Table } from "../table.ts";
import { type Hand, offer, type Offer, ofType, zoneAndItsPieces } from "./offer.ts";

/** Everything the acting brigade can do (SB62-6.1-l). Its marches and attacks are picked on the map at once, the rest by button or mode. */
export function marchOffers(table: Table, hand: Hand): readonly Offer[] {
  if (hand.mode === "turn") return turnOffers(table);
  return [...marches(table), ...affordable(table, deeds), ...buttons(table)];
}

/** Marches to every other zone where the brigade may end. */
function marches(table: Table): readonly Offer[] {
  const { points } = table.decision.about;
  return table.tools
    .reach(table.position)
    .filter(({ mayEnd }) => mayEnd)
    .map(({ zone, path, cost, forced, stops, actions }) =>
      offer("march", actions, zoneAndItsPieces(table, zone), {
        ...actor(table),
        zone,
        path,
        cost,
        forced,
        stops,
        ...(typeof points === "number" && !forced ? { left: points - cost } : {}),
      }),
    );
}

/** What is offered now, and what a forced march first would open (SB62-9.4-a). */
function affordable(table: Table, offers: (table: Table) => readonly Offer[]): readonly Offer[] {
  const now = offers(table);
  const [force] = ofType(table.decision.actions, "force");
  const after = force ? outlook(table, [force]).table : undefined;
  if (!force || after?.decision.step !== "march") return now;
  const known = new Set(now.map(({ id }) => id));
  const opened = offers(after).filter(({ id }) => !known.has(id));
  return [...now, ...opened.map((one) => ({ ...one, actions: [force, ...one.actions], forced: true }))];
}

/** Attacks on enemies beside, and cavalry that mounts or dismounts. */
function deeds(table: Table): readonly Offer[] {
  const { actions } = table.decision;
  return [
    ...ofType(actions, "attack").map((action) =>
      offer("attack", [action], zoneAndItsPieces(table, action.zone), {
        piece: action.unit,
        zone: action.zone,
        cost: ATTACK_COST,
      }),
    ),
    ...ofType(actions, "dismount").map((action) =>
      offer("dismount", [action], [], { piece: action.unit, cost: MOUNT_COST }),
    ),
    ...ofType(actions, "mount").map((action) => offer("mount", [action], [], { piece: action.unit, cost: MOUNT_COST })),
  ];
}

/** SB62-9.4-m, SB62-9.4-n */
const MOUNT_COST = 2;

/** Ending the action and facing in one go, where the end asks for a facing. */
function turnOffers(table: Table): readonly Offer[] {
  const [end] = ofType(table.decision.actions, "end");
  const after = end ? outlook(table, [end]).table : undefined;
  if (!end || !after || after.side !== table.side || after.decision.step !== "facing") return [];
  return ofType(after.decision.actions, "face").map((face) =>
    offer("turn", [end, face], zoneAndItsPieces(table, face.zone), {
      piece: face.unit,
      zone: face.zone,
      facing: face.zone,
    }),
  );
}

/** What has a button and no place on the map. */
function buttons({ decision: { actions } }: Table): readonly Offer[] {
  return [
    ...ofType(actions, "rest").map((action) => offer("rest", [action], [], { piece: action.unit })),
    ...ofType(actions, "end").map((action) => offer("end", [action], [], { piece: action.unit })),
  ];
}

function actor({ decision }: Table): { readonly piece?: string } {
  const unit = decision.about["unit"];
  return typeof unit === "string" ? { piece: unit } : {};
}

/** Facing by a pick on the zone to face (SB62-9.5-a, SB62-9.5-c). */
export function facingOffers(table: Table): readonly Offer[] {
  return ofType(table.decision.actions, "face").map((action) =>
    offer("face", [action], zoneAndItsPieces(table, action.zone), {
      piece: action.unit,
      zone: action.zone,
      facing: action.zone,
    }),
  );
}
