import type { ActionBase, ActionShapes, Refusal } from "@stonebridge/kernel";
import { expect } from "vitest";

/** What the fields of a game’s actions name: who is known, and the reason for which an unknown name is refused. */
export type Names = Readonly<Record<string, { readonly known: readonly string[]; readonly unknown: string }>>;

/** Where something is asked. */
interface Asking<A> {
  readonly offered: readonly A[];
  readonly whyNot: (action: A) => Pick<Refusal, "rule" | "reason"> | undefined;
}

/**
 * Expects that what is offered and what is refused come from one list: of all actions that differ from one in a single name, exactly those
 * are offered that nothing refuses, and a name that nobody has is refused as such, or like the action itself.
 * @param rule the clause that refuses the action; none if it is offered
 */
export function expectOneList<A extends ActionBase>(
  { offered, whyNot }: Asking<A>,
  shapes: ActionShapes<A>,
  names: Names,
  action: A,
  rule?: string,
): void {
  const listed = new Set(offered.map(written));
  for (const field of Object.keys(shapes[action.type as A["type"]])) {
    const { known, unknown } = names[field] ?? expect.fail(`Nobody says what ${field} may name.`);
    const nobody = whyNot({ ...action, [field]: "nobody" });
    expect([unknown, rule], field).toContain(nobody?.reason === unknown ? unknown : (nobody?.rule ?? "offered"));
    for (const id of known) {
      const other = { ...action, [field]: id };
      const refusal = whyNot(other);
      if ((refusal === undefined) !== listed.has(written(other)))
        expect.fail(`${written(other)} is ${refusal === undefined ? "not offered" : `offered: ${refusal.reason}`}`);
    }
  }
}

/** The same for the same action, in whatever order its fields are. */
function written(action: object): string {
  return Object.entries(action)
    .map(([name, value]) => `${name} ${value}`)
    .toSorted()
    .join();
}
