import type { ActionBase, Decision } from "@stonebridge/kernel";
import { type Choice, type Offer, playedFor } from "../../games/contract/offers.ts";
import type { Outlook } from "../ahead.ts";
import type { MeaningFacts } from "../desk/meanings.ts";
import { type Line, plain } from "../../games/contract/words.ts";

/** A position that waits for somebody. */
interface Table<A extends ActionBase> {
  readonly decision: Decision<A>;
}

/** Looks ahead from the position that an offer is made in. */
type LooksAhead<A, T> = (actions: readonly A[]) => Outlook<T>;

/** More questions than ever follow one another. */
const MOST = 8;

/** The offer with answers to the questions that come next, as long as each has only one sensible answer. */
export function withAnswers<A extends ActionBase, O extends Offer<A>, T>(
  offer: O,
  outlook: LooksAhead<A, T>,
  sensible: (table: T) => A | undefined,
): O {
  const answers: A[] = [];
  while (answers.length < MOST) {
    const { table, handsOver } = outlook([...offer.actions, ...answers]);
    const answer = table && !handsOver ? sensible(table) : undefined;
    if (!answer) break;
    answers.push(answer);
  }
  return answers.length === 0 ? offer : { ...offer, answers };
}

/** For each ending that would answer that commanders stay where they are: the same, and it is asked who rides. */
export function ridingFirst<O extends Offer<ActionBase>>(
  meanings: Readonly<Record<string, MeaningFacts>>,
  offers: readonly O[],
  label: string,
): readonly Choice<O>[] {
  return offers.flatMap((offer): readonly Choice<O>[] => {
    const answers = offer.answers ?? [];
    const at = answers.findIndex(({ type }) => type === "stay");
    if (at < 0 || !meanings[offer.meaning].ends) return [];
    const riding = { ...offer, id: `${offer.id} rides`, answers: answers.slice(0, at) };
    return [{ id: riding.id, label, look: "plain", does: { kind: "offer", offer: riding } }];
  });
}

/** Turns a brigade as the map suggests, out of the facings offered. */
export function facedAsSuggested<A extends ActionBase & { readonly type: "face"; readonly zone: string }>(
  faces: readonly A[],
  { zone }: Readonly<Record<string, unknown>>,
  facingFor: (zone: string, facings: readonly string[]) => string | undefined,
): A | undefined {
  const facing = facingFor(
    typeof zone === "string" ? zone : "",
    faces.map((one) => one.zone),
  );
  return faces.find((one) => one.zone === facing);
}

/**
 * Ends the running move and lets another brigade act, which its owner is already dragging; undefined if a die decides or the move cannot be
 * ended.
 */
export function onward<A extends ActionBase, O extends Offer<A>, T extends Table<A>>(
  offers: readonly O[],
  unit: string,
  outlook: LooksAhead<A, T>,
): O | undefined {
  const end = offers.find(({ meaning }) => meaning === "end");
  const ended = end && outlook(playedFor(end));
  if (!end || !ended?.table || ended.handsOver) return undefined;
  const activate = ended.table.decision.actions.find(
    (action) => action.type === "activate" && "unit" in action && action.unit === unit,
  );
  if (!activate) return undefined;
  const next = { ...end, answers: [...(end.answers ?? []), activate] };
  const { rolls, handsOver } = outlook(playedFor(next));
  return rolls === undefined && !handsOver ? next : undefined;
}

/** A sentence of the log among the answers of the prompt: without its full stop. */
export function clause(sentence: Line): string {
  return plain(sentence).replace(/\.$/u, "");
}
