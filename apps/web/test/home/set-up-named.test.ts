import { expect, it } from "vitest";
import { home as english } from "../../src/language/en/home.ts";
import { home as french } from "../../src/language/fr/home.ts";

it.each([english, french])("names a set-up as it is written: it may be the name of a battle", ({ setUpNamed }) => {
  expect(setUpNamed("Brawner’s Farm")).toContain("Brawner’s Farm");
});
