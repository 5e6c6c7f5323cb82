import {
  ASKING_STEPS,
  type Action,
  type BullRun1861,
  HEADQUARTERS,
  type Position,
} from "../../../src/bull-run-1861/index.ts";

const WORDS: readonly string[] = [
  "ready",
  "launch",
  "refrain",
  "mark",
  "marked",
  "activate",
  "rest",
  "step",
  "push",
  "deploy",
  "regroup",
  "attack",
  "leave",
  "end",
  "line",
  "join",
  "ride",
  "displace",
  "stay",
  "fight",
  "lose",
  "retreat",
  "withdraw",
  "halt",
  "advance",
  "decline",
  "arrive",
  "place",
  "extend",
  "attach",
  "arrange",
  "face",
];

/** Actions of every kind with units and zones drawn at random, legal ones changed in one word, and what is no action at all. */
export function strangeActions(game: BullRun1861, p: Position, pick: (n: number) => number): Action[] {
  const { pieceIds, graph, units } = game.field;
  const draw = <T>(values: readonly T[]): T => values[pick(values.length) - 1] as T;
  const unit = (): string => draw(units).id;
  const zone = (): string => draw(graph.ids);
  const made = WORDS.map((type) => ({
    type,
    ...(/^(place|extend|attach|arrange|mark|activate|rest|step|push|deploy|regroup|leave|end|join|lose|retreat|withdraw|halt|advance|arrive)$/.test(
      type,
    )
      ? { unit: unit() }
      : {}),
    ...(/^(place|extend|face|step|deploy|regroup|ride|displace|withdraw|advance|arrive)$/.test(type)
      ? { zone: zone() }
      : {}),
    ...(/^(face|attack|line)$/.test(type) ? { element: draw(pieceIds) } : {}),
    ...(type === "attack" ? { facing: zone() } : {}),
    ...(type === "line" ? { line: draw(["front", "second"]) } : {}),
    ...(type === "place" ? { group: draw(["forward", "base"]) } : {}),
    ...(/^(attach|join)$/.test(type) ? { host: unit() } : {}),
    ...(/^(ride|displace)$/.test(type) ? { headquarters: draw(HEADQUARTERS) } : {}),
    ...(type === "fight" ? { attackers: [draw(pieceIds)], zones: [zone()] } : {}),
  }));
  return [...made, ...changed(game, p, draw), ...NONSENSE] as unknown as Action[];
}

/** Legal actions in which one value is another. */
function changed(game: BullRun1861, p: Position, draw: <T>(values: readonly T[]) => T): unknown[] {
  const decision = game.decision(p);
  if (decision.over) return [];
  const { pieceIds, graph } = game.field;
  return Array.from({ length: 6 }, () => {
    const action = draw(decision.actions) as unknown as Record<string, unknown>;
    const key = draw(Object.keys(action));
    const value = key === "zone" || key === "facing" ? draw(graph.ids) : key === "type" ? draw(WORDS) : draw(pieceIds);
    return { ...action, [key]: value };
  });
}

const NONSENSE: readonly unknown[] = [
  {},
  { type: "" },
  { type: 7 },
  { type: "step" },
  { type: "step", unit: null, zone: null },
  { type: "step", unit: "keyes", zone: 12 },
  { type: "fight", attackers: "keyes", zones: "e4" },
  { type: "fight", attackers: ["keyes", "keyes"], zones: [] },
  { type: "fight" },
  { type: "face", element: {}, zone: [] },
  { type: "place", unit: "bonham", zone: "henry-hill", group: "middle" },
  { type: ASKING_STEPS[0] },
  { type: "constructor" },
  { type: "__proto__" },
  null,
  undefined,
  "end",
  [],
];
