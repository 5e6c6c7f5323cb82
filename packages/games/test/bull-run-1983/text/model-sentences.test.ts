import { describe, expect, test } from "vitest";
import type { About, Action } from "../../../src/bull-run-1983/actions.ts";
import type { GameEvent } from "../../../src/bull-run-1983/events.ts";
import { plain } from "@stonebridge/kernel/words";
import { movementPoints, strengthPoints } from "../../../src/bull-run-1983/text/index.ts";
import { ACTIONS, inBoth, LANGUAGES, MELEE } from "./samples.ts";

function question(step: string, about: About, actions: readonly Action[] = []): readonly [string, string] {
  return inBoth((texts, names) => plain(texts.question({ step, about: { ...about }, actions }, names).sentence));
}

function detail(step: string, about: About, actions: readonly Action[] = []): readonly [string, string] {
  return inBoth((texts, names) => plain(texts.question({ step, about: { ...about }, actions }, names).detail));
}

function refusal(reason: string, values: Readonly<Record<string, unknown>>): readonly [string, string] {
  return inBoth((texts, names) => {
    const { title, sentence } = texts.refusal({ rule: "BR83-1.1-a", reason, with: values }, names);
    return `${plain(title)}. ${plain(sentence)}`;
  });
}

function told(event: GameEvent): readonly [string, string] {
  return inBoth((texts, names) => plain(texts.event(event, names)));
}

const rule = "BR83-4.82-b";
const union = { side: "union" } as const;

