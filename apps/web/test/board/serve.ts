import type { TestProject } from "vitest/node";
import { browserPath } from "../browser/chromium.ts";
import { demoPages } from "./demo-pages.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the demo pages of the board are served, with a slash at its end. */
    board: string;
  }
}

/** Serves the demo pages for as long as the tests of the board run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await browserPath();
  const pages = await demoPages();
  project.provide("board", pages.url);
  return pages.close;
}
