import {
  checkScenario,
  type Game,
  type GameModule,
  openSituation,
  type Outcome,
  sequenceOfPlay,
  type SituationBase,
} from "@stonebridge/kernel";
import {
  type Action,
  BRIDGE,
  type Event,
  type Frame,
  isAction,
  type Play,
  PLACES,
  type Position,
  SIDE_OF,
  SIDES,
  UNITS,
} from "./play.ts";
import { REFUSALS } from "./refusing.ts";
import { STEPS } from "./sequence.ts";

/** What anybody sees: everything. */
export interface View {
  readonly turn: number;
  readonly units: readonly { readonly id: string; readonly place: string | undefined }[];
  readonly steps: readonly Frame[];
}

const HEADER = { id: "hold-the-bridge", name: "Hold the Bridge", rulesVersion: "1", sides: SIDES } as const;
const SCENARIOS = [{ id: "evening", name: "Evening" }];

/** HTB-4-a: whoever stands on the bridge. */
function outcome(p: Position): Outcome {
  const holders = new Set(p.place.flatMap((at, unit) => (at === BRIDGE ? [SIDE_OF[unit]] : [])));
  const [holder] = holders;
  return { over: true, winner: holder === undefined ? "draw" : SIDES[holder], rule: "HTB-4-a", about: {} };
}

function createGame(situation: SituationBase): Game<Position, Action, Event, View> {
  const { begin, decision, act, whyNot } = sequenceOfPlay<Position, Frame, Action, Event, Play>({
    steps: STEPS,
    play: (p, dice, events) => ({ p, dice, events }),
    outcome: ({ p }, frame) => (frame.step === "over" ? outcome(p) : undefined),
    isAction,
    refusals: { over: REFUSALS["game-over"], otherSide: REFUSALS["other-side"], notAsked: REFUSALS["not-asked"] },
  });
  const copy = (p: Position): Position => ({ stack: p.stack.map((frame) => ({ ...frame })), place: [...p.place] });
  return {
    ...HEADER,
    situation,
    start(dice, events) {
      const p: Position = { stack: [{ step: "turn", turn: 1, next: 0 }], place: [0, 0, 2, 2] };
      begin(p, dice, events);
      return p;
    },
    decision,
    act,
    whyNot,
    view: (p) => ({
      turn: p.stack[0].step === "turn" ? p.stack[0].turn : 0,
      units: UNITS.map((id, unit) => ({ id, place: PLACES[p.place[unit]] })),
      steps: structuredClone(p.stack),
    }),
    imagine: (view) => ({
      stack: structuredClone([...view.steps]),
      place: view.units.map(({ place }) => PLACES.findIndex((one) => one === place)),
    }),
    copy,
    encode: copy,
    decode: (data) => copy(data as Position),
  };
}

function situationOf(scenario: string, options: Readonly<Record<string, string>> = {}): SituationBase {
  checkScenario(SCENARIOS, {}, scenario, options);
  return { format: "stonebridge-situation", version: 1, game: HEADER.id, name: scenario };
}

/** *Hold the Bridge*, a game of two sides, three places and six turns: as small as one can be that is like the others. */
export const holdTheBridge: GameModule<Position, Action, Event, View> = {
  ...HEADER,
  scenarios: SCENARIOS,
  options: [],
  situation: situationOf,
  withUnits: (same) => same,
  open(data) {
    const { situation: read, faults } = openSituation(
      data,
      HEADER,
      new Set(["format", "version", "game", "name", "options", "dice"]),
    );
    faults.check("This situation cannot be used");
    const game = createGame(read as unknown as SituationBase);
    return { ...game, describe: () => game.situation };
  },
};
