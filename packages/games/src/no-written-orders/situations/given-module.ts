import { Faulty, type Form } from "@stonebridge/kernel";
import type { ModuleData } from "../modules/module-data.ts";
import { readModule } from "../modules/module-reader.ts";

/** A whole module that comes with a situation. Its faults are thrown, since without it nothing else can be read. */
export const givenModule: Form<ModuleData | undefined> = {
  many: "modules",
  schema: {
    type: "object",
    description: "A complete module instead of ours. What it must have is checked when the situation is opened.",
  },
  optional: true,
  tell: (module) => module,
  read: (told, at) => (told === undefined ? undefined : readAs(at, told)),
};

/** @throws Faulty, its fields given as those of the situation */
function readAs(at: string, told: unknown): ModuleData {
  try {
    return readModule(told);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    throw new Faulty(
      error.what,
      error.faults.map((fault) => ({
        ...fault,
        field: fault.field === "(whole module)" ? at : `${at}.${fault.field}`,
      })),
    );
  }
}
