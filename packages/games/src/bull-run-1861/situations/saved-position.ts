import { NOWHERE } from "@stonebridge/board";
import { Faults, type Form, readSaved, record, savedForms, savedKinds, UNUSABLE_SAVE } from "@stonebridge/kernel";
import { type Field, NONE, type PieceIndex, unitOf } from "../field.ts";
import {
  ATTACHED,
  type EncodedPosition,
  FIELDS,
  ON_MAP,
  type Position,
  emptyPosition,
  setDown,
  sizesOf,
} from "../position/position.ts";
import { checkAttacks } from "./contradictions.ts";
import { kindForms, stepsForm } from "./frame-forms.ts";
import { checkMarchers } from "./marchers.ts";

/** How a position is saved. */
export function savedForm(field: Field): Form<EncodedPosition> {
  const kinds = savedKinds(kindForms(field));
  return record<EncodedPosition>(
    { stack: stepsForm(kinds), ...savedForms(FIELDS, kinds, sizesOf(field)) },
    '{ "stack": …, "turn": … }',
    "a saved position",
  );
}

/**
 * The position that has been encoded.
 * @throws Faulty if it is anything else, with every fault found
 */
export function decodePosition(field: Field, data: unknown): Position {
  const saved = readSaved(savedForm(field), data);
  const faults = new Faults();
  checkPlaces(field, saved, faults);
  checkStacks(field, saved, faults);
  faults.check(UNUSABLE_SAVE);
  const { stack, depth, ...kept } = saved;
  const { front, behind, reach } = emptyPosition(field);
  const p: Position = { stack: [...stack], ...kept, front, behind, reach };
  const pieces = depth.map((below, piece) => ({ below, piece })).filter(({ below }) => below >= 0);
  for (const { piece } of pieces.toSorted((a, b) => a.below - b.below))
    setDown(field, p, piece, p.place[piece], "second");
  checkAttacks(field, p, "attacks", faults);
  checkMarchers(field, p, { steps: "stack", pieces: "place" }, faults);
  faults.check(UNUSABLE_SAVE);
  return p;
}

/** Who is on the map is in a zone and faces one beside it; the Legion is with its host (BR61-10.5-i). */
function checkPlaces(field: Field, saved: EncodedPosition, faults: Faults): void {
  const { place, facing, state, host } = saved;
  const { graph, pieceIds, legion } = field;
  for (const [piece, zone] of place.entries()) {
    const unit = unitOf(field, piece);
    const at = `place[${piece}]`;
    const isMarker = piece !== unit;
    if (isMarker ? zone === NOWHERE : isThere(saved, unit) === (zone !== NOWHERE)) {
      if (zone === NOWHERE || facing[piece] === NOWHERE || graph.bordering[zone].includes(facing[piece])) continue;
      faults.add(`facing[${piece}]`, `${graph.ids[facing[piece]]} does not border ${graph.ids[zone]}`, "BR61-10.2-d");
    } else if (zone === NOWHERE) faults.add(at, `${pieceIds[piece]} is on the map: it must be in a zone`);
    else if (state[unit] !== ON_MAP) faults.add(at, `${pieceIds[piece]} is not on the map: it must be -1`);
  }
  for (const [unit, one] of state.entries())
    if (one === ATTACHED && unit !== legion)
      faults.add(`state[${unit}]`, "only the Legion (hampton) rides with another brigade", "BR61-10.5-i");
  if ((host !== NONE) !== (state[legion] === ATTACHED))
    faults.add("host", "is the brigade that carries the Legion, -1 if none does", "BR61-10.5-i");
  else if (
    host !== NONE &&
    (state[host] !== ON_MAP || place[host] !== place[legion] || field.sideOf[host] !== field.sideOf[legion])
  )
    faults.add("host", `the Legion cannot be with ${field.units[host].id}`, "BR61-10.5-i");
}

function isThere({ state }: EncodedPosition, unit: number): boolean {
  return state[unit] === ON_MAP || state[unit] === ATTACHED;
}

/** The pieces of a stack are of one side (BR61-10.5-h) and lie on each other without a gap. */
function checkStacks(field: Field, { place, depth, state }: EncodedPosition, faults: Faults): void {
  const stacks = new Map<number, PieceIndex[]>();
  for (const [piece, zone] of place.entries()) {
    if (depth[piece] === NONE) continue;
    if (zone === NOWHERE || state[unitOf(field, piece)] !== ON_MAP)
      faults.add(`depth[${piece}]`, `${field.pieceIds[piece]} is in no stack: it must be -1`);
    else stacks.set(zone, [...(stacks.get(zone) ?? []), piece]);
  }
  for (const [zone, pieces] of stacks) {
    const where = field.graph.ids[zone];
    for (const [below, piece] of pieces.toSorted((one, other) => depth[one] - depth[other]).entries()) {
      if (depth[piece] !== below)
        faults.add(`depth[${piece}]`, `the pieces in ${where} must lie on each other: 0, 1 and so on`);
      if (field.sideOf[piece] !== field.sideOf[pieces[0]])
        faults.add(`place[${piece}]`, `${where} holds ${field.pieceIds[pieces[0]]} of the other side`, "BR61-10.5-h");
    }
  }
}
