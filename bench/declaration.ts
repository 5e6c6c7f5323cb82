import { bullRun1983, PIECES, type SideId } from "@stonebridge/games/bull-run-1983";
import { scriptedDice } from "@stonebridge/kernel";
import { median } from "./measure.ts";

/** Two rows of hexes facing each other on open ground, and how many units are in each hex. */
const COLUMNS = "LMNOPQRSTUVW";
const ROWS: Readonly<Record<SideId, number>> = { union: 24, confederate: 25 };
const IN_A_HEX = 3;

/** Regiments and batteries of a side, shoulder to shoulder. */
function line(side: SideId): readonly { readonly piece: string; readonly hex: string }[] {
  const units = PIECES.filter(
    (piece) =>
      piece.side === side && (piece.kind === "infantry" || piece.kind === "battery") && piece.start.how !== "out",
  );
  return [...COLUMNS].flatMap((column, at) =>
    units.slice(at * IN_A_HEX, (at + 1) * IN_A_HEX).map(({ id }) => ({ piece: id, hex: `${column}${ROWS[side]}` })),
  );
}

/**
 * The largest declaration likely in a game of 1983: 36 units against 36, all in contact.
 * @returns microseconds it takes to find all its battles: the median of this many times
 */
export function completeTime(times: number): number {
  const game = bullRun1983.open({
    ...bullRun1983.situation("historical"),
    at: { stage: "combat", turn: 10, side: "union" },
    placements: [...line("union"), ...line("confederate")],
    thawed: ["union", "confederate"],
  });
  const position = game.start(scriptedDice([]));
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const copy = game.copy(position);
    const begun = performance.now();
    game.act(copy, "union", { type: "complete" }, scriptedDice([]));
    took.push((performance.now() - begun) * 1_000);
  }
  return median(took);
}
