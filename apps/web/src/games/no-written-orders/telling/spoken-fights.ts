import { headed } from "../../../language/headed.ts";
import { formatPercent } from "../../../language/language.svelte.ts";
import { oddsSentence } from "../../../play/zones/combat-words.ts";
import type { SpokenFight } from "../../contract/desk.ts";
import type { OrdersDesk } from "../desk.svelte.ts";
import { holderName, ordersText } from "../orders/say.ts";
import type { Table } from "../table.ts";
import { assaultsWeighed, bombardmentsWeighed, partsOf, tenths } from "../weigh.ts";

/** The assaults and bombardments that are declared, that in preview first, and the orders that are written but not sent, as they are said aloud. */
export function spokenFights(desk: OrdersDesk): readonly SpokenFight[] {
  const { table } = desk.play;
  switch (table?.step) {
    case "declaration":
    case "assaults":
      return spokenAssaults(desk, table);
    case "bombardment":
      return spokenBombardments(desk, table);
    case "orders":
    case "initiative":
      return spokenOrders(desk, table.step === "initiative");
    default:
      return [];
  }
}

function spokenAssaults({ play, names, t }: OrdersDesk, table: Table): readonly SpokenFight[] {
  const named = (units: readonly string[]) => units.map((unit) => names.unit(unit)).join(", ");
  return assaultsWeighed(table, play.choosing.weighed).map(({ hex, attackers, defenders, forecast }) => {
    const title = t.assault.on(names.hex(hex));
    const strength = t.assault.strength(tenths(forecast.attack), tenths(forecast.defence));
    const ends = oddsSentence(partsOf(forecast, t), formatPercent);
    return {
      text: t.assault.spoken(title, named(attackers), named(defenders), strength, headed(ends)),
      short: `${title}, ${t.assault.ends.carried} ${formatPercent(forecast.chances.carried)}.`,
    };
  });
}

function spokenBombardments({ play, names, t }: OrdersDesk, table: Table): readonly SpokenFight[] {
  return bombardmentsWeighed(table, play.choosing.weighed).map(({ hex, batteries, forecast }) => {
    const title = t.report.bombardment(names.hex(hex));
    const firing = batteries.map((unit) => names.unit(unit)).join(", ");
    const chance = t.bombardment.disrupts(formatPercent(forecast.disrupted));
    const figures = [
      t.bombardment.points(tenths(forecast.strength)),
      chance,
      t.bombardment.losses(tenths(forecast.losses)),
    ];
    return { text: `${title}, ${firing}: ${figures.join(", ")}.`, short: `${title}, ${chance}.` };
  });
}

/** @param tried orders that leaders try of their own, else those that they are given */
function spokenOrders(desk: OrdersDesk, tried: boolean): readonly SpokenFight[] {
  const { list, colon } = desk.t.orders;
  return desk.view.written
    .filter(({ own }) => own === tried)
    .map(({ to, orders }) => {
      const order = `${holderName(desk, to)}${colon}${ordersText(desk, orders)}.`;
      return { text: `${tried ? list.tried : list.written}${colon}${order}`, short: order };
    });
}
