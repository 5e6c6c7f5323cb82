import { plain, ruleLabel } from "@stonebridge/kernel/words";
import { counterLevel, PLAIN_STYLE, pieceMarkup } from "../board/counters/counter.ts";
import { NO_MARKS } from "../board/counters/look.ts";
import { num } from "../board/drawing/markup.ts";
import { LETTERING } from "../board/drawing/palette.ts";
import type { StandingCounter } from "../board/drawing/still.ts";
import { groupedBy } from "../grouped-by.ts";
import { headed } from "../language/headed.ts";
import { lostBy } from "../play/ending/fights.ts";
import { emblemOf } from "../play/parts/emblem.ts";
import type { Battle, BattleTurn } from "./battle.ts";
import { chanceMarkup, curveMarkup, keySign } from "./curves.ts";
import { html, type Markup, NOTHING, raw } from "./html.ts";
import { fatesOf, ordersMarkup } from "./orders.ts";
import { pageStyle } from "./page-style.ts";
import { cutAround, Drawn, groundMarkup, type GroundTile, tilesOf, viewBoxOf } from "./sheet-of.ts";
import type { ReportTexts } from "./texts.ts";

/** What a report is told with besides the game. */
export interface PageWords {
  readonly t: ReportTexts;
  /** "Bull Run 1861" */
  readonly game: string;
  /** Scenario, date, length. */
  readonly facts: readonly string[];
  /** "Union: Ann" */
  readonly players: readonly string[];
  readonly options: readonly { readonly name: string; readonly value: string }[];
  /** By which rule it was decided, in our words. */
  readonly clause: string | undefined;
  number(figure: number): string;
  percent(share: number): string;
  /** A change of a chance, with its sign. */
  change(share: number): string;
}

/** A report, and what has to be put into it before it stands by itself. */
export interface Page {
  readonly title: string;
  /** The tiles of its map; what they hold goes into {@link body}. */
  readonly tiles: readonly GroundTile[];
  /** Everything inside `body`. @param images what each tile holds, as a `data:` address */
  body(images: readonly string[]): string;
}

/** Ids of drawings in a report. */
const GROUND = "ground";

/** Lays out the report of a game that is over. */
export function pageOf(battle: Battle, words: PageWords): Page {
  const { teller, turns } = battle;
  const cut = cutAround(
    teller.map,
    turns.map(({ counters }) => counters),
  );
  const tiles = tilesOf(teller.map, cut);
  const drawn = new Drawn("c");
  const view = viewBoxOf(cut);
  const pictures = turns.map((turn) => turnMarkup(turn, battle, words, view, drawn));
  const orders = ordersMarkup(fatesOf(battle, words.t.order, counterOf(turns, drawn)), words.t.order);
  const content = html`<header>
      <p class="over">${words.facts.join(" · ")}</p>
      <h1>${words.game}</h1>
      <p class="said">
        ${battle.ending.said}${battle.ending.margin === undefined ? "" : ` ${words.t.won(battle.ending.margin)}`}
      </p>
      <p class="players">${words.players.join(" · ")}</p>
    </header>
    ${victoryMarkup(battle, words)}${courseMarkup(battle, words)}
    <section class="turns">
      <h2>${words.t.map.title}</h2>
      ${pictures}
    </section>
    <section class="orders">
      <h2>${words.t.order.title}</h2>
      ${orders}
    </section>
    <footer>${words.t.made}</footer>`;
  return {
    title: words.t.heading(words.game),
    tiles,
    body: (images) =>
      `<svg class="drawn" width="0" height="0" aria-hidden="true"><defs><g id="${GROUND}">${groundMarkup(teller.map, tiles, images)}</g><g font-family="${LETTERING}">${drawn.markup}</g></defs></svg><main>${content.markup}</main>`,
  };
}

/** A whole document that needs nothing besides itself. @param fonts rules that hold the lettering of counters */
export function documentOf(page: Page, language: string, images: readonly string[], fonts: string): string {
  return `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${html`${page.title}`.markup}</title><style>${fonts}${pageStyle}</style></head><body>${page.body(images)}</body></html>\n`;
}

/** The drawing of a piece by itself, as it was seen last. */
function counterOf(turns: readonly BattleTurn[], drawn: Drawn): (piece: string) => string | undefined {
  const seen = new Map(turns.flatMap(({ counters }) => counters.map(({ piece }) => [piece.id, piece.look] as const)));
  return (piece) => {
    const look = seen.get(piece);
    return (
      look &&
      drawn.idOf(pieceMarkup({ look, marks: NO_MARKS, state: "rest", lit: false }, counterLevel(28), PLAIN_STYLE))
    );
  };
}

