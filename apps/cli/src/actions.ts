import { type ActionBase, type Fault, Faulty, isObject } from "@stonebridge/kernel";

/** An action from a file, and who takes it, if the file says so. */
export interface GivenAction {
  readonly side?: string;
  readonly action: ActionBase;
}

/** Reads a JSON value as one action. @throws Faulty, naming the field */
export function readAction(data: unknown, name: string): ActionBase {
  const problem = actionProblem(data);
  if (problem) throw new Faulty(`${name} is not an action`, [{ field: "type", problem }]);
  return data as ActionBase;
}

/**
 * Reads a JSON list of actions, each either plain, for the side to decide, or as `{side, action}`.
 * @throws Faulty, with every fault and its field
 */
export function readActions(data: unknown, file: string): readonly GivenAction[] {
  if (!Array.isArray(data))
    throw new Faulty(`${file} contains no actions`, [{ field: "(whole)", problem: "must be a list" }]);
  const faults: Fault[] = [];
  const actions = data.map((item: unknown, index): GivenAction => {
    const sided = isObject(item) && "action" in item && !("type" in item);
    const action = sided ? item["action"] : item;
    const problem = actionProblem(action);
    if (problem) faults.push({ field: sided ? `[${index}].action.type` : `[${index}].type`, problem });
    const side = sided ? item["side"] : undefined;
    if (side !== undefined && typeof side !== "string") {
      faults.push({ field: `[${index}].side`, problem: "must be the name of a side" });
    }
    return { action: action as ActionBase, ...(typeof side === "string" && { side }) };
  });
  if (faults.length > 0) throw new Faulty(`${file} contains faulty actions`, faults);
  return actions;
}

function actionProblem(data: unknown): string | undefined {
  const good = isObject(data) && typeof data["type"] === "string";
  return good ? undefined : 'must be text: an action is an object like {"type": "end", "unit": "sherman"}';
}
