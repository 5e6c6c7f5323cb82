import {
  type Game,
  gameModule,
  type GameModule,
  openSituation,
  type Outcome,
  scenarioModule,
  type ScenarioModule,
  sequencedGame,
  type SequenceRules,
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

/** A situation, with the field that a game on a map has beside it. */
interface Field {
  readonly situation: SituationBase;
}

/** HTB-4-a: whoever stands on the bridge. */
function outcome(p: Position): Outcome {
  const holders = new Set(p.place.flatMap((at, unit) => (at === BRIDGE ? [SIDE_OF[unit]] : [])));
  const [holder] = holders;
  return { over: true, winner: holder === undefined ? "draw" : SIDES[holder], rule: "HTB-4-a", about: {} };
}

const FIRST: Position = { stack: [{ step: "turn", turn: 1, next: 0 }], place: [0, 0, 2, 2] };

const RULES: SequenceRules<Position, Frame, Action, Event, Play> = {
  steps: STEPS,
  play: (p, dice, events) => ({ p, dice, events }),
  outcome: ({ p }, frame) => (frame.step === "over" ? outcome(p) : undefined),
  isAction,
  refusals: { over: REFUSALS["game-over"], otherSide: REFUSALS["other-side"], notAsked: REFUSALS["not-asked"] },
};

function copy(p: Position): Position {
  return { stack: p.stack.map((frame) => ({ ...frame })), place: [...p.place] };
}

function createGame(field: Field, first: Position): Game<Position, Action, Event, View> {
  return sequencedGame(field, first, RULES, {
    id: "hold-the-bridge",
    rulesVersion: "1",
    sides: SIDES,
    view: (p) => ({
      turn: p.stack[0].step === "turn" ? p.stack[0].turn : 0,
      units: UNITS.map((id, unit) => ({ id, place: PLACES[p.place[unit]] })),
      steps: structuredClone(p.stack),
    }),
    imagine: (view: View) => ({
      stack: structuredClone([...view.steps]),
      place: view.units.map(({ place }) => PLACES.findIndex((one) => one === place)),
    }),
    copy,
    encode: copy,
  });
}

const scenarios: ScenarioModule<Position, Action, Event, View> = scenarioModule({
  id: "hold-the-bridge",
  name: "Hold the Bridge",
  rulesVersion: "1",
  sides: SIDES,
  scenarios: [{ id: "evening", name: "Evening" }],
  options: [],
  values: {},
  withUnits: (same) => same,
  situation: (head): SituationBase => head,
  begin: (situation) => createGame({ situation }, FIRST),
});

/** *Hold the Bridge*, a game of two sides, three places and six turns: as small as one can be that is like the others. */
export const holdTheBridge: GameModule<Position, Action, Event, View> = gameModule(scenarios, {
  read(data) {
    const { situation, faults } = openSituation(data, scenarios, new Set());
    faults.check("This situation cannot be used");
    return { field: { situation: situation as unknown as SituationBase }, first: FIRST };
  },
  game: createGame,
  describe: ({ situation }) => situation,
  decode: (_, data) => copy(data as Position),
  steps: "at",
});
