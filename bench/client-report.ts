import { type Moves, MOVES } from "./scene-frames.ts";

/** What `bench/client-results.json` holds: medians of five runs. */
export interface ClientResults {
  readonly commit: string;
  readonly chromium: string;
  /** Scripts from the first page into a running game, compressed as sent. */
  readonly scriptBytes: number;
  /** From the address to the first question of a game. */
  readonly startMilliseconds: number;
  /** From an input to the paint that answers it. */
  readonly interactionMedian: number;
  readonly interactionWorst: number;
  /** While dragging the map. */
  readonly framesPerSecond: number;
  /** Share of frames slower than a thirtieth of a second. */
  readonly slowFrames: number;
  /** Frames per second in each game's scenes and while its map is dragged after them, by what moves; 0: nothing did. */
  readonly scenes: Readonly<Record<string, Readonly<Record<Moves, number>>>>;
}

/** Frames a second that are wanted of what moves. A map drawn anew at another zoom moves nothing. */
const WANTED: Readonly<Record<Moves, number | undefined>> = {
  travel: 50,
  flight: 50,
  zoom: 50,
  redraw: undefined,
  drag: 59,
};

/** The results as a table with the goals; what must not be, tests hold. */
export function clientReport(results: ClientResults): string {
  const { scriptBytes, interactionMedian, interactionWorst, framesPerSecond } = results;
  const goal = (text: string, reached: boolean) => `goal ${text}: ${reached ? "reached" : "missed"}`;
  const rows: readonly (readonly [string, string, string])[] = [
    ["scripts, compressed", `${(scriptBytes / 1_000).toFixed(1)} kB`, goal("200 kB", scriptBytes <= 200_000)],
    ["start to first question", `${results.startMilliseconds.toFixed(0)} ms`, ""],
    ["input to paint, median", `${interactionMedian.toFixed(0)} ms`, goal("100 ms", interactionMedian <= 100)],
    ["input to paint, worst", `${interactionWorst.toFixed(0)} ms`, goal("100 ms", interactionWorst <= 100)],
    ["frames/s while dragging", framesPerSecond.toFixed(1), goal("60", framesPerSecond >= 59)],
    ["frames slower than 30/s", `${(100 * results.slowFrames).toFixed(1)}%`, ""],
    ...Object.entries(results.scenes).flatMap(([game, rates]) =>
      MOVES.flatMap((moves): readonly (readonly [string, string, string])[] => {
        const [rate, wanted] = [rates[moves], WANTED[moves]];
        if (rate === 0) return [];
        return [[`${game}, ${moves}`, rate.toFixed(1), wanted === undefined ? "" : goal(`${wanted}`, rate >= wanted)]];
      }),
    ),
  ];
  const lines = rows.map(([name, value, note]) => `  ${name.padEnd(28)}${value.padStart(12)}   ${note}`.trimEnd());
  return [`client, commit ${results.commit}, Chromium ${results.chromium} (medians of five runs)`, ...lines].join("\n");
}
