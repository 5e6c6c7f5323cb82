import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";

const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
const folder = new URL("../../../schemas/", import.meta.url);
for (const name of readdirSync(folder)) ajv.addSchema(JSON.parse(readFileSync(new URL(name, folder), "utf8")));

/** What a schema of the checkout finds fault with, by field. */
export function schemaFaults(schema: string, data: unknown): readonly string[] {
  ajv.validate(`${schema}.schema.json`, JSON.parse(JSON.stringify(data)));
  return (ajv.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
