import type { Line, TalkFromSeat, ToOnlooker, ToSeat } from "@stonebridge/protocol";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Listener } from "../../src/session/far/seat-line.svelte.ts";
import { Talk } from "../../src/session/far/talk.svelte.ts";

/** A line whose other end is the test. */
class Wire {
  sent: TalkFromSeat[] = [];
  isOpen = true;
  #listener: Listener<ToSeat | ToOnlooker> | undefined;

  overhear(listener: Listener<ToSeat | ToOnlooker>): void {
    this.#listener = listener;
    listener.opened();
  }

  send(message: unknown): void {
    if (this.isOpen) this.sent.push(message as TalkFromSeat);
  }

  tell(message: ToSeat | ToOnlooker): void {
    this.#listener?.hear(message);
  }

  /** It breaks, and is there again. */
  returns(): void {
    this.isOpen = true;
    this.#listener?.opened();
  }
}

const line = (number: number, by: string, text: string, label?: string): Line => ({
  number,
  by,
  at: 1_000 + number,
  text,
  ...(label !== undefined && { label }),
});

let wire: Wire;
let talk: Talk;
beforeEach(() => {
  wire = new Wire();
  talk = new Talk(wire, "north", 4);
});

const labelsOf = (kind: string) => wire.sent.flatMap((one) => (one.kind === kind && "label" in one ? one.label : []));

describe("what is said in a match", () => {
  it("is asked for, heard once each, and asked for from there when the line comes back", () => {
    expect(wire.sent).toEqual([
      { kind: "listen", after: 0 },
      { kind: "noticed", number: 4 },
    ]);
    wire.tell({ kind: "said", lines: [line(1, "south", "Hello"), line(2, "north", "Hello")] });
    expect(talk.heardAfter(0)).toEqual([]);
    wire.tell({ kind: "said", lines: [line(2, "north", "Hello"), line(3, "south", "Your move")] });
    expect(talk.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(talk.heardAfter(0).map(({ number }) => number)).toEqual([3]);
    wire.returns();
    expect(wire.sent).toContainEqual({ kind: "listen", after: 3 });
  });

  it("is sent again under its label until it is known to be kept, and is shown as on its way until then", () => {
    talk.say({ phrase: "good-luck" });
    const [label] = labelsOf("say");
    wire.returns();
    expect(labelsOf("say")).toEqual([label, label]);
    expect(talk.leaving).toMatchObject([{ phrase: "good-luck" }]);
    wire.tell({ kind: "said", lines: [{ number: 1, by: "north", at: 1, label, phrase: "good-luck" }] });
    wire.tell({ kind: "answer", label, result: "done" });
    expect([talk.leaving, talk.lines.length]).toEqual([[], 1]);
    talk.say({ text: "Too much" });
    wire.tell({ kind: "answer", label: labelsOf("say").at(-1) ?? "", result: "impossible", problem: "Wait a moment." });
    expect([talk.leaving, talk.problem?.problem]).toEqual([[], "Wait a moment."]);
  });

  it("counts as unread until it is read here or on another device, and not at all while the other is muted", () => {
    wire.tell({ kind: "kept", notes: "", read: 1, muted: false });
    wire.tell({ kind: "said", lines: [line(1, "south", "a"), line(2, "south", "b"), line(3, "north", "c")] });
    expect(talk.unread).toBe(1);
    talk.mute(true);
    expect([talk.unread, talk.lines.map(({ number }) => number)]).toEqual([0, [3]]);
    talk.mute(false);
    talk.markRead();
    talk.markRead();
    expect(talk.unread).toBe(0);
    expect(wire.sent.filter((one) => one.kind === "keep" && one.read === 3)).toHaveLength(1);
    for (const label of labelsOf("keep")) wire.tell({ kind: "answer", label, result: "done" });
    wire.tell({ kind: "said", lines: [line(4, "south", "d")] });
    expect(talk.unread).toBe(1);
    wire.tell({ kind: "kept", notes: "", read: 4, muted: false });
    expect(talk.unread).toBe(0);
  });

  it("keeps notes a moment after the last keystroke, or when the match is left, and takes over what another device wrote", () => {
    vi.useFakeTimers();
    talk.write("Evans");
    talk.write("Evans is alone");
    expect([talk.notes, talk.notesKept, labelsOf("keep")]).toEqual(["Evans is alone", false, []]);
    vi.advanceTimersByTime(700);
    const [label] = labelsOf("keep");
    // What the server told before it got them is older.
    wire.tell({ kind: "kept", notes: "old", read: 0, muted: false });
    expect(talk.notes).toBe("Evans is alone");
    wire.tell({ kind: "answer", label, result: "done" });
    expect(talk.notesKept).toBe(true);
    wire.tell({ kind: "kept", notes: "from the phone", read: 0, muted: false });
    expect(talk.notes).toBe("from the phone");
    talk.write("last");
    talk.close();
    expect(wire.sent.at(-1)).toMatchObject({ kind: "keep", notes: "last" });
    vi.useRealTimers();
  });

  it("tells whether the other is there", () => {
    expect(talk.presence("south")).toBeUndefined();
    wire.tell({ kind: "company", seats: { south: { is: "away", since: 5 } } });
    expect(talk.presence("south")).toEqual({ is: "away", since: 5 });
  });
});

describe("what waits for the seat", () => {
  const news = (number: number, more: object): ToSeat =>
    ({
      kind: "news",
      number,
      by: "south",
      at: number,
      events: [],
      change: [],
      check: "",
      decides: true,
      ...more,
    }) as ToSeat;
  const noticed = () => wire.sent.flatMap((one) => (one.kind === "noticed" ? one.number : []));
  const seen = (state: DocumentVisibilityState) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);

  it("is noticed by whoever opens the page or does something there, not by a page that stands open", () => {
    expect(noticed()).toEqual([4]);
    wire.tell(news(5, {}));
    wire.returns();
    expect(noticed()).toEqual([4, 4]);
    seen("hidden");
    dispatchEvent(new Event("focus"));
    expect(noticed()).toEqual([4, 4]);
    seen("visible");
    dispatchEvent(new Event("pointermove"));
    dispatchEvent(new Event("pointermove"));
    expect(noticed()).toEqual([4, 4, 5]);
    // His own deeds, and what asks nothing of him, are nothing to notice.
    wire.tell(news(6, { label: "mine" }));
    wire.tell(news(7, { decides: false }));
    dispatchEvent(new Event("keydown"));
    expect(noticed()).toEqual([4, 4, 5]);
    wire.tell(news(8, { decides: false, table: { kind: "offer", offer: { kind: "draw" } } }));
    dispatchEvent(new Event("keydown"));
    expect(noticed()).toEqual([4, 4, 5, 8]);
    wire.tell({ kind: "history", number: 9 } as ToSeat);
    expect(noticed()).toEqual([4, 4, 5, 8]);
    talk.close();
    dispatchEvent(new Event("keydown"));
    expect(noticed()).toEqual([4, 4, 5, 8]);
    vi.restoreAllMocks();
  });
});

