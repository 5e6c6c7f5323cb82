import { type ActionBase, actionCheck, type ActionShapes, type FieldShape, shown } from "@stonebridge/kernel";
import { Nonsense } from "./nonsense.ts";

const CONTENTS: Readonly<Record<FieldShape, string>> = { id: "an id", ids: "a list of ids", number: "a whole number" };

/**
 * Makes a check of actions that a client writes out: whether the game has such actions at all, not whether they are legal.
 * @returns throws {@link Nonsense} saying what types there are, or what fields an action of that type has
 */
export function actionField<A extends ActionBase>(shapes: ActionShapes<A>): (action: ActionBase) => void {
  const isAction = actionCheck(shapes);
  const known = new Map(Object.entries<Readonly<Record<string, FieldShape>>>(shapes));
  return (action) => {
    if (isAction(action)) return;
    const { type } = action;
    const fields = known.get(type);
    if (fields === undefined)
      throw new Nonsense(
        "wrong-field",
        `There are no actions of the type ${shown(type)}. Types: ${[...known.keys()].join(", ")}.`,
      );
    const told = Object.entries(fields).map(([name, shape]) =>
      name.endsWith("?")
        ? `"${name.slice(0, -1)}" (${CONTENTS[shape]}, may be left out)`
        : `"${name}" (${CONTENTS[shape]})`,
    );
    throw new Nonsense("wrong-field", `An action of the type ${shown(type)} has the fields ${told.join(", ")}.`);
  };
}
