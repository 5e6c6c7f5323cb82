import { type ActionBase, beyondMeasure, cut, type EventBase, isObject, Refused, shown } from "@stonebridge/kernel";
import { Fields } from "./fields.ts";
import { type Methods, methodsOf } from "./methods.ts";
import { Nonsense, type NonsenseCode } from "./nonsense.ts";
import type { Subject } from "./subject.ts";

/** What a request may be known by. */
type Id = string | number | null;

/** The answer to a request. `id` is that of the request, or null if it had none that can be read. */
export type Answer =
  | { readonly id: Id; readonly result: unknown }
  | {
      readonly id: Id;
      readonly error: { readonly code: NonsenseCode; readonly message: string; readonly rule?: string };
    };

/** A game as a tree that a program walks: it holds states, and asks about them. */
export interface Session {
  /** Answers a request, whatever it is. @param line undefined if it was too long */
  answer(line: string | undefined): Answer;
}

/** A session that holds no state yet. */
export function openSession<P, A extends ActionBase, E extends EventBase, V>(subject: Subject<P, A, E, V>): Session {
  const methods = methodsOf(subject);
  return {
    answer(line) {
      let id: Id = null;
      try {
        const request = read(line, subject.limits.line);
        id = idOf(request);
        return { id, result: methodOf(methods, request)(new Fields(request)) };
      } catch (error) {
        if (error instanceof Nonsense) return { id, error: { code: error.code, message: error.message } };
        if (error instanceof Refused) {
          const { refusal } = error;
          return { id, error: { code: "illegal-action", message: subject.refusal(refusal), rule: refusal.rule } };
        }
        const message = error instanceof Error ? error.message : String(error);
        return { id, error: { code: "fault", message: `A mistake in Stonebridge, not in the request: ${message}` } };
      }
    },
  };
}

function read(line: string | undefined, most: number): Readonly<Record<string, unknown>> {
  if (line === undefined) throw new Nonsense("line-too-long", `The line is too long: ${most} bytes are the most.`);
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? cut(error.message, 200) : "";
    throw new Nonsense("not-json", `The line is not JSON: ${reason}.`);
  }
  const beyond = beyondMeasure(request);
  if (beyond !== undefined) throw new Nonsense("not-a-request", `The request cannot be read: it ${beyond}.`);
  if (isObject(request)) return request;
  throw new Nonsense(
    "not-a-request",
    `A request is an object such as {"id":1,"method":"new"}; this is ${shown(request)}.`,
  );
}

function idOf({ id = null }: Readonly<Record<string, unknown>>): Id {
  if (id === null || typeof id === "string") return id;
  if (typeof id === "number" && Math.abs(id) <= Number.MAX_SAFE_INTEGER) return id;
  throw new Nonsense("wrong-field", `The field "id" must be a text or a number of at most 15 digits, or left out.`);
}

function methodOf(methods: Methods, { method }: Readonly<Record<string, unknown>>): (fields: Fields) => unknown {
  const found = typeof method === "string" ? methods.get(method) : undefined;
  if (found !== undefined) return found;
  const known = [...methods.keys()].join(", ");
  throw method === undefined
    ? new Nonsense("not-a-request", `The field "method" is missing: one of ${known}.`)
    : new Nonsense("unknown-method", `There is no method ${shown(method)}. Methods: ${known}.`);
}