describe("what onlookers write to each other", () => {
  beforeEach(() => {
    wire = new Wire();
    talk = new Talk(wire, undefined);
  });

  it("is told by others under their names, and what was said before is no news", () => {
    wire.tell({ kind: "said", lines: [{ ...line(1, "a1", "Early"), name: "Mary" }] });
    expect([talk.unread, talk.lines[0].name]).toEqual([0, "Mary"]);
    talk.say({ text: "Bold" });
    const label = labelsOf("say")[0];
    wire.tell({ kind: "said", lines: [line(2, "b2", "Bold", label), line(3, "a1", "Yes")] });
    expect(talk.leaving).toEqual([]);
    expect(talk.lines.map((one) => talk.isOwn(one))).toEqual([false, true, false]);
    expect(talk.unread).toBe(1);
  });

  it("is all that the server is sent of it: it keeps nothing for them, and who looks is nobody’s affair", () => {
    wire.tell({ kind: "said", lines: [line(1, "a1", "Early")] });
    wire.tell({ kind: "company", onlookers: { count: 3, delay: 300 } });
    expect(talk.onlookers).toEqual({ count: 3, delay: 300 });
    wire.tell({ kind: "said", lines: [line(2, "a1", "Late")] });
    talk.markRead();
    talk.mute(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect([talk.unread, talk.muted, talk.lines]).toEqual([0, true, []]);
    expect(wire.sent.map(({ kind }) => kind)).toEqual(["listen"]);
    talk.close();
    expect(talk.onlookers).toBeUndefined();
  });
});
