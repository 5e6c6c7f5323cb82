import { type ActionBase, type EventBase, fastDice } from "@stonebridge/kernel";
import { expect, it } from "vitest";
import type { ShelfGame } from "../src/shelf-game.ts";
import { SHELF, withGame } from "../src/shelf.ts";

/** Steps of a random game, in which most of what there is will be asked for. */
const STEPS = 600;

/** Pieces that are placed by hand. */
const PLACED = 20;

/** An action as somebody types it: its type, then its ids in their order. */
function typed({ type, ...fields }: ActionBase): readonly string[] {
  return [type, ...Object.values(fields).flat().map(String)];
}

/** Types of actions that a random game lists, and those of them that are read otherwise than they are typed. */
async function readBack<P, A extends ActionBase, E extends EventBase, V>({ module, narrator }: ShelfGame<P, A, E, V>) {
  const game = module.open(module.situation(module.scenarios[0]?.id ?? ""));
  const { readAction } = await narrator(game, "en");
  const [dice, choose] = [fastDice(5), fastDice(7)];
  const position = game.start(dice);
  const [types, wrong] = [new Set<string>(), new Set<string>()];
  for (let step = 0; step < STEPS; step++) {
    const decision = game.decision(position);
    if (decision.over) break;
    const [side] = decision.sides;
    const view = game.view(position, side);
    for (const action of decision.actions.slice(0, 40)) {
      types.add(action.type);
      const read = readAction(view, typed(action));
      if (JSON.stringify(read) !== JSON.stringify(action))
        wrong.add(`${typed(action).join(" ")}: ${JSON.stringify(read)}`);
    }
    // A set-up is made as suggested, after some placing by hand.
    const quick =
      step < PLACED
        ? undefined
        : ["ready", "suggest"].flatMap((type) => decision.actions.find((one) => one.type === type) ?? [])[0];
    game.act(
      position,
      side,
      quick ?? (decision.actions[choose.roll("choice", decision.actions.length) - 1] as A),
      dice,
    );
  }
  return { types, wrong };
}

it.each(SHELF.map(({ id }) => id))("every action that is asked for can be typed by its ids: %s", async (id) => {
  const { types, wrong } = await withGame(id, readBack);
  expect([...wrong]).toEqual([]);
  expect(types.size).toBeGreaterThan(8);
});
