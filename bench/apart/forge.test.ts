import { expect, it } from "vitest";
import { forge } from "./forge.ts";

it("nothing forged is done, and nothing brings the server down", { timeout: 120_000 }, async () => {
  expect(await forge(600, 16)).toEqual({ messages: 600, accepted: 0, crashes: 0 });
});
