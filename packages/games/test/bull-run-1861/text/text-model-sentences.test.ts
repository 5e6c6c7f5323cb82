import { describe, expect, test } from "vitest";
import type { About, Action } from "../../../src/bull-run-1861/actions.ts";
import type { GameEvent } from "../../../src/bull-run-1861/events.ts";
import { plain } from "@stonebridge/kernel/words";
import { ACTIONS, die, FOUGHT, inBoth, LANGUAGES } from "./text-samples.ts";

function question(step: string, about: About, actions: readonly Action[] = []): readonly [string, string] {
  return inBoth((texts, names) => plain(texts.question({ step, about: { ...about }, actions }, names).sentence));
}

function refusal(reason: string, values: Readonly<Record<string, unknown>>): readonly [string, string] {
  return inBoth((texts, names) => {
    const { title, sentence } = texts.refusal({ rule: "BR61-1-a", reason, with: values }, names);
    return `${plain(title)}. ${plain(sentence)}`;
  });
}

function told(event: GameEvent): readonly [string, string] {
  return inBoth((texts, names) => plain(texts.event(event, names)));
}

const rule = "BR61-7-c";

describe("the model sentences of the interface", () => {
  test("questions", () => {
    const north = { side: "north" } as const;
    expect(question("activation", north)).toEqual(["Choose the brigade that acts.", "Choisissez la brigade qui agit."]);
    const contact = { ...north, unit: "sherman", zone: "robinson-farm", contacts: ["jackson"] };
    expect(question("march", contact, [ACTIONS.attack, ACTIONS.deploy, ACTIONS.end])).toEqual([
      "Sherman is in contact at Robinson farm: attack, deploy, turn, or end his move?",
      "Sherman est au contact à Robinson farm : attaquer, se déployer, s’orienter ou finir son mouvement ?",
    ]);
    expect(question("facing", { ...north, element: "porter" })).toEqual([
      "Which zone does Porter face?",
      "Vers quelle zone Porter fait-il face ?",
    ]);
    expect(question("hit", { side: "south", unit: "jackson" }, [ACTIONS.lose, ACTIONS.retreat])).toEqual([
      "South: Jackson is hit. Lose a step or try to retreat?",
      "Sud : Jackson est touché. Perdre un pas ou tenter la retraite ?",
    ]);
    expect(question("operational-march", { ...north, unit: "porter", along: ["burnside"] })).toEqual([
      "Porter and Burnside make an Operational movement: march on, or end the move?",
      "Porter et Burnside font leur mouvement opérationnel : continuer, ou finir ?",
    ]);
    expect(question("offensive", north)).toEqual([
      "Launch your Major Offensive this turn? You have one for the whole game.",
      "Lancer votre Offensive majeure à ce tour ? Vous n’en avez qu’une pour la partie.",
    ]);
    expect(question("marking", { ...north, left: 1, of: 2 })).toEqual([
      "Mark brigades for Operational movement: 1 of 2 zones used.",
      "Mouvement opérationnel, 1 zone sur 2 : quelles brigades ?",
    ]);
    expect(question("combat", { ...north, left: 2 }, [ACTIONS.fight, ACTIONS.fight])).toEqual([
      "Which combat do you fight next?",
      "Quel combat jouez-vous maintenant ?",
    ]);
    expect(question("combat", { ...north, left: 1, against: ["bee"] }, [ACTIONS.fight])).toEqual([
      "Roll the dice: Porter and Cocke’s marker attack Bee at Henry Hill.",
      "Lancez les dés : Porter et Cocke (marqueur) attaquent Bee à Henry Hill.",
    ]);
    expect(question("advance", { ...north, zone: "henry-hill" })).toEqual([
      "Henry Hill is abandoned. Who advances?",
      "Henry Hill est abandonnée. Qui avance ?",
    ]);
  });

  test("the player who waits", () => {
    const withdrawal = { step: "withdrawal", about: { side: "south", unit: "jackson" }, actions: [] };
    expect(inBoth((texts, names) => plain(texts.waiting(withdrawal, names)))).toEqual([
      "South decides where Jackson retreats.",
      "Le Sud décide où Jackson se retire.",
    ]);
  });

  test("refusals", () => {
    expect(
      refusal("step-stopped", { piece: "sherman", zone: "stone-bridge-w", enemies: ["jackson", "evans"] }),
    ).toEqual([
      "Sherman cannot march on to Stone Bridge W. He entered the zone of control of Jackson and Evans and must stop. He may still turn, deploy or attack.",
      "Sherman ne peut pas continuer vers Stone Bridge W. Entré dans la zone de contrôle de Jackson et d’Evans, il doit s’arrêter. Il peut encore s’orienter, se déployer ou attaquer.",
    ]);
    expect(refusal("step-enemy", { piece: "uscav", zone: "portici", enemies: ["jackson"] })[1]).toBe(
      "La cavalerie US ne peut pas marcher vers Portici. Jackson tient Portici, et on n’entre pas dans une zone ennemie. Attaquez-la depuis une zone voisine.",
    );
    expect(refusal("push-fatigue", { piece: "burnside", fatigue: 2 })).toEqual([
      "Burnside cannot push. He already has Fatigue 2, the limit.",
      "Burnside ne peut pas forcer la marche. Il est déjà à Fatigue 2, le maximum.",
    ]);
    expect(refusal("end-full", { piece: "keyes", zone: "stone-house" })).toEqual([
      "Keyes cannot stop at Stone House. Two brigades are there, and no more may stack. He may pass through.",
      "Keyes ne peut pas s’arrêter à Stone House. Deux brigades s’y trouvent, c’est le maximum. Il peut traverser la zone.",
    ]);
    const front = ["stone-house", "bald-hill", "groveton"];
    expect(refusal("fight-front", { piece: "franklin", zone: "portici", zones: front })).toEqual([
      "Franklin cannot attack Portici. The zone is not in his Front: Stone House, Bald Hill, Groveton.",
      "Franklin ne peut pas attaquer Portici. La zone n’est pas dans son Front : Stone House, Bald Hill, Groveton.",
    ]);
    expect(refusal("act-marked", { piece: "porter" })).toEqual([
      "Porter cannot act now. He is marked for Operational movement and marches when the turn ends.",
      "Porter ne peut pas agir maintenant. Il est en mouvement opérationnel et marche à la fin du tour.",
    ]);
    expect(refusal("fight-again", { piece: "richardson", zone: "mitchells-ford-s" })).toEqual([
      "Richardson cannot attack Mitchell’s Ford S again. A zone can be attacked only once in a Movement phase.",
      "Richardson ne peut pas attaquer de nouveau Mitchell’s Ford S. Une zone ne peut être attaquée qu’une fois par phase de mouvement.",
    ]);
    expect(refusal("step-river", { piece: "schenck" })[0]).toMatch(
      /^Schenck cannot cross here\. Bull Run has no ford or bridge here\./,
    );
  });

  test("BR61-11.2-c the odds that count, the attacker’s share first", () => {
    const ratio = (strengths: readonly [number, number], row: "3/2" | "2/1") =>
      inBoth((texts, names) => plain(texts.modifier({ key: "ratio", value: 2, rule, strengths, row }, names)));
    expect(ratio([10, 5], "2/1")).toEqual([
      "Strength 10 : 5, counts as 2 to 1",
      "Force 10 : 5, compte comme 2 contre 1",
    ]);
    expect(ratio([4, 7], "3/2")).toEqual(["Strength 4 : 7, counts as 2 to 3", "Force 4 : 7, compte comme 2 contre 3"]);
  });

  test("lines of the log", () => {
    const rolls = [die("initiative", "north", 4), die("initiative", "south", 2)];
    expect(told({ type: "initiative", rule, rolls, first: "north" })).toEqual([
      "Initiative: North 4, South 2. North plays first.",
      "Initiative : Nord 4, Sud 2. Le Nord joue en premier.",
    ]);
    expect(told({ type: "rested", rule, unit: "uscav", fatigue: 0 })).toEqual([
      "US Cavalry rests and is fresh.",
      "La cavalerie US se repose et n’a plus de Fatigue.",
    ]);
    const roll = die("activation", "north", 3);
    expect(told({ type: "activation-number", rule, side: "north", number: 3, roll })).toEqual([
      "Activation: North rolls 3. 3 brigades act.",
      "Activation : le Nord fait 3. 3 brigades agissent.",
    ]);
    const step = { from: "van-pelt", to: "robinson-farm", cost: 2, left: 2, stoppedBy: ["jackson", "evans"] };
    expect(told({ type: "stepped", rule, unit: "sherman", ...step })).toEqual([
      "Sherman: Van Pelt → Robinson farm, 2 MP. Stops in contact with Jackson and Evans.",
      "Sherman : Van Pelt → Robinson farm, 2 PM. S’arrête au contact de Jackson et d’Evans.",
    ]);
    const command = die("command-test", "north", 5, { needed: 3 });
    expect(told({ type: "activated", rule, unit: "keyes", succeeded: false, test: command })).toEqual([
      "Keyes is out of command: rolls 5, needs 3 or less. He stays.",
      "Keyes est hors de portée : 5, il fallait 3 ou moins. Il ne bouge pas.",
    ]);
    expect(told(FOUGHT)).toEqual([
      "Porter and Sherman v. Jackson, Henry Hill: North 5 + 5 = 10, South 1 + 4 = 5. South: Fatigue and Hit.",
      "Porter et Sherman c. Jackson, Henry Hill : Nord 5 + 5 = 10, Sud 1 + 4 = 5. Sud : Fatigue et coup au but.",
    ]);
    const guns = inBoth((texts, names) => plain(texts.fight(FOUGHT, names).attacker.lines[4].text));
    expect(guns).toEqual([
      "Porter’s guns: 4 − 1 = 3, needs 3 or less",
      "Canons de Porter : 4 − 1 = 3, il fallait 3 ou moins",
    ]);
    expect(inBoth((texts, names) => texts.fight(FOUGHT, names).verdict)).toEqual([
      "10 is twice 5: South suffers Fatigue and a Hit.",
      "10 est le double de 5 : le Sud subit une Fatigue et un coup au but.",
    ]);
  });

  test("dice, pieces and results are spans that a client can draw", () => {
    const line = LANGUAGES[0].texts.event(FOUGHT, LANGUAGES[0].names);
    expect(line).toContainEqual({ die: 5, side: "north" });
    expect(line).toContainEqual({ die: 1, side: "south" });
    expect(line).toContainEqual({ piece: "jackson", name: "Jackson" });
    expect(line).toContainEqual({ place: "henry-hill", name: "Henry Hill" });
    expect(line).toContainEqual({ bold: "South: Fatigue and Hit" });
  });

  test("times, strengths and buttons as each language writes them", () => {
    expect(inBoth((texts) => texts.time(6))).toEqual(["14:15", "14 h 15"]);
    expect(inBoth((texts) => texts.turn(1))).toEqual(["Turn 1, 8:00", "Tour 1, 8 h 00"]);
    expect(inBoth((texts) => texts.unitRegiments("sherman"))).toEqual([
      "13, 69, 79 New York, 2 Wisconsin · 6 guns",
      "13, 69, 79 New York, 2 Wisconsin · 6 canons",
    ]);
    expect(inBoth((texts) => texts.unitTitle("sherman"))).toEqual([
      "3rd Brigade, Tyler’s division",
      "3e brigade, division Tyler",
    ]);
    expect(inBoth((texts) => texts.men(3400))).toEqual(["3,400 men", "3 400 hommes"]);
    expect(inBoth((texts) => texts.commander("mcdowell"))).toEqual([
      "Brigadier General Irvin McDowell",
      "Général de brigade Irvin McDowell",
    ]);
    expect(inBoth((texts, names) => texts.action(ACTIONS.deploy, names))).toEqual([
      "Deploy into Portici · 2 MP",
      "Se déployer vers Portici · 2 PM",
    ]);
    expect(inBoth((texts, names) => texts.action({ ...ACTIONS.attack, over: "farm-ford" }, names))).toEqual([
      "Attack across Farm Ford, facing Portici · 4 MP",
      "Attaquer par Farm Ford, face à Portici · 4 PM",
    ]);
    expect(inBoth((texts, names) => texts.action(ACTIONS.end, names))).toEqual([
      "End Keyes’ move",
      "Finir le mouvement de Keyes",
    ]);
    expect(inBoth((texts, names) => texts.action({ type: "activate", unit: "uscav" }, names))).toEqual([
      "Activate US Cavalry",
      "Activer la cavalerie US",
    ]);
    expect(inBoth((texts, names) => texts.action({ type: "lose", unit: "uscav" }, names))).toEqual([
      "US Cavalry loses a step",
      "La cavalerie US perd un pas",
    ]);
  });

  test("zones for a screen reader", () => {
    const sherman = { name: "Sherman", side: "north", combat: 5, artillery: 3, faces: "Henry Hill" } as const;
    const zone = {
      name: "Robinson farm",
      terrain: [],
      bank: "south",
      pieces: [sherman],
      enemies: ["Henry Hill", "Portici"],
      offer: "Attack",
    } as const;
    expect(inBoth((texts) => texts.zoneLabel(zone))).toEqual([
      "Robinson farm, clear, south bank; North: Sherman, combat 5, guns 3, faces Henry Hill; enemy next to it: Henry Hill, Portici; Attack",
      "Robinson farm, terrain clair, rive sud ; Nord : Sherman, combat 5, canons 3, face à Henry Hill ; ennemi à côté : Henry Hill, Portici ; Attack",
    ]);
  });
});
