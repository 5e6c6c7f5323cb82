import { describe, expect, it } from "vitest";
import { lines } from "../src/research/lines.ts";
import { asking, type Moved, playOn } from "./asking.ts";

const GAME = "bull-run-1861";
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("lines", () => {
  it("are put together from whatever pieces they come in", () => {
    const input = lines(100);
    expect(input.take(bytes("one\ntw"))).toEqual(["one"]);
    expect(input.take(bytes("o"))).toEqual([]);
    expect(input.take(bytes("\n\nthree"))).toEqual(["two", ""]);
    expect(input.rest()).toEqual(["three"]);
    expect(input.rest()).toEqual([]);
  });

  it("keep letters whole that come in two pieces", () => {
    const input = lines(100);
    const [first, ...others] = bytes("é\n");
    input.take(Uint8Array.of(first));
    expect(input.take(Uint8Array.from(others))).toEqual(["é"]);
  });

  it("that are too long are dropped, and those after them are read", () => {
    const input = lines(10);
    expect(input.take(bytes("0123456789"))).toEqual([]);
    expect(input.take(bytes("0"))).toEqual([]);
    for (let piece = 0; piece < 100; piece++) expect(input.take(new Uint8Array(100_000))).toEqual([]);
    expect(input.take(bytes("\nshort\n"))).toEqual([undefined, "short"]);
    input.take(bytes("0123456789012"));
    expect(input.rest()).toEqual([undefined]);
  });
});

describe("nonsense gets clear words, and the session goes on", () => {
  const deep = "[".repeat(100_000);
  it.each([
    [undefined, "line-too-long", "1000000 bytes are the most"],
    ["", "not-json", "not JSON"],
    ["{", "not-json", "not JSON"],
    ["\u0000\u0001", "not-json", "not JSON"],
    [deep, "not-json", "not JSON"],
    [
      `{"id":1,"method":"new","more":${"[".repeat(100)}${"]".repeat(100)}}`,
      "not-a-request",
      "nests deeper than 64 levels",
    ],
    ["[1,2]", "not-a-request", 'A request is an object such as {"id":1,"method":"new"}'],
    ["null", "not-a-request", "this is null"],
    ["{}", "not-a-request", 'The field "method" is missing: one of describe, new, clone'],
    ['{"method":7}', "unknown-method", "There is no method 7"],
    ['{"method":"toString"}', "unknown-method", 'There is no method "toString"'],
    ['{"method":"constructor"}', "unknown-method", "There is no method"],
    ['{"id":{},"method":"new"}', "wrong-field", '"id" must be a text or a number'],
    ['{"id":12345678901234567890,"method":"new"}', "wrong-field", "a number of at most 15 digits"],
    ['{"method":"clone"}', "wrong-field", 'The field "state" is missing; it must be a whole number'],
    ['{"method":"clone","state":"1"}', "wrong-field", 'The field "state" is "1"'],
    ['{"method":"clone","state":1.5}', "wrong-field", 'The field "state" is 1.5'],
    ['{"method":"clone","state":99}', "unknown-state", "There is no state 99"],
    ['{"method":"apply","state":1,"action":-1}', "wrong-field", "the number of a legal action"],
    ['{"method":"apply","state":1,"action":"end"}', "wrong-field", 'The field "action" is "end"'],
    [
      '{"method":"apply","state":1,"action":9999}',
      "illegal-action",
      "There is no action 9999: the legal ones are 0 to",
    ],
    [
      '{"method":"apply","state":1,"action":{"type":"fight"}}',
      "wrong-field",
      'has the fields "attackers" (a list of ids), "zones" (a list of ids)',
    ],
    [
      '{"method":"apply","state":1,"action":{"type":"attack","element":"cocke","facing":7}}',
      "wrong-field",
      '"facing" (an id), "over" (an id, may be left out)',
    ],
    [
      '{"method":"apply","state":1,"action":{"type":"toString"}}',
      "wrong-field",
      'There are no actions of the type "toString". Types: place, extend,',
    ],
    ['{"method":"apply","state":1,"action":{"type":"lose","unit":"x"}}', "illegal-action", "There is no such brigade"],
    ['{"method":"apply","state":1,"action":{"type":"ready","unit":["x"]}}', "illegal-action", ""],
    [
      '{"method":"observation_string","state":1}',
      "wrong-field",
      'The field "player" is missing; it must be "north" or "south"',
    ],
    ['{"method":"observation_tensor","state":1,"player":"spectator"}', "wrong-field", '"player" is "spectator"'],
    ['{"method":"legal_actions","state":1,"strings":"no"}', "wrong-field", "true or false"],
    ['{"method":"play_out","state":1}', "wrong-field", 'The field "seed" is missing'],
    ['{"method":"play_out","state":1,"seed":1,"games":1e9}', "wrong-field", '"games" is 1000000000'],
    [
      '{"method":"resample_from_infostate","state":1,"player":"north","seed":1}',
      "wrong-moment",
      "north does not decide here",
    ],
    ['{"method":"chance_outcomes","state":1}', "wrong-moment", "no chance node"],
    ['{"method":"deserialize"}', "not-saved-here", "no state that `serialize` gave"],
    ['{"method":"deserialize","saved":[]}', "not-saved-here", "no state that `serialize` gave"],
  ])("%j", async (line, code, words) => {
    const { line: send, ask } = await asking(GAME);
    const { state } = ask<Moved>("new");
    const before = ask("observation_string", { state, player: "south" });
    const answer = send(line);
    if (!("error" in answer)) throw new Error("It was done.");
    expect(answer.error.code).toBe(code);
    expect(answer.error.message).toContain(words);
    expect(answer.error.message.length).toBeLessThan(700);
    expect(ask("observation_string", { state, player: "south" })).toEqual(before);
  });

  it("says which rule forbids an action, and why", async () => {
    const { line, ask } = await asking(GAME);
    const { state } = ask<Moved>("new");
    const action = { type: "step", unit: "sherman", zone: "henry-hill" };
    expect(line(JSON.stringify({ id: "a", method: "apply", state, action }))).toMatchObject({
      id: "a",
      error: { code: "illegal-action", rule: expect.stringMatching(/^BR61-/), message: expect.stringMatching(/\w \w/) },
    });
  });

  it("echoes whatever id there was", async () => {
    const { line } = await asking(GAME);
    for (const id of [7, "seven", null])
      expect(line(JSON.stringify({ id, method: "describe" }))).toMatchObject({ id, result: { game: GAME } });
    expect(line('{"method":"describe"}')).toMatchObject({ id: null });
    expect(line('{"id":3,"method":"no"}')).toMatchObject({ id: 3, error: {} });
  });

  it("holds so many states and no more, and never uses a number twice", async () => {
    const { ask, wrong } = await asking(GAME, {}, { states: 3 });
    const [first] = [ask<Moved>("new"), ask<Moved>("new"), ask<Moved>("new")];
    expect(wrong("new")).toBe("too-many-states");
    expect(wrong("clone", { state: first.state })).toBe("too-many-states");
    ask("free", { state: first.state });
    expect(wrong("free", { state: first.state })).toBe("unknown-state");
    expect(ask<Moved>("new").state).toBe(4);
  });

  it("says that a game is over", async () => {
    const session = await asking(GAME);
    const { state } = playOn(session, session.ask<Moved>("new"), 7, 20_000);
    expect(session.wrong("apply", { state, action: 0 })).toBe("illegal-action");
  });
});

