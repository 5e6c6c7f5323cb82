/** A part of a JSON Schema (draft 7), or a reference to a definition: its name as `$defined`, and its schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** A schema for a file, with the definitions that it refers to. */
export interface SchemaFile {
  readonly schema: Schema;
  readonly definitions: Readonly<Record<string, Schema>>;
}

/** A schema as a file has it: what is defined in it is written once. @param file that has the definitions, if it is another */
export function schemaFile(whole: Schema, file = ""): SchemaFile {
  const definitions: Record<string, Schema> = {};
  const written = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(written);
    if (typeof part !== "object" || part === null) return part;
    const { $defined, schema, ...rest } = part as Schema;
    if (typeof $defined !== "string") return writtenFields(part as Schema);
    definitions[$defined] ??= writtenFields(schema as Schema);
    return { $ref: `${file}#/definitions/${$defined}`, ...writtenFields(rest) };
  };
  const writtenFields = (part: Schema): Schema =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, written(value)]));
  return { schema: written(whole) as Schema, definitions };
}
