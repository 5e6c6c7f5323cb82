import { Worker } from "node:worker_threads";

/**
 * Starts a program of the server in a thread of its own.
 * @param memory that it may use, in MB
 * @param workerData what it finds there
 */
export function startThread(folder: string, program: string, memory: number, workerData?: unknown): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: memory / 8 };
  // The bundle has the program beside it; the sources, which tests run from, are compiled as they load.
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL(`./${program}.js`, import.meta.url), { resourceLimits, workerData });
  const source = JSON.stringify(new URL(`./${folder}/${program}.ts`, import.meta.url).href);
  const compiled = `import("tsx/esm/api").then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(compiled, { eval: true, resourceLimits, workerData, execArgv: ["--conditions", "source"] });
}
