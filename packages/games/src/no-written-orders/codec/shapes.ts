import { isObject } from "@stonebridge/kernel";

/** What tells a packed object from a list: the number of its shape after a sign that no word begins with. */
const SIGN = "#";

/**
 * Lists of objects with the same fields, told with each list of fields once: an object is `["#2", …]`, its values in the order of the
 * fields that stand in place 2 of the shapes, which is that of the alphabet.
 */
export class Shapes {
  readonly told: string[];

  /** @param told the shapes of what is to be unpacked; none for what is to be packed */
  constructor(told: readonly string[] = []) {
    this.told = [...told];
  }

  /** The same value with every object in it as a list. Fields that are undefined are left out. */
  pack(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.pack(one));
    if (!isObject(value)) return value;
    const fields = Object.keys(value)
      .filter((field) => value[field] !== undefined)
      .toSorted();
    const shape = fields.join(",");
    const known = this.told.indexOf(shape);
    const at = known === -1 ? this.told.push(shape) - 1 : known;
    return [`${SIGN}${at}`, ...fields.map((field) => this.pack(value[field]))];
  }

  /** What was packed. @throws Error where it names a shape that there is not */
  unpack(value: unknown): unknown {
    if (!Array.isArray(value)) return value;
    const [first, ...values] = value;
    if (typeof first !== "string" || !first.startsWith(SIGN)) return value.map((one) => this.unpack(one));
    const shape = this.told[Number(first.slice(SIGN.length))];
    if (shape === undefined) throw new Error(`there is no shape ${first}`);
    const fields = shape === "" ? [] : shape.split(",");
    return Object.fromEntries(fields.map((field, at) => [field, this.unpack(values[at])]));
  }
}