describe("a saved state", () => {
  interface Saved {
    readonly saved: {
      readonly moves: readonly (readonly number[])[];
      readonly rolling: boolean;
      readonly imagined?: object;
    };
  }

  it("that was tampered with, or is of another game, is refused with the place", async () => {
    const session = await asking(GAME);
    const { ask, line } = session;
    const { state } = playOn(session, ask<Moved>("new"), 5, 300);
    const { saved } = ask<Saved>("serialize", { state });
    const refused = (change: object): string => {
      const answer = line(JSON.stringify({ method: "deserialize", saved: { ...saved, ...change } }));
      if (!("error" in answer)) throw new Error("It was read.");
      expect(answer.error.code).toBe("not-saved-here");
      return answer.error.message;
    };
    expect(refused({ game: "bull-run-1983" })).toContain('another game: "bull-run-1983"');
    expect(refused({ rulesVersion: "0" })).toContain("another version of the rules");
    expect(refused({ situation: "00000000" })).toContain("another scenario, or has other options");
    expect(refused({ moves: [[99_999]] })).toContain("Move 1: There is no action 99999");
    expect(refused({ moves: [[0, 3]] })).toContain("Move 1: No more dice fall here");
    expect(refused({ moves: [["0"]] })).toContain("a list of such lists");
    expect(refused({ moves: [[]] })).toContain("none of them empty");
    expect(refused({ dice: [1] })).toContain("Before the first decision");
    expect(refused({ rolling: !saved.rolling })).toContain("Dice are missing at the end, or there are too many");
    const rolled = saved.moves.findIndex((move) => move.length > 1);
    expect(rolled).toBeGreaterThan(0);
    expect(refused({ moves: saved.moves.with(rolled, [saved.moves[rolled][0], 9]) })).toContain(`Move ${rolled + 1}`);
    expect(refused({ moves: saved.moves.with(rolled, [saved.moves[rolled][0]]) })).toContain(`Move ${rolled + 2}`);
    expect(refused({ imagined: {} })).toContain("each time the seat, the seed, and the moves after that");
    expect(refused({ imagined: [{ seat: "north", seed: -1, moves: [] }] })).toContain("each time the seat, the seed");
    const [other] = ["north", "south"].filter((seat) => seat !== ask("current_player", { state })["current_player"]);
    expect(refused({ imagined: [{ seat: other, seed: 1, moves: [] }] })).toContain("Imagined, 1: ");
  });
});