describe("model sentences of 1983", () => {
  test("questions", () => {
    expect(question("declaration", union)).toEqual([
      "Plan your battles: everyone in contact must fight.",
      "Préparez vos combats : tous ceux au contact doivent combattre.",
    ]);
    expect(question("declaration", union, ACTIONS.done)).toEqual([
      "Declare the battles as they stand, or add to them?",
      "Déclarer les combats tels quels, ou en ajouter ?",
    ]);
    expect(question("losses", { ...union, loss: 6, paid: 0 })).toEqual([
      "Which units are lost? 3 DP to go.",
      "Quelles unités sont perdues ? Encore 3 PD.",
    ]);
    expect(question("losses", { ...union, loss: 7, paid: 5 })[0]).toBe("Which units are lost? 1 DP to go.");
    expect(question("losses", { ...union, loss: 0, paid: 0 })[0]).toBe("Which unit is lost?");
    const march = { ...union, pieces: ["us-2nh", "us-e3us"], hex: "S9", points: [9, 14] };
    expect(question("march", march, [...ACTIONS.step, ...ACTIONS.stop])).toEqual([
      "2 NH and E/3 US move at S9: march on or stop?",
      "2 NH et E/3 US marchent en S9 : avancer ou s’arrêter ?",
    ]);
    expect(detail("march", march)).toEqual([
      "1½ to 2⅓ MP left; each piece counts its own 5.2-a",
      "Il reste 1½ à 2⅓ PM ; chaque pion compte les siens 5.2-a",
    ]);
    const advances = ["AA14", "AA15"].map((hex): Action => ({ type: "advance", piece: "us-69nym", hex }));
    expect(question("advance", union, advances)).toEqual([
      "Which units advance into AA14 or AA15?",
      "Quelles unités avancent en AA14 ou AA15 ?",
    ]);
    expect(question("retreat", { side: "confederate", pieces: ["cs-b-longstreet"] })).toEqual([
      "Where does Longstreet’s brigade retreat to?",
      "Où se retire la brigade Longstreet ?",
    ]);
  });

  test("refusals", () => {
    expect(refusal("leaves-target", { piece: "us-14nym", enemies: ["cs-33va", "cs-1vacav"] })).toEqual([
      "14 NYM cannot join this battle. Nobody would be left to attack 33 Va and 1 Va Cav.",
      "14 NYM ne peut pas rejoindre ce combat. Plus personne n’attaquerait 33 Va et 1 Va Cav.",
    ]);
    expect(refusal("step-points", { piece: "us-e3us", hex: "T13", needed: 12, left: 8, allowance: 18 })).toEqual([
      "E/3 US cannot march to T13. It costs 2 MP and it has 1⅓ of 3 left. Choose a cheaper route, or stop.",
      "E/3 US ne peut pas marcher vers T13. Il faut 2 PM, il en reste 1⅓ sur 3. Prenez un chemin moins cher, ou arrêtez-vous.",
    ]);
    expect(refusal("put-behind", { piece: "cs-l-jackson", hex: "GG24", landmark: "mitchells-ford" })[0]).toBe(
      "Jackson cannot set up at GG24. Its card says behind Mitchell’s Ford: within 4 hexes of it. Choose a nearer hex.",
    );
    expect(refusal("step-stopped", { piece: "us-l-burnside", hex: "T13", enemies: ["cs-4sc"] })[0]).toBe(
      "Burnside cannot march on to T13. He entered the zone of control of 4 SC and must stop there.",
    );
  });

  test("a refusal of a hex", () => {
    const [english, french] = inBoth((texts, names) => {
      const figures = { piece: "us-14nym", hex: "AA14", points: 11, limit: 12 };
      return plain(texts.refusal({ rule, reason: "advance-full", with: figures }, names).title);
    });
    expect(english).toBe("14 NYM cannot advance to AA14");
    expect(french).toBe("14 NYM ne peut pas avancer vers AA14");
  });

  test("lines of the log", () => {
    const shown = { pieces: [{ piece: "cs-5nc", hex: "NN18" }], side: "confederate" } as const;
    expect(told({ type: "thawed", rule, ...shown, cause: "contact", by: "us-1mass" })).toEqual([
      "Recon contact with 1 Mass: 5 NC is revealed at NN18.",
      "Contact de reconnaissance avec 1 Mass : 5 NC est révélé en NN18.",
    ]);
    const [die, results] = [MELEE.die ?? 0, MELEE.results ?? []];
    expect(told({ type: "fought", rule, side: MELEE.side, reckoning: MELEE.reckoning, die, results })).toEqual([
      "1 RI, 2 RI, 2 RI battery and D/5 US v. 4 SC at S12: 9 against 4, 2-1, die 1. The Confederates lose 4 DP.",
      "1 RI, 2 RI, la batterie 2 RI et D/5 US c. 4 SC en S12 : 9 contre 4, 2-1, dé 1. Les Confédérés perdent 4 PD.",
    ]);
    const parts = ["us-l-burnside", "us-1ri", "us-2ri"];
    expect(told({ type: "broke", rule, piece: "us-b-burnside", pieces: parts, hex: "S9" })).toEqual([
      "Burnside’s brigade breaks up at S9 into Burnside, 1 RI and 2 RI.",
      "La brigade Burnside se sépare en S9 : Burnside, 1 RI et 2 RI.",
    ]);
  });

  test("who activates whom is told piece by piece", () => {
    const path = ["S9", "S10"];
    const activations = [{ piece: "us-2nh", cause: "range", by: "us-l-burnside", path, rule: "BR83-4.5-a" } as const];
    const event = { type: "commanded", rule, ...union, activations } as const;
    expect(
      inBoth((texts, names) =>
        texts
          .details(event, names)
          .map((one) => plain(one))
          .join(" / "),
      ),
    ).toEqual(["2 NH: by Burnside, S9 → S10 4.5-a", "2 NH : par Burnside, S9 → S10 4.5-a"]);
  });

  test("a battle written out: halved, doubled, support no more than the adjacent attackers (BR83-9.51-a)", () => {
    const fight = LANGUAGES[0]?.texts.fight(MELEE, LANGUAGES[0].names);
    expect(fight?.attacker.lines.map(({ text, value }) => [plain(text), value])).toEqual([
      ["1 RI (S11) 3", "3"],
      ["2 RI (R11) 3, halved: on a ford or bridge 7.51-a", "1½"],
    ]);
    expect(fight?.support?.lines.map(({ text }) => plain(text)).at(-1)).toBe(
      "Capped at the adjacent attackers: 6 → 4½ 9.51-a",
    );
    expect(fight?.support?.lines.map(({ value }) => value).at(-1)).toBe("−1½");
    expect([fight?.attacker.total, fight?.support?.total, fight?.defender.total]).toEqual(["4½", "4½", "4"]);
    expect(fight?.verdict).toBe("The Confederates lose 4 DP.");
  });

  test("an exchange costs both what the weaker has (BR83-7.71-d)", () => {
    expect(inBoth((texts, names) => texts.fight({ ...MELEE, results: ["EX"] }, names).verdict)).toEqual([
      "The Union loses 4 DP. The Confederates lose 4 DP.",
      "L’Union perd 4 PD. Les Confédérés perdent 4 PD.",
    ]);
  });

  test("dice, pieces, hexes and results are spans that a client can draw", () => {
    const [{ texts, names }] = LANGUAGES as [(typeof LANGUAGES)[number]];
    const [die, results] = [MELEE.die ?? 0, MELEE.results ?? []];
    const event = { type: "fought", rule, side: MELEE.side, reckoning: MELEE.reckoning, die, results } as const;
    const line = texts.event(event, names);
    expect(line).toContainEqual({ die: 1, side: "union" });
    expect(line).toContainEqual({ piece: "cs-4sc", name: "4 SC" });
    expect(line).toContainEqual({ place: "S12", name: "S12" });
    expect(line).toContainEqual({ bold: "The Confederates lose 4 DP" });
  });

  test("sixths and halves as whole and fraction", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 24].map(movementPoints)).toEqual("0|⅙|⅓|½|⅔|⅚|1|1⅓|1½|1⅔|4".split("|"));
    expect([0, 1, 2, 7, 12].map(strengthPoints)).toEqual(["0", "½", "1", "3½", "6"]);
  });

  test("times, names and buttons as each language writes them", () => {
    expect([1, 3, 4, 7, 8, 9, 23].map((turn) => inBoth((texts) => texts.time(turn)))).toEqual([
      ["9:00 AM", "9 h 00"],
      ["10:00 AM", "10 h 00"],
      ["10:30 AM", "10 h 30"],
      ["Noon", "12 h 00"],
      ["12:30 PM", "12 h 30"],
      ["1:00 PM", "13 h 00"],
      ["8:00 PM", "20 h 00"],
    ]);
    expect(inBoth((texts) => texts.turn(0))).toEqual(["Set-up", "Mise en place"]);
    expect(inBoth((texts) => texts.pieceTitle("us-2nh"))).toEqual(["2nd New Hampshire", "2e New Hampshire"]);
    expect(inBoth((texts) => texts.pieceTitle("us-11ny"))[0]).toBe("11th New York");
    expect(inBoth((texts) => texts.pieceTitle("us-e3us"))).toEqual([
      "Battery E, 3rd US Artillery",
      "Batterie E, 3e régiment d’artillerie US",
    ]);
    expect(inBoth((texts) => texts.pieceTitle("us-l-mcdowell"))).toEqual([
      "Brigadier General Irvin McDowell",
      "Général de brigade Irvin McDowell",
    ]);
    expect(inBoth((texts) => texts.pieceBody("cs-33va"))).toEqual([
      "Jackson’s brigade, Army of the Shenandoah",
      "brigade Jackson, armée de la Shenandoah",
    ]);
    expect(inBoth((texts) => texts.men(1250))).toEqual(["1,250 men", "1 250 hommes"]);
    expect(inBoth((texts, names) => texts.action(ACTIONS.form[0], names))).toEqual([
      "Form Burnside’s brigade from 1 RI and 2 RI",
      "Former la brigade Burnside avec 1 RI et 2 RI",
    ]);
    expect(inBoth((texts, names) => texts.action(ACTIONS.step[0], names, { cost: 3 }))).toEqual([
      "March to QQ18 · ½ MP",
      "Marcher vers QQ18 · ½ PM",
    ]);
    expect(inBoth((texts, names) => texts.action({ type: "done" }, names, { step: "movement" }))).toEqual([
      "End the Movement phase",
      "Finir la phase de mouvement",
    ]);
  });

  test("hexes for a screen reader", () => {
    const regiment = { name: "2 NH", side: "union", kind: "infantry", attack: 2, defense: 3, movement: 4 } as const;
    const hex = {
      id: "S9",
      features: ["woods", "major-road"],
      bank: "union",
      pieces: [{ ...regiment, active: true }],
      faceDown: [{ side: "confederate", count: 2 }],
      points: 3,
      limit: 12,
    } as const;
    expect(inBoth((texts) => texts.hexLabel(hex))).toEqual([
      "S9, woods and major road, Union side of Bull Run; Union: 2 NH, infantry, attack 2, defence 3, 4 MP, active; Confederates: 2 counters face down; 3 of 12 DP",
      "S9, bois et grande route, rive de l’Union ; Union : 2 NH, infanterie, attaque 2, défense 3, 4 PM, actif ; Confédérés : 2 pions face cachée ; 3 PD sur 12",
    ]);
  });
});