function victoryMarkup({ teller, reported, ending, turns, story, last }: Battle, words: PageWords): Markup {
  const { t, number } = words;
  const { sides } = reported.game;
  const end = turns.at(-1);
  const rows = teller.score(last.view, last.position).map(
    ({ text, rule, points }) =>
      html`<tr>
        <th scope="row">${headed(plain(text))}</th>
        <td class="rule">${ruleLabel(rule)}</td>
        ${points.map((one) => html`<td class="figure">${one === undefined ? "–" : number(one)}</td>`)}
      </tr>`,
  );
  const options = words.options.map(({ name, value }) => html`<li><b>${name}</b> ${value}</li>`);
  const best = sides.flatMap((side) => {
    const one = story.deeds.find((deeds) => deeds.side === side && deeds.inflicted > 0);
    if (!one) return [];
    const figure = (value: number) => number(Math.round(value * 10) / 10);
    return [
      html`<li>
        ${keySign(emblemOf(side))}
        <b>${teller.end.words.formation(one.id)}</b>
        ${t.best.figures(figure(one.inflicted), figure(one.suffered), one.fights)}
      </li>`,
    ];
  });
  return html`<section class="victory">
    <h2>${t.victory}</h2>
    ${
      words.clause === undefined
        ? NOTHING
        : html`<p class="clause">${words.clause}${ending.rule === undefined ? "" : ` (${ruleLabel(ending.rule)})`}</p>`
    }
    <table>
      <thead>
        <tr>
          <th scope="col">${t.source}</th>
          <th scope="col" class="rule">${t.rule}</th>
          ${sides.map((side) => html`<th scope="col" class="figure">${reported.entry.sideName(side)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="2">${headed(teller.end.words.points)}</th>
          ${sides.map((side) => html`<td class="figure">${number(end?.points[side] ?? 0)}</td>`)}
        </tr>
        <tr>
          <th scope="row" colspan="2">${headed(teller.end.words.losses)}</th>
          ${sides.map((side) => html`<td class="figure">${number(end?.losses[side] ?? 0)}</td>`)}
        </tr>
      </tfoot>
    </table>
    ${
      options.length === 0
        ? NOTHING
        : html`<h3>${t.options}</h3>
            <ul class="options">
              ${options}
            </ul>`
    }
    <h3>${t.best.title}</h3>
    ${
      best.length === 0
        ? html`<p>${t.best.none}</p>`
        : html`<ul class="best">
            ${best}
          </ul>`
    }
  </section>`;
}

function courseMarkup(battle: Battle, words: PageWords): Markup {
  const { teller, reported, turns } = battle;
  const { t, number } = words;
  const sides = reported.game.sides.map((id) => ({ id, name: reported.entry.sideName(id) }));
  const curve = (title: string, of: "points" | "losses") =>
    curveMarkup({
      title,
      sides: sides.map((side) => ({ ...side, figures: turns.map((turn) => turn[of][side.id] ?? 0) })),
      moments: turns.map(({ hour }) => hour),
      readAloud: t.curves.readAloud,
      number,
    });
  const { points, losses } = teller.end.words;
  const rows = turns.map((turn, at) => {
    const before = turns[at - 1];
    const figures = sides.map(
      ({ id }) => [turn.losses[id] ?? 0, (turn.losses[id] ?? 0) - (before?.losses[id] ?? 0)] as const,
    );
    return html`<tr>
      <th scope="row">${turn.name}</th>
      ${sides.map(({ id }) => html`<td class="figure">${number(turn.points[id] ?? 0)}</td>`)}${figures.map(([, now]) => html`<td class="figure">${at === 0 ? "" : number(now)}</td>`)}${figures.map(([all]) => html`<td class="figure">${number(all)}</td>`)}
    </tr>`;
  });
  const names = sides.map(({ name }) => name);
  return html`<section class="course">
    <h2>${t.curves.title}</h2>
    ${curve(t.curves.points(headed(points)), "points")}${chancesMarkup(battle, words)}${curve(t.curves.losses(losses), "losses")}
    <div class="wide">
      <table class="losses">
        <thead>
          <tr>
            <th scope="col">${t.curves.turn}</th>
            ${names.map((name) => html`<th scope="col" class="figure">${t.curves.counted(name, points)}</th>`)}${names.map((name) => html`<th scope="col" class="figure">${t.curves.inTurn(name)}</th>`)}${names.map((name) => html`<th scope="col" class="figure">${t.curves.inAll(name)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
}

function chancesMarkup({ account, reported, turns }: Battle, { t, percent, change }: PageWords): Markup {
  const [first] = reported.game.sides;
  if (!account) return NOTHING;
  const name = reported.entry.sideName(first);
  const chances = [account.start, ...account.steps.map(({ chance }) => chance)].map((one) => one[first] ?? 0.5);
  const marks = turns.slice(1).map(({ step, hour }) => ({
    at: account.steps.findLastIndex((one) => one.step <= step) + 1,
    name: hour,
  }));
  const spoken = t.curves.readAloud(t.chances.title(name), percent(chances[0] ?? 0.5), percent(chances.at(-1) ?? 0.5));
  const told = reported.game.sides.map((side) => {
    const of = reported.entry.sideName(side);
    return html`<li>
      ${t.chances.luck(of, change(account.luck[side] ?? 0))} ${t.chances.skill(of, change(account.skill[side] ?? 0))}
    </li>`;
  });
  return html`${chanceMarkup(t.chances.title(name), chances, marks, percent, spoken)}
    <p class="note">${t.chances.about}</p>
    <ul class="chances">
      ${told}
    </ul>`;
}

function turnMarkup(turn: BattleTurn, battle: Battle, words: PageWords, view: string, drawn: Drawn): Markup {
  const { t, number } = words;
  const { reported, teller, turns } = battle;
  const before = turns[turns.indexOf(turn) - 1];
  const { name } = turn;
  const of = (figures: (side: string) => number) =>
    reported.game.sides.map((side) => t.map.of(reported.entry.sideName(side), number(figures(side)))).join(", ");
  const score = t.map.points(
    headed(teller.end.words.points),
    of((side) => turn.points[side] ?? 0),
  );
  const lost =
    before &&
    t.map.lost(
      teller.end.words.losses,
      of((side) => (turn.losses[side] ?? 0) - (before.losses[side] ?? 0)),
    );
  const fights =
    turn.fights.length === 0
      ? html`<p class="quiet">${before ? t.map.quiet : ""}</p>`
      : html`<h4>${t.map.fights}</h4>
          <ul class="fights">
            ${turn.fights.map((fight) => fightMarkup(fight, battle, words))}
          </ul>`;
  return html`<article class="turn">
    <h3>${name}</h3>
    <figure>
      <svg viewBox="${view}" role="img" aria-label="${t.map.picture(name)}">
        <use href="#${GROUND}" />
        <g font-family="${LETTERING}">
          ${raw(turn.marks)}${countersMarkup(turn.counters, drawn, teller.end.words.space, teller.end.words.piece, t)}
        </g>
      </svg>
      <figcaption>${score}${lost === undefined ? "" : ` ${lost}`}</figcaption>
    </figure>
    ${fights}
  </article>`;
}

/** Counters, those of a stack together under the names of all who stand there. */
function countersMarkup(
  counters: readonly StandingCounter[],
  drawn: Drawn,
  spaceName: (id: string) => string,
  pieceName: (id: string) => string,
  t: ReportTexts,
): readonly Markup[] {
  const spaces = groupedBy(counters, ({ piece }) => piece.space);
  return [...spaces].map(([space, stack]) => {
    const names = stack.toReversed().map(({ piece }) => ("name" in piece.look ? pieceName(piece.id) : "?"));
    const uses = stack.flatMap(({ at, markup }) => {
      if (markup === "") return [];
      const [x, y] = [at.x - at.width / 2, at.y - at.width / 2];
      return [
        html`<use
          href="#${drawn.idOf(markup)}"
          transform="translate(${num(x, 1)} ${num(y, 1)}) scale(${num(at.width / 100, 3)})"
        />`,
      ];
    });
    return html`<g><title>${t.map.stack(names.join(", "), spaceName(space))}</title>${uses}</g>`;
  });
}

function fightMarkup(fight: Battle["story"]["fights"][number], battle: Battle, { t, number }: PageWords): Markup {
  const { teller, reported } = battle;
  const names = (fighters: typeof fight.attackers) =>
    [...new Set(fighters.map(({ piece }) => teller.end.words.piece(piece)))].join(", ");
  const lost = reported.game.sides.flatMap((side) => {
    const figure = lostBy(fight, side, (piece) => teller.end.sideOf(piece));
    return figure === 0 ? [] : [t.map.of(reported.entry.sideName(side), number(figure))];
  });
  const said = t.map.against(
    headed(teller.end.words.space(fight.space)),
    names(fight.attackers),
    names(fight.defenders),
  );
  return html`<li>${said}${lost.length === 0 ? "" : t.map.cost(lost.join(", "))}</li>`;
}
