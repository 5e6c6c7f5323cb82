import { describe, expect, it } from "vitest";
import { readRoute, type Route, writeRoute } from "../../src/app/routes.ts";

const PLACES: readonly Exclude<Route, { name: "nowhere" }>[] = [
  { name: "home" },
  { name: "new", game: "bull-run-1861", choices: { setup: "free", s5: "on" } },
  { name: "play", id: "k3f9" },
  { name: "play", id: "k3f9", step: 0 },
  { name: "analyse" },
  { name: "analyse", id: "k3f9" },
  { name: "rules", game: "bull-run-1861" },
  { name: "rules", game: "bull-run-1861", clause: "BR61-10.3-l", within: "k3f9" },
  { name: "join", match: "p2Y7hQ", secret: "5a" },
  { name: "look", secret: "5a" },
  { name: "learn" },
  { name: "puzzles" },
  { name: "settings" },
  { name: "record", packed: "q1YqSy0qzszPAwA" },
  { name: "situation", packed: "q1Yq_y0-" },
];

describe("addresses", () => {
  it.each(PLACES)("lead back to the place they were written for: $name", (place) => {
    expect(readRoute(writeRoute(place))).toEqual(place);
  });

  it("keep what a name holds that an address cannot", () => {
    const odd: Route = { name: "play", id: "a/b ?#é" };
    expect(readRoute(writeRoute(odd))).toEqual(odd);
  });

  it.each([
    "/play",
    "/play/k/step",
    "/play/k/step/-1",
    "/play/k/step/x",
    "/new",
    "/learn/more",
    "/record",
    "/x",
    "/%E0%A4%A",
  ])("lead nowhere where there is nothing: %s", (address) => {
    expect(readRoute(address)).toEqual({ name: "nowhere" });
  });

  it("open the first game's rules where none is named", () => {
    expect(readRoute("/rules")).toEqual({ name: "rules", game: "bull-run-1861" });
  });
});
