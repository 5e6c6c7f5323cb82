import { type Static, type TSchema, Type } from "typebox";

/** What is told is not changed by whoever hears it: the type of a schema, read-only all the way down. */
export type Told<S extends TSchema> = Fixed<Static<S>>;

type Fixed<T> = T extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Fixed<T[Name]> }
    : T;

/** An object with these fields and no others. */
export const strict = { additionalProperties: false };

/** Plain data that a game or the kernel describes: the schema says no more than that it is an object. */
export const Whatever = <T extends object>() => Type.Unsafe<T>(Type.Object({}, { additionalProperties: true }));

/** What the schema says, or null. */
export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
