import { createHash } from "node:crypto";
import { isObject } from "@stonebridge/kernel";

/** The names of an object's fields in their order, each with its text. */
type Order = readonly { readonly key: string; readonly text: string }[];

/** Orders by the names as they came: there are few, and sorting them is most of the work. */
const orders = new Map<string, Order>();
/** Where ids are names, as those of zones, there could be ever more of them. */
const MOST_ORDERS = 10_000;

/** A JSON value as text, the same for values that are the same: fields in the order of their names, nothing for undefined ones. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quoted(value);
    case "number":
    case "boolean":
      return String(value);
    default:
      if (Array.isArray(value)) return list(value);
      return isObject(value) ? fields(value) : "null";
  }
}

function list(values: readonly unknown[]): string {
  let text = "";
  for (let at = 0; at < values.length; at++) text += (at === 0 ? "" : ",") + canonical(values[at]);
  return `[${text}]`;
}

function fields(value: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const { key, text: name } of orderOf(Object.keys(value))) {
    const field = value[key];
    if (field !== undefined) text += (text === "" ? name : `,${name}`) + canonical(field);
  }
  return `{${text}}`;
}

function orderOf(keys: readonly string[]): Order {
  const signature = keys.join("\n");
  let order = orders.get(signature);
  if (order === undefined) {
    order = keys.toSorted().map((key) => ({ key, text: `${JSON.stringify(key)}:` }));
    if (orders.size < MOST_ORDERS) orders.set(signature, order);
  }
  return order;
}

/** Nothing in it needs an escape in JSON. */
const PLAIN = /^[ !#-[\]-~]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
