import { isObject } from "@stonebridge/kernel";
import { isFlat } from "./packing.ts";

/** What marks a packed object among lists: the number of its shape after a sign that no word begins with. */
const SIGN = "#";
/** What marks a list of several objects of one shape, their values one after another. */
const SIGN_OF_ALL = "##";

/** Shapes that nearly every position has: they need not be written. One that has another field by now is written like any other. */
const USUAL = [
  "at,step",
  "at,deliveries,given,step,tries",
  "from,orders,to",
  "side,step",
  "attach,flag,forced,from,guards,hexes,hidden,legs,purpose,side,step,to,type,waypoints",
  "needs,orders,sent,since",
  "from,hex,orders,sent,side,to",
  "hex,side",
  "at,holders,inZone,near,reserve,side,step",
  "inZone,leaders,near,owed,side,step,units",
  "commanded,duties,hex,points,reacted,side,spent,starts,step,steps,units",
];

/**
 * Lists of objects with the same fields, each list of fields written once: an object is `["#2", …]`, its values in the order of the fields
 * in place 2 of the shapes, which is alphabetical. Several in a row are `["##2", …]`.
 */
export class Shapes {
  readonly told: string[];
  readonly #numbers: Map<string, number>;

  /** @param told the shapes of what is to be unpacked, the usual ones apart; none for what is to be packed */
  constructor(told: readonly string[] = []) {
    this.told = [...told];
    this.#numbers = new Map([...USUAL, ...told].map((shape, number) => [shape, number]));
  }

  /** The same value with every object in it as a list. Fields that are undefined are left out. */
  pack(value: unknown): unknown {
    if (isFlat(value)) return value;
    if (Array.isArray(value)) return this.#packList(value);
    if (!isObject(value)) return value;
    const fields = fieldsOf(value);
    return [`${SIGN}${this.#number(fields)}`, ...fields.map((field) => this.pack(value[field]))];
  }

  #packList(list: readonly unknown[]): unknown {
    const [first, ...others] = list;
    if (others.length > 0 && isObject(first)) {
      const fields = fieldsOf(first);
      const shape = fields.join();
      if (fields.length > 0 && others.every((one) => isObject(one) && fieldsOf(one).join() === shape))
        return [
          `${SIGN_OF_ALL}${this.#number(fields)}`,
          ...list.flatMap((one) => fields.map((field) => this.pack((one as Record<string, unknown>)[field]))),
        ];
    }
    return list.map((one) => this.pack(one));
  }

  #number(fields: readonly string[]): number {
    const shape = fields.join();
    let number = this.#numbers.get(shape);
    if (number === undefined) {
      number = USUAL.length + this.told.push(shape) - 1;
      this.#numbers.set(shape, number);
    }
    return number;
  }

  /** What was packed. @throws Error if it names a shape that does not exist */
  unpack(value: unknown): unknown {
    if (!Array.isArray(value)) return value;
    const [first, ...values] = value;
    if (typeof first !== "string" || !first.startsWith(SIGN)) return value.map((one) => this.unpack(one));
    const several = first.startsWith(SIGN_OF_ALL);
    const shape = [...USUAL, ...this.told][Number(first.slice(several ? SIGN_OF_ALL.length : SIGN.length))];
    if (shape === undefined) throw new Error(`there is no shape ${first}`);
    const fields = shape === "" ? [] : shape.split(",");
    const unpacked = values.map((one) => this.unpack(one));
    const object = (from: number): Record<string, unknown> =>
      Object.fromEntries(fields.map((field, at) => [field, unpacked[from + at]]));
    if (!several) return object(0);
    return Array.from({ length: unpacked.length / fields.length }, (_, at) => object(at * fields.length));
  }
}

function fieldsOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value)
    .filter((field) => value[field] !== undefined)
    .toSorted();
}
