import { headed } from "../language/headed.ts";
import type { OrderRow } from "../play/panels/order-rows.ts";
import type { Battle } from "./battle.ts";
import { html, type Markup, NOTHING } from "./html.ts";
import type { ReportTexts } from "./texts.ts";

/** What became of a unit or commander. */
export interface Fate {
  readonly name: string;
  /** Its counter as it was seen last; undefined if it never came onto the map. */
  readonly counter: string | undefined;
  /** Its strengths at the start and at the end. */
  readonly before: string;
  readonly after: string;
  readonly fate: string;
  readonly gone: boolean;
}

export interface FateGroup {
  readonly id: string;
  readonly title: string;
  readonly bodies: readonly { readonly title: string | undefined; readonly fates: readonly Fate[] }[];
}

/** What became of everybody, by army and division. @param counterOf the drawing of a piece as it was seen last */
export function fatesOf(
  { turns }: Pick<Battle, "turns">,
  t: ReportTexts["order"],
  counterOf: (piece: string) => string | undefined,
): readonly FateGroup[] {
  const rows = turns.map(
    ({ order }) =>
      new Map(order.flatMap(({ bodies }) => bodies.flatMap((body) => body.rows)).map((row) => [row.id, row])),
  );
  const goneIn = (id: string) => rows.findIndex((at) => at.get(id)?.gone === true);
  const fateOf = (row: OrderRow): Fate => {
    const fell = row.gone ? goneIn(row.id) : -1;
    const lost = fell < 0 ? undefined : fell === 0 ? t.goneBefore : t.gone(turns[fell]?.name ?? "");
    const fate = lost ?? [headed(row.where), ...(row.tags ?? [])].join(", ");
    const first = rows[0]?.get(row.id);
    return {
      name: headed(row.name),
      counter: counterOf(row.id) ?? counterOf(first?.piece ?? row.piece),
      before: first?.figures ?? "",
      after: row.gone ? "–" : row.figures,
      fate,
      gone: row.gone === true,
    };
  };
  return (turns.at(-1)?.order ?? []).map(({ id, title, bodies }) => ({
    id,
    title,
    bodies: bodies
      .map((body) => ({ title: body.title, fates: body.rows.map(fateOf) }))
      .filter(({ fates }) => fates.length > 0),
  }));
}

/** Both orders of battle as tables. */
export function ordersMarkup(groups: readonly FateGroup[], t: ReportTexts["order"]): readonly Markup[] {
  return groups
    .filter(({ bodies }) => bodies.length > 0)
    .map(
      ({ title, bodies }) =>
        html`<section class="army">
          <h3>${title}</h3>
          <table>
            <thead>
              <tr>
                <th></th>
                <th scope="col">${t.unit}</th>
                <th scope="col" class="figure">${t.before}</th>
                <th scope="col" class="figure">${t.after}</th>
                <th scope="col">${t.fate}</th>
              </tr>
            </thead>
            ${bodies.map(bodyMarkup)}
          </table>
        </section>`,
    );
}

function bodyMarkup({ title, fates }: FateGroup["bodies"][number]): Markup {
  const head =
    title === undefined
      ? NOTHING
      : html`<tr class="body">
          <th colspan="5" scope="rowgroup">${headed(title)}</th>
        </tr>`;
  return html`<tbody>
    ${head}${fates.map(({ name, counter, before, after, fate, gone }) => {
      const sign =
        counter === undefined
          ? NOTHING
          : html`<svg width="28" height="28" viewBox="-4 -4 108 108" aria-hidden="true">
              <use href="#${counter}" />
            </svg>`;
      return html`<tr class="${gone ? "gone" : ""}">
        <td class="sign">${sign}</td>
        <th scope="row">${name}</th>
        <td class="figure">${before}</td>
        <td class="figure">${after}</td>
        <td>${fate}</td>
      </tr>`;
    })}
  </tbody>`;
}
