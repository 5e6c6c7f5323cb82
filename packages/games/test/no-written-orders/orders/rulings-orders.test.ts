import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/no-written-orders/actions.ts";
import { initial } from "../../../src/no-written-orders/turn/chits.ts";
import { fail } from "../../../src/no-written-orders/orders/obedience.ts";
import { beginningOf } from "../../../src/no-written-orders/situations/beginning.ts";
import { RULE_BOOK } from "../../../src/no-written-orders/rules/registry.ts";
import { viewOf } from "../../../src/no-written-orders/views/seat-view.ts";
import { testForEither } from "../support/either-side.ts";
import { ownSide } from "../support/armies.ts";
import { ARMIES, COLUMN, DONE, ROADS, misleading, phase, to, trying, until, waits } from "../support/commanding.ts";
import { builtField } from "../support/fields.ts";
import { banks } from "../support/plain.ts";
import { orderOf, type Setting, type Stage } from "../support/stage.ts";

const IDS: readonly string[] = RULE_BOOK.rules.map(({ id }) => id);

describe("numbers of the rulebook", () => {
  testForEither("NWO-RUL002 what it cites by numbers of its parent edition is read as the rule that is meant", () => {
    expect(IDS.filter((id) => /^NWO-(2\d|14\.[4-9]|12\.[67]-[g-z])/.test(id))).toEqual([]);
    const meant = [
      "4.1-a",
      "12.3-h",
      "7.6-d",
      "11.1-d",
      "12.6-a",
      "12.8-a",
      "19.12.1-a",
      "14.1-a",
      "10.3-a",
      "19.7.2-a",
      "19.8.1-a",
    ];
    expect(meant.filter((id) => !IDS.includes(`NWO-${id}`))).toEqual([]);
  });

  testForEither("NWO-RUL003 rules that are printed twice are one, and their second numbers are told apart", () => {
    expect(new Set(IDS).size).toBe(IDS.length);
    expect(["7.13-a", "7.13b-a", "10.2-a", "10.3-a", "19.4.8-a"].filter((id) => !IDS.includes(`NWO-${id}`))).toEqual(
      [],
    );
    expect(IDS.filter((id) => /^NWO-(3\.1|5\.1)-/.test(id))).toEqual([]);
    expect(IDS.filter((id) => id.startsWith("NWO-12.6-"))).toEqual(["NWO-12.6-a"]);
  });
});

