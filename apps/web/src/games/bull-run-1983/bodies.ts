import { type BullRun1983, SIDES } from "@stonebridge/games/bull-run-1983";
import { headed } from "../../language/headed.ts";
import type { PieceBody } from "../../play/panels/folds.svelte.ts";

/** What names a body of troops. */
interface Naming {
  /** "Keyes’ brigade, 1st Division": where a piece belongs. */
  readonly body: (piece: string) => string;
  /** Those who command more than a brigade. */
  readonly commanders: string;
}

/**
 * Pieces by brigade or battalion, its leader first, in the order of battle; before them who commands more than that.
 * @param pieces ids; unknown ones are left out
 */
export function bodiesOf({ field }: BullRun1983, naming: Naming, pieces: readonly string[]): readonly PieceBody[] {
  const found = new Map<string, { name: string; pieces: string[] }>();
  const known = pieces.flatMap((id) => field.index.get(id) ?? []);
  for (const piece of known.toSorted((one, other) => one - other)) {
    const id = field.ids[piece];
    const name = nameOf(field, naming, piece);
    const head = headOf(field, piece) ?? `${SIDES[field.sideOf[piece]]} ${name}`;
    const body = found.get(head) ?? { name, pieces: [] };
    body.pieces.push(id);
    found.set(head, body);
  }
  return [...found].map(([id, body]) => ({ id, ...body }));
}

type Field = BullRun1983["field"];

/** Commands divisions or armies. */
function higher({ kindOf }: Field, piece: number): boolean {
  return kindOf[piece] === "army-leader" || kindOf[piece] === "division-leader";
}

/** The leader of its brigade or battalion, who may be the piece itself. */
export function headOf(field: Field, piece: number): string | undefined {
  if (field.kindOf[piece] === "brigade-leader" || field.kindOf[piece] === "artillery-leader") return field.ids[piece];
  const leader = field.leader[piece];
  return leader < 0 ? undefined : field.ids[leader];
}

/** Named as those who are led name it: a leader’s own line says what he commands. */
function nameOf(field: Field, { body, commanders }: Naming, piece: number): string {
  if (higher(field, piece)) return commanders;
  const led = field.leader.indexOf(piece);
  const name = body(field.ids[led < 0 ? piece : led]);
  return headed(name);
}
