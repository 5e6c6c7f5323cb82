import type { GameEvent, SideId, View } from "@stonebridge/games/bull-run-1983";
import type { Side } from "@stonebridge/kernel";
import type { Moment, MomentTeller } from "../../contract/moments.ts";
import type { OldBullRunDesk } from "../desk.svelte.ts";
import { starsHeld } from "../standing.ts";
import type { OldBullRun } from "../table.ts";
import { momentTexts } from "./texts.ts";

type Told = Pick<OldBullRunDesk, "texts" | "names" | "view" | "game">;
type Lost = Extract<GameEvent, { readonly type: "lost" }>;

/** So many names fit on a banner. */
const NAMED = 2;

/** The decisive moments of Bull Run (1983); of what is hidden only what these eyes have seen. */
export async function teller(desk: Told): Promise<MomentTeller<OldBullRun["event"], OldBullRun["view"]>> {
  await momentTexts.load();
  return {
    tell: (events, own) => [
      ...events.flatMap((event) => {
        const found = event.type === "declared" ? attack(event, events, desk, own) : momentOf(event, desk);
        return found ? [{ ...found, event }] : [];
      }),
      ...losses(events, desk),
    ],
    between: (before, after) => [...stars(before, after, desk), ...bases(before, after, desk)],
  };
}

function listed(ids: readonly string[], { names }: Told): string {
  if (ids.length > NAMED) return momentTexts.t.many(ids.length);
  return ids.map((id) => names.piece(id)).join(", ");
}

/** Battles that the enemy declares, where the first one is; one that is fought at once says itself where. */
function attack(
  { side, battles }: Extract<GameEvent, { readonly type: "declared" }>,
  events: readonly GameEvent[],
  { names, view }: Told,
  own: Side | undefined,
): Moment | undefined {
  if (own === undefined || side === own || battles.length === 0) return undefined;
  const targets = battles.flatMap((battle) => battle.targets);
  const fought = events.find((event) => event.type === "fought");
  const stands = view.pieces.find(({ id, hex: at }) => at !== undefined && targets.includes(id));
  const hex = fought?.reckoning.targets[0]?.hex ?? stands?.hex;
  if (hex === undefined) return { kind: "attacked", side: own };
  return { kind: "attacked", side: own, text: momentTexts.t.battles(battles.length, names.place(hex)), space: hex };
}

function momentOf(event: GameEvent, desk: Told): Moment | undefined {
  const { t } = momentTexts;
  const { texts, names, view } = desk;
  switch (event.type) {
    case "turn-began":
      return { kind: "turn", title: texts.turn(event.turn) };
    case "entered":
    case "railed": {
      const hex = event.type === "entered" ? event.hex : event.to;
      const side = sideOf(view, event.piece);
      const text = t.comes(names.piece(event.piece), names.place(hex));
      return { kind: "arrival", text, space: hex, once: `arrival ${side}`, ...(side && { side }) };
    }
    case "thawed": {
      const [first] = event.pieces;
      if (!first || event.cause === "owner") return undefined;
      if (event.cause !== "contact") return { kind: "news", ...t.alarm, side: event.side };
      const found = listed(
        event.pieces.map(({ piece }) => piece),
        desk,
      );
      const { title, text } = t.contact;
      // Several places have no name together.
      const together = event.pieces.every(({ hex }) => hex === first.hex);
      const place = together ? names.place(first.hex) : undefined;
      return { kind: "news", title, text: text(found, place), side: event.side, space: first.hex };
    }
    default:
      return undefined;
  }
}

/** Leaders who fall, each; the units of a step together. */
function losses(events: readonly GameEvent[], desk: Told): readonly Moment[] {
  const lost = events.filter((event) => event.type === "lost");
  const kindOf = new Map(desk.view.pieces.map(({ id, kind }) => [id, kind]));
  const leaders = lost.filter(({ piece }) => kindOf.get(piece)?.endsWith("leader"));
  const units = lost.filter((event) => !leaders.includes(event));
  const moment = (kind: Moment["kind"], gone: readonly Lost[]): readonly Moment[] => {
    const [first] = gone;
    if (!first) return [];
    const { hex } = first;
    const side = sideOf(desk.view, first.piece);
    const text = momentTexts.t.lost(
      listed(
        gone.map(({ piece }) => piece),
        desk,
      ),
      desk.names.place(hex),
    );
    return [{ kind, text, space: hex, event: first, ...(side && { side }) }];
  };
  return [...leaders.flatMap((one) => moment("leader", [one])), ...moment("eliminated", units)];
}

/** Victory stars that the Union has gained or lost; before the first turn nobody takes anything. */
function stars(before: View, after: View, { game, texts, names }: Told): readonly Moment[] {
  if (before.turn === 0) return [];
  const [then, now] = [starsHeld(game, before), starsHeld(game, after)];
  const taken =
    (side: SideId) =>
    (hex: string): Moment => ({
      kind: "taken",
      text: momentTexts.t.star(names.place(hex), texts.side(side)),
      side,
      space: hex,
    });
  return [
    ...now.filter((hex) => !then.includes(hex)).map(taken("union")),
    ...then.filter((hex) => !now.includes(hex)).map(taken("confederate")),
  ];
}

/** Enemies who have come into a base: they win if nobody drives them out. */
function bases(before: View, after: View, { game, texts, names }: Told): readonly Moment[] {
  if (before.turn === 0) return [];
  const { bases: owned, grid } = game.field;
  return (["union", "confederate"] as const).flatMap((side, at) => {
    const hexes = owned[1 - at]?.map((hex) => grid.ids[hex]) ?? [];
    const inside = ({ pieces }: View) =>
      pieces.find((one) => one.side === side && one.hex !== undefined && one.defense > 0 && hexes.includes(one.hex));
    const hex = inside(after)?.hex;
    if (hex === undefined || inside(before)) return [];
    return [{ kind: "taken", text: momentTexts.t.base(names.place(hex), texts.side(side)), side, space: hex } as const];
  });
}

function sideOf(view: View, piece: string): SideId | undefined {
  return view.pieces.find(({ id }) => id === piece)?.side;
}