describe("phases 1 and 2", () => {
  test("NWO-RUL023 phase 1 goes from what ends of itself by rest, Initiative, Confidence and orders to Compliance", () => {
    const stage = phase([5, 5, 1, 6, 6], {
      units: [...(ARMIES.units ?? []), { id: "uz", formation: "u2" }],
      orders: {
        u1: { type: "attack", target: "0608", with: { shaken: true } },
        u2: { type: "fall-back" },
        c1: { type: "attack", target: "0605", with: { origin: "bad-move", since: 1 } },
      },
    });
    const asked: string[] = [];
    while (!stage.over) {
      const { step, sides } = stage.decision;
      if (asked.at(-1) !== step) asked.push(step);
      const mine = sides[0] === "union";
      const written = stage.told("order-sent").length + stage.told("initiative-tried").length;
      if (mine && step === "initiative" && written === 0 && stage.whyNot({ type: "try", holder: "u2" }) === undefined) {
        stage.act(...trying("u2", "defend", "0603"));
      } else if (mine && step === "orders" && stage.offered("address").length > 0)
        stage.act(...to("u-oc", "u1", "march", "0604"));
      stage.act(DONE);
    }
    expect(asked.slice(0, 3)).toEqual(["standing-down", "initiative", "orders"]);
    const kinds = stage.events.map(({ type }) => type);
    const order = ["stood-down", "initiative-tried", "confidence-checked", "order-sent", "compliance-tested"] as const;
    const places = order.map((type) => kinds.indexOf(type));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  testForEither("NWO-RUL021 what phase 2 rolls for is the Coordinated Action of 4.1", () => {
    const stage = until(
      phase([], {
        frames: () => [],
        ratings: { "u-oc": 3 },
      }),
      "nothing",
    );
    stage.goOn([{ step: "chits", at: 0, coordinated: [-1, -1], initial: [-1, -1] }], 6, 6, 1, 1);
    expect(stage.told("coordinated-tested").map(({ rule }) => rule)).toEqual(["NWO-4.1-c", "NWO-4.1-c"]);
  });

  test("NWO-RUL028, NWO-RUL029, NWO-D02 one formation acts first: any of its side, whichever commander rolled", () => {
    const field = builtField("first-bull-run", "first-bull-run");
    const p = beginningOf(field);
    p.turn = 1;
    const johnston = field.holderIndex.get("johnston") as number;
    const play = { field, p, dice: { roll: () => 1 }, events: undefined };
    const asked = initial.ask?.(play, { step: "initial", side: 1 - ownSide(), commander: johnston });
    const offered = asked?.actions.flatMap((one) => (one.type === "begin" ? [one.formation] : [])) ?? [];
    expect(offered).toEqual(expect.arrayContaining(["C1", "C4"]));
    p.stack.push({ step: "initial", side: 1 - ownSide(), commander: johnston });
    initial.take?.(
      play,
      { step: "initial", side: 1 - ownSide(), commander: johnston },
      { type: "begin", formation: "C4" },
    );
    expect(p.initial).toBe(field.holderIndex.get("C4"));
    expect(p.stack.some(({ step }) => step === "initial")).toBe(false);
  });
});

describe("giving and obeying", () => {
  test("NWO-RUL199 a superior’s order waits on beside one’s own and the enemy’s; a failure removes it", () => {
    const tried = (...dice: readonly number[]): Stage => {
      const stage = until(phase(dice), "initiative");
      waits("march", "0604", 6, 2)(stage.field, stage.p);
      stage.act(...trying("u1", "defend", "0605"));
      return stage.act(DONE, DONE);
    };
    const acts = tried(6, 6);
    expect([acts.p.standing[0]?.origin, acts.p.waiting[0]?.needs]).toEqual(["initiative", 6]);
    const bad = tried(1, 1);
    bad.act(...misleading("u1", "delay", "0603"));
    expect([bad.p.standing[0]?.origin, bad.p.waiting[0]?.needs]).toEqual(["bad-move", 6]);
    fail({ field: acts.field, p: acts.p, dice: { roll: () => 1 }, events: acts.events }, 0, "NWO-12.10-c");
    expect(acts.p.waiting[0]).toBeUndefined();
  });

  test("NWO-RUL180, NWO-D06 of a bad move any order within reach, the one in force again too; no General Retreat, no Reserve", () => {
    const orders = { u1: { type: "attack", target: "0605" } } as const;
    const stage = until(phase([1, 1], { orders }), "initiative");
    stage.act(...trying("u1", "defend", "0603"));
    until(stage, "bad-move", "confederate").act({ type: "command", holder: "u1" });
    expect(stage.whyNot({ type: "kind", order: "general-retreat" })).toMatchObject({ rule: "NWO-12.3.GR-a" });
    expect(stage.whyNot({ type: "kind", order: "reserve" })).toMatchObject({ rule: "NWO-12.3.RS-a" });
    stage.act({ type: "kind", order: "attack" }, { type: "aim", hex: "0605" }, { type: "send" });
    expect(stage.p.standing[0]).toMatchObject({ origin: "bad-move", order: { type: "attack" } });
  });

  test("NWO-RUL194 where an aide rides all see; what he carries, and what others obey, their own side alone", () => {
    const stage = until(
      phase([], { at: { ...ARMIES.at, "u1-fl": "1212" }, plain: { roads: [...ROADS, ["1211", "1212"]] } }),
      "orders",
    );
    stage.act(...to("u-oc", "u1", "march", "1211"), DONE, DONE);
    const seen = viewOf(stage.field, stage.p, "confederate");
    expect(seen.aides).toEqual([{ side: "union", hex: "0603" }]);
    expect(JSON.stringify([seen.holders, seen.aides, seen.ledger.couriers])).not.toContain("march");
    const own = viewOf(stage.field, stage.p, "union").holders.find(({ id }) => id === "u1");
    expect(own?.riding[0]?.orders[0]?.type).toBe("march");
  });

  test("NWO-S17, NWO-RUL170 under instantByView an order comes at once to a leader whom the army commander sees", () => {
    const sent = (instantByView: "off" | "on", fl: string): boolean | undefined => {
      const at = { ...ARMIES.at, "u1-fl": fl };
      const stage = until(phase([6, 6], { at, options: { instantByView } }), "orders");
      return stage.act(...to("u-oc", "u1", "defend", "0608"), DONE, DONE).told("order-sent")[0]?.aide;
    };
    expect([sent("off", "1005"), sent("on", "1005"), sent("on", "1212")]).toEqual([true, false, true]);
  });

  testForEither(
    "NWO-D15, NWO-12.13-f, NWO-12.13-d a division keeps its own order until it has run out, then may go back in its corps’ range",
    () => {
      const orders = { u2d: { type: "defend", target: "0603" } } as const;
      const back = (runOut: boolean, ub = "0402"): string | undefined => {
        const setting: Partial<Setting> = {
          at: { ...ARMIES.at, ub },
          orders,
          frames(field, p) {
            if (runOut) p.standing = p.standing.with(field.holderIndex.get("u2d") as number, undefined);
            return [];
          },
        };
        return until(phase([], setting), "orders").whyNot({ type: "rejoin", holder: "u2d" })?.reason;
      };
      expect([back(false), back(true), back(true, "1212")]).toEqual(["rejoin-holds", undefined, "rejoin-far"]);
    },
  );

  test("NWO-RUL218 by night a leader may try his initiative, as far as he sees; what waited since the day is thrown for", () => {
    const stage = phase([5], {
      turns: [{}, { night: true }],
      frames: waits("march", "0604", 4),
    });
    until(stage, "initiative").act({ type: "try", holder: "u1" }, { type: "kind", order: "defend" });
    expect(stage.whyNot({ type: "aim", hex: "0605" })).toMatchObject({ rule: "NWO-12.11-b" });
    expect(stage.whyNot({ type: "aim", hex: "0603" })).toBeUndefined();
    until(stage.act({ type: "scrap" }), "orders").act(DONE, DONE);
    expect(stage.told("waiting-tested")).toMatchObject([{ obeyed: true }]);
    expect(stage.p.standing[0]?.order.type).toBe("march");
  });
});

describe("bad orders are refused with their clause", () => {
  const why = (setting: Partial<Setting>, ...actions: readonly Action[]): string | undefined => {
    const stage = until(phase([], setting), "orders");
    return stage.act(...actions.slice(0, -1)).whyNot(actions.at(-1) ?? DONE)?.rule;
  };
  const address = (who: string) => ({ type: "address", from: "u-oc", to: who }) as const;

  testForEither(
    "NWO-12.3-c a target that nobody can reach, NWO-12.3-b one that is no target, and one off the map",
    () => {
      const cut = { plain: { roads: [["1211", "1212"]] as const } };
      expect(why(cut, address("u1"), { type: "kind", order: "march" }, { type: "aim", hex: "1212" })).toBe(
        "NWO-12.3-c",
      );
      expect(why(cut, address("u1"), { type: "kind", order: "march" }, { type: "aim", hex: "0303" })).toBe(
        "NWO-12.3-b",
      );
      expect(why(cut, address("u1"), { type: "kind", order: "march" }, { type: "aim", hex: "9901" })).toBe("NWO-8.1-a");
    },
  );

  testForEither("NWO-12-a, NWO-RUL152 to leaders who may not get them: the enemy’s, nobody, the fallen", () => {
    expect(why({}, address("c1"))).toBe("NWO-12-a");
    expect(why({}, { type: "address", from: "c-oc", to: "c1" })).toBe("NWO-12-a");
    expect(why({}, address("nobody"))).toBe("NWO-2.1-a");
    const gone = { ...ARMIES.at, "u1-fl": "0602" } as Record<string, string>;
    delete gone["u1-fl"];
    expect(why({ at: gone }, address("u1"))).toBe("NWO-12.4-a");
  });

  testForEither(
    "NWO-RUL152, NWO-12.11-a who is off the map, commands an army or is the enemy’s tries nothing of his own",
    () => {
      const tries = (holder: string, at: Setting["at"] = ARMIES.at): string | undefined =>
        until(phase([], { at }), "initiative").whyNot({ type: "try", holder })?.reason;
      const { "u1-fl": _, ...others } = ARMIES.at;
      expect([tries("u1"), tries("u-oc"), tries("c1")]).toEqual([undefined, "try-other", "try-other"]);
      expect(tries("u1", others)).toBe("try-absent");
    },
  );

  testForEither(
    "NWO-RUL171, NWO-RUL172 an aide waits where no way leads to him whom he seeks, and while that one is off the map",
    () => {
      const sides = COLUMN.flatMap(banks);
      const riding = (fl: string | undefined): Stage => {
        const { "u1-fl": _, ...others } = ARMIES.at;
        return until(
          phase([6, 6], {
            plain: { rivers: [{ name: "Run", sides }] },
            at: fl === undefined ? others : { ...others, "u1-fl": fl },
            frames(field, p) {
              const hex = field.map.grid.known("0604");
              const from = field.holderIndex.get("u-oc") as number;
              p.couriers = [{ side: ownSide(), hex, from, to: 0, orders: [orderOf(field, "defend", "0603")], sent: 1 }];
              return [];
            },
          }),
          "nothing",
        );
      };
      const seen = (stage: Stage) => [stage.p.couriers.map(({ hex }) => hex), stage.told("aide-rode")];
      const stays = [[riding("0902").hex("0604")], []];
      expect([seen(riding("0902")), seen(riding(undefined))]).toEqual([stays, stays]);
      expect(riding("0602").p.couriers).toEqual([]);
    },
  );

  testForEither("NWO-12.12-a, NWO-RUL181 over capacity, or two to one leader", () => {
    expect(why({ ratings: { "u-oc": 0 } }, { type: "address", from: "u-oc", to: "u1" })).toBe("NWO-12.12-a");
    expect(why({}, ...to("u-oc", "u1", "defend", "0604"), address("u1"))).toBe("NWO-12.3-a");
  });

  testForEither("NWO-12.4-b repeated while it stands, waits, comes by night or rides", () => {
    const orders = { u1: { type: "defend", target: "0602" } } as const;
    const repeat = [address("u1"), { type: "kind", order: "delay" }, { type: "aim", hex: "0604" }] as const;
    expect(why({ orders }, ...repeat)).toBe("NWO-12.4-d");
    expect(why({ frames: waits("defend", "0602", 6, 2) }, ...repeat)).toBe("NWO-12.4-d");
    const again = (field: Stage["field"]) => orderOf(field, "defend", "0603");
    const riding: Partial<Setting> = {
      frames(field, p) {
        const hex = field.map.grid.known("1212");
        p.couriers = [
          {
            side: ownSide(),
            hex,
            from: field.holderIndex.get("u-oc") as number,
            to: 0,
            orders: [again(field)],
            sent: 2,
          },
        ];
        return [];
      },
    };
    expect(why(riding, ...repeat)).toBe("NWO-12.4-d");
    const asleep: Partial<Setting> = {
      turns: [{}, { night: true }],
      frames(field, p) {
        p.night = p.night.with(0, { orders: [again(field)], from: 0, faceToFace: false, sent: 1, passed: false });
        return [];
      },
    };
    expect(why(asleep, ...repeat)).toBe("NWO-12.4-d");
  });
});
