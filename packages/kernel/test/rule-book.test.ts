import { describe, expect, it } from "vitest";
import { ruleBook, typesetFrench } from "../src/index.ts";

const book = ruleBook(
  "H-",
  ["1", "1.2", "14", "OPT"],
  { "1-a": "Heaps", "1.2-a": "Taking", "14-a": "Last heap", "OPT3-a": "Colours" },
  {
    D01: ["1.2-a", "Which heap"],
    X01: ["1-a 14-a", "Who begins"],
    Tb1: ["14-a", "Points"],
    S1: ["OPT3-a", "On"],
    R02: ["14-a", "Ties"],
    DR01: ["1-a", "First roll"],
    T1: ["1-a", "Sizes"],
    RU02: ["1-a", "No heap"],
    TF: ["1-a", "Fire"],
    RUL002: ["1-a", "Still no heap"],
    CS2: ["1-a", "A closed heap"],
  },
);

describe("a rule book", () => {
  it("lists the clauses first, each in the longest chapter its key begins with", () => {
    expect(book.rules.map(({ id, section }) => [id, section])).toEqual([
      ["H-1-a", "1"],
      ["H-1.2-a", "1.2"],
      ["H-14-a", "14"],
      ["H-OPT3-a", "OPT"],
      ["H-D01", "1.2"],
      ["H-X01", "1"],
      ["H-Tb1", "14"],
      ["H-S1", "OPT"],
      ["H-R02", "14"],
      ["H-DR01", "1"],
      ["H-T1", "1"],
      ["H-RU02", "1"],
      ["H-TF", "1"],
      ["H-RUL002", "1"],
      ["H-CS2", "1"],
    ]);
  });

  it("tells kinds by their ids", () => {
    expect(book.rules.slice(3).map(({ kind }) => kind)).toEqual([
      "clause",
      "decision",
      "roll",
      "table",
      "switch",
      "ruling",
      "roll",
      "table",
      "ruling",
      "table",
      "ruling",
      "ruling",
    ]);
  });

  it("leads from a ruling to its clauses and back", () => {
    expect(book.seeAlso("H-X01")).toEqual(["H-1-a", "H-14-a"]);
    expect(book.seeAlso("H-14-a")).toEqual(["H-X01", "H-Tb1", "H-R02"]);
    expect(book.seeAlso("H-nothing")).toEqual([]);
  });
});

describe("French typesetting", () => {
  it("keeps marks and units with what they belong to", () => {
    expect(typesetFrench("« Halte ! » : 4 PM, à 10 h 30 ; 8 PD, 2 PV")).toBe(
      "«\u202fHalte\u202f!\u202f»\u202f: 4\u202fPM, à 10\u202fh\u202f30\u202f; 8\u202fPD, 2\u202fPV",
    );
  });
});
