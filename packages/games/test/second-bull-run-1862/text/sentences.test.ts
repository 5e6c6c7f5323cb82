import { describe, expect, test } from "vitest";
import type { Action, AskingStep } from "../../../src/second-bull-run-1862/actions.ts";
import { plain } from "@stonebridge/kernel/words";
import { die, FOUGHT, HOPELESS, TIED } from "./combats.ts";
import { ACTIONS, inBoth, LANGUAGES } from "./samples.ts";

describe("the model sentences of 1862", () => {
  const question = (step: string, about: object, actions: readonly Action[] = []) =>
    inBoth((texts, names) =>
      plain(texts.question({ step, about: { side: "union", ...about }, actions }, names).sentence),
    );

  test("questions", () => {
    expect(question("placement", {}, [ACTIONS.ready])).toEqual([
      "Union: place your brigades and commanders, or begin.",
      "Union : placez vos brigades et vos commandants, ou commencez.",
    ]);
    expect(question("placement", { commander: "jackson" })).toEqual([
      "Union: place Jackson.",
      "Union : placez Jackson.",
    ]);
    expect(question("placement", { unit: "ewell-artillery" })[1]).toBe("Union : placez l’artillerie d’Ewell.");
    expect(question("march", { unit: "gibbon", zone: "122" }, [ACTIONS.step, ACTIONS.force, ACTIONS.end])).toEqual([
      "Gibbon acts in zone 122: march, force the march, or end his action?",
      "Gibbon agit en zone 122 : marcher, forcer la marche ou finir son action ?",
    ]);
    const stopped = { unit: "gibbon", zone: "122", contacts: ["ewell-artillery"] };
    expect(question("march", { ...stopped, effort: "attack" }, [ACTIONS.force, ACTIONS.end])).toEqual([
      "Gibbon is in contact in zone 122: attack on a forced march or end his action?",
      "Gibbon est au contact en zone 122 : attaquer en forçant la marche ou finir son action ?",
    ]);
    expect(question("facing", { unit: "ewell-artillery" })).toEqual([
      "Which zone does Ewell’s artillery face?",
      "À quelle zone l’artillerie d’Ewell fait-elle face ?",
    ]);
    expect(question("combat", { left: 2 }, [ACTIONS.fight, ACTIONS.fight])[0]).toBe("Which combat do you fight next?");
    expect(question("combat", { left: 1 }, [ACTIONS.fight])).toEqual([
      "Roll the dice: attack on Stony Ridge (128).",
      "Lancez les dés : attaque contre Stony Ridge (128).",
    ]);
    expect(question("advance", { zone: "128" })[1]).toBe("Stony Ridge (128) est vide. Qui avance ?");
    expect(question("advance", { zone: "130" })).toEqual([
      "Zone 130 is left empty. Who advances?",
      "La zone 130 est vide. Qui avance ?",
    ]);
    expect(question("divisions", { commander: "jackson" }, [ACTIONS["choose-independent"]])).toEqual([
      "Jackson: which division acts, or which independent brigade?",
      "Jackson : quelle division agit, ou quelle brigade indépendante ?",
    ]);
  });

  test("labels", () => {
    const said = (type: keyof typeof ACTIONS, step?: AskingStep) =>
      inBoth((texts, names) => texts.action(ACTIONS[type], names, step === undefined ? {} : { step }));
    expect(said("attack")).toEqual(["Attack Deep Cut (115) · 2 MP", "Attaquer Deep Cut (115) · 2 PM"]);
    expect(said("step")).toEqual(["March to zone 99", "Marcher vers la zone 99"]);
    expect(said("activate")).toEqual(["Activate Hill’s artillery", "Activer l’artillerie de Hill"]);
    expect(said("end")).toEqual(["Ewell’s artillery ends here", "L’artillerie d’Ewell s’arrête ici"]);
    expect(said("choose", "groups")).toEqual([
      "Keep the group of Reserve Artillery",
      "Garder le groupe de l’artillerie de réserve",
    ]);
    expect(said("refrain", "jones")).toEqual(["Jones stays away", "Jones ne vient pas"]);
    expect(said("recall")).toEqual(["Withdraw Sigel’s corps", "Retirer le corps Sigel"]);
  });

  const told = (event: Parameters<(typeof LANGUAGES)[number]["texts"]["event"]>[0]) =>
    inBoth((texts, names) => plain(texts.event(event, names)));
  const rule = "SB62-6.1-b";

  test("lines of the log", () => {
    expect(told(FOUGHT)).toEqual([
      "Hardin and Meade v. Field, zone 98: Union 6 + 3 = 9, Confederates 3 + 1 = 4. Confederates: Fatigue and combat test.",
      "Hardin et Meade c. Field, zone 98 : Union 6 + 3 = 9, Confédérés 3 + 1 = 4. Confédérés : Fatigue et test de combat.",
    ]);
    const thrown = die("combat-test", "confederate", 4, {
      modifiers: [
        { value: 1, rule: "SB62-10.4-i" },
        { value: 1, rule: "SB62-11.1.1-b" },
        { value: -1, rule: "SB62-10.4-i" },
        { value: -2, rule: "SB62-RU64" },
      ],
    });
    expect(told({ type: "combat-test", rule, unit: "field", roll: thrown, result: "retreat" })).toEqual([
      "Field tests: 4 + 1 + 1 − 1 − 2 = 3 (star +1, Jackson’s corps +1, tired −1, half its strength lost −2). Retreat.",
      "Test de Field : 4 + 1 + 1 − 1 − 2 = 3 (étoile +1, corps de Jackson +1, épuisée −1, moitié de sa force perdue −2). Retraite.",
    ]);
    expect(told(HOPELESS)).toEqual([
      "Drayton v. Buchanan and Butterfield’s artillery, zone 90: less than 1 to 3. Confederates: Fatigue and combat test.",
      "Drayton c. Buchanan et l’artillerie de Butterfield, zone 90 : moins de 1 contre 3. Confédérés : Fatigue et test de combat.",
    ]);
    const rolls = [
      die("initiative", "union", 3, { modifiers: [{ value: 1, rule }] }),
      die("initiative", "confederate", 4),
    ];
    expect(told({ type: "initiative", rule, rolls, first: "union" })).toEqual([
      "Initiative: Union 3 + 1 = 4, Confederates 4. A tie: the Union plays first.",
      "Initiative : Union 3 + 1 = 4, Confédérés 4. Égalité : l’Union joue en premier.",
    ]);
    const roll = die("activation", "confederate", 5, { modifiers: [{ value: 1, rule: "SB62-6.1-b" }] });
    expect(told({ type: "designated", rule, commander: "jackson", roll, divisions: 3 })).toEqual([
      "Jackson: 5 + 1 = 6. 3 divisions act.",
      "Jackson : 5 + 1 = 6. 3 divisions agissent.",
    ]);
    expect(told({ type: "designated", rule, commander: "jackson", roll, divisions: 3, able: 2 })).toEqual([
      "Jackson: 5 + 1 = 6. The die allows 3 divisions, only 2 can act.",
      "Jackson : 5 + 1 = 6. Le dé accorde 3 divisions, 2 seulement peuvent agir.",
    ]);
    expect(
      told({ type: "attack-declared", rule, unit: "meade", zone: "98", against: ["trimble", "ewell-artillery"] }),
    ).toEqual([
      "Meade declares an attack on Trimble and Ewell’s artillery in zone 98.",
      "Meade déclare une attaque contre Trimble et l’artillerie d’Ewell en zone 98.",
    ]);
    const held = die("activation", "confederate", 5, {
      modifiers: [
        { value: 1, rule: "SB62-6.1-b" },
        { value: -1, rule: "SB62-11.2.1-k" },
      ],
    });
    expect(told({ type: "designated", rule, commander: "jackson", roll: held, divisions: 2 })).toEqual([
      "Jackson: 5 + 1 − 1 = 5 (own value +1, Manoeuvre −1). 2 divisions act.",
      "Jackson : 5 + 1 − 1 = 5 (valeur propre +1, Manœuvre −1). 2 divisions agissent.",
    ]);
    const stopped = { from: "99", to: "98", cost: 2, left: 3, stoppedBy: ["trimble", "ewell-artillery"] };
    expect(told({ type: "stepped", rule, unit: "meade", ...stopped })).toEqual([
      "Meade: zone 99 → zone 98, 2 MP. Stops in contact with Trimble and Ewell’s artillery.",
      "Meade : zone 99 → zone 98, 2 PM. S’arrête au contact de Trimble et de l’artillerie d’Ewell.",
    ]);
    expect(told({ type: "eliminated", rule, unit: "washington-artillery", zone: "77" })).toEqual([
      "Washington Artillery is eliminated at Groveton (77).",
      "La Washington Artillery est éliminée à Groveton (77).",
    ]);
    const loss = { type: "lost-step", rule, losses: 1, cause: "front" } as const;
    expect([
      told({ ...loss, unit: "field", combat: 5 })[0],
      ...told({ ...loss, unit: "ewell-artillery", combat: 0 }),
    ]).toEqual([
      "Field takes a loss in an enemy Front: combat 5.",
      "Ewell’s artillery takes a loss in an enemy Front.",
      "L’artillerie d’Ewell subit une perte dans un Front ennemi.",
    ]);
    expect(told({ type: "faced", rule, units: ["lawton", "ewell-artillery"], zone: "130" })).toEqual([
      "Lawton and Ewell’s artillery face zone 130.",
      "Lawton et l’artillerie d’Ewell font face à la zone 130.",
    ]);
    const reinforcement = die("reinforcement", "union", 4, { needed: 3 });
    expect(
      told({ type: "reinforcement-tested", rule, formation: "reno", roll: reinforcement, arrives: false }),
    ).toEqual([
      "Reno’s division rolls to arrive: 4, needs 3 or less. Arrives next turn.",
      "La division Reno tente d’arriver : 4, il fallait 3 ou moins. Arrive au tour suivant.",
    ]);
  });

  const refusal = (reason: string, values: Readonly<Record<string, unknown>>) =>
    inBoth((texts, names) => {
      const { title, sentence } = texts.refusal({ rule, reason, with: values }, names);
      return `${plain(title)}. ${plain(sentence)}`;
    });

  test("refusals", () => {
    expect(refusal("step-stopped", { piece: "meade", zone: "115", enemies: ["trimble", "evans"] })).toEqual([
      "Meade cannot march on to Deep Cut (115). He entered the zone of control of Trimble and Evans and must stop. With MP left he may attack.",
      "Meade ne peut pas continuer vers Deep Cut (115). Il est dans la zone de contrôle de Trimble et d’Evans et doit s’arrêter. S’il reste des PM, une attaque est possible.",
    ]);
    expect(refusal("force-isolated", { piece: "hardin" })).toEqual([
      "Hardin cannot force the march. He was isolated when this half began. Close up with the division first.",
      "Hardin ne peut pas forcer la marche. Il était isolé au début de cette demi-phase. Rapprochez-vous d’abord de la division.",
    ]);
    expect(refusal("step-points", { piece: "hill-artillery", zone: "130", points: 2, needed: 3 })).toEqual([
      "Hill’s artillery cannot march to zone 130. It costs 3 MP and it has 2 left. It may force the march if that is still possible, or end the action.",
      "L’artillerie de Hill ne peut pas marcher vers la zone 130. Cela coûte 3 PM et il en reste 2. Forcez la marche si c’est possible, ou finissez l’action.",
    ]);
    expect(refusal("choose-taken", { division: "hill" })).toEqual([
      "Hill’s division cannot be activated again. It has already been activated in this half. It may act again in the next action phase.",
      "La division Hill ne peut pas être activée de nouveau. Elle a déjà été activée dans cette demi-phase. Elle pourra agir dans la prochaine phase d’action.",
    ]);
  });

  test("combat sheets", () => {
    const lines = (event: typeof FOUGHT, side: "attacker" | "defender", at: number) =>
      inBoth((texts, names) => plain(texts.fight(event, names)[side].lines[at].text));
    expect(lines(FOUGHT, "attacker", 0)).toEqual([
      "Strength 12 : 5, counts as 2 to 1",
      "Force 12 : 5, compte comme 2 contre 1",
    ]);
    expect(lines(FOUGHT, "attacker", 3)).toEqual(["Exposed to Brawner Farm (95)", "Exposé à Brawner Farm (95)"]);
    const modifier = (key: "unattacked" | "flank", zones: readonly string[]) =>
      inBoth((texts, names) => plain(texts.modifier({ key, value: -1, rule: "SB62-10.3.6-b", zones }, names)));
    expect(modifier("unattacked", ["95", "80"])).toEqual([
      "Exposed to Brawner Farm (95) and zone 80",
      "Exposé à Brawner Farm (95) et à la zone 80",
    ]);
    expect(modifier("flank", ["80"])).toEqual(["On the Flank, from zone 80", "Sur le Flanc, depuis la zone 80"]);
    expect(lines(FOUGHT, "attacker", 4)).toEqual([
      "Remaining guns: 3, needs 4 or less",
      "Canons restants : 3, il fallait 4 ou moins",
    ]);
    expect(lines(FOUGHT, "defender", 1)).toEqual(["Ground: escarpment, embankment", "Terrain : escarpement, remblai"]);
    expect(lines(TIED, "attacker", 5)).toEqual([
      "Sullivan’s sharpshooters: 2, needs 2 or less",
      "Tireurs d’élite de Sullivan : 2, il fallait 2 ou moins",
    ]);
    expect(inBoth((texts, names) => plain(texts.fight(FOUGHT, names).attacker.forces))).toEqual([
      "Hardin 6 and Meade 6; support: Reynolds’ artillery",
      "Hardin 6 et Meade 6 ; soutien : l’artillerie de Reynolds",
    ]);
    const verdict = (event: typeof FOUGHT) => inBoth((texts, names) => texts.fight(event, names).verdict);
    expect(verdict(FOUGHT)).toEqual([
      "9 is more than twice 4: the Confederates suffer Fatigue and a combat test.",
      "9 est plus du double de 4 : les Confédérés subissent une Fatigue et passent un test de combat.",
    ]);
    expect(verdict(TIED)).toEqual([
      "6 equals 6, and a tie goes against the attacker: the Union suffers Fatigue.",
      "6 égale 6, au détriment de l’attaquant : l’Union subit une Fatigue.",
    ]);
    expect(verdict(HOPELESS)[0]).toBe("Less than 1 to 3: the Confederates suffer Fatigue and a combat test.");
  });

  test("pieces, zones, commanders and dice for a screen reader", () => {
    const piece = {
      name: "Field",
      side: "confederate",
      kind: "infantry",
      combat: 4,
      artillery: 0,
      star: true,
      fatigue: 2,
      losses: 2,
      faces: "zone 73",
      attacks: "zone 73",
      acted: true,
    } as const;
    expect(inBoth((texts) => texts.pieceLabel(piece))).toEqual([
      "Field, combat 4, guns 0, star, Fatigue 2, 2 losses, faces zone 73, attacks zone 73, has acted",
      "Field, combat 4, canons 0, étoile, Fatigue 2, 2 pertes, face à la zone 73, attaque la zone 73, a déjà agi",
    ]);
    const cavalry = {
      name: "Buford",
      side: "union",
      kind: "cavalry",
      combat: 3,
      artillery: 0,
      sharpshooters: true,
      routed: true,
      fatigue: 2,
      dismounted: true,
      isolated: true,
    } as const;
    expect(inBoth((texts) => texts.pieceLabel(cavalry))).toEqual([
      "Buford, cavalry, combat 3, guns 0, sharpshooters, routed, on foot, isolated",
      "Buford, cavalerie, combat 3, canons 0, tireurs d’élite, en déroute, à pied, à l’écart de sa division",
    ]);
    const guns = { name: "Hill’s artillery", side: "confederate", kind: "artillery", combat: 0, artillery: 6 } as const;
    const zone = {
      name: "Deep Cut",
      number: 115,
      ground: ["embankment"],
      objectiveOf: "union",
      control: "confederate",
      pieces: [guns],
      commanders: ["Jackson"],
      enemies: ["zone 98"],
      offer: "Attack",
    } as const;
    expect(inBoth((texts) => texts.zoneLabel(zone))).toEqual([
      "Deep Cut, zone 115, embankment, objective of the Union, held by the Confederates; Confederates: Hill’s artillery, artillery, guns 6; commanders: Jackson; enemy next to it: zone 98; Attack",
      "Deep Cut, zone 115, remblai, objectif de l’Union, tenu par les Confédérés ; Confédérés : Hill’s artillery, artillerie, canons 6 ; commandants : Jackson ; ennemi à côté : zone 98 ; Attack",
    ]);
    const plainZone = {
      name: "zone 11",
      number: 11,
      ground: [],
      entry: "E",
      objectiveOf: "confederate",
      pieces: [],
    } as const;
    expect(inBoth((texts) => texts.zoneLabel(plainZone))).toEqual([
      "Zone 11, clear ground, entry E, objective of the Confederates",
      "Zone 11, terrain clair, entrée E, objectif des Confédérés",
    ]);
    const pope = { name: "Pope", side: "union", rank: "army", activated: true } as const;
    expect(inBoth((texts) => texts.commanderLabel(pope))).toEqual([
      "Pope, army commander, Union, activated",
      "Pope, commandant d’armée, Union, activé",
    ]);
    expect(
      inBoth((texts) => texts.commanderLabel({ ...pope, name: "Porter", rank: "corps", activated: false }))[1],
    ).toBe("Porter, commandant de corps, Union, disponible");
    expect(inBoth((texts) => texts.die("confederate", 5))).toEqual(["Confederates die 5", "dé des Confédérés 5"]);
  });

  test("dice, pieces and zones are spans that a client can draw", () => {
    const [{ texts, names }] = LANGUAGES;
    const line = texts.event(FOUGHT, names);
    expect(line).toContainEqual({ die: 6, side: "union" });
    expect(line).toContainEqual({ piece: "meade", name: "Meade" });
    expect(line).toContainEqual({ place: "98", name: "zone 98" });
    expect(line).toContainEqual({ bold: "Confederates: Fatigue and combat test" });
  });

  test("turns and days", () => {
    expect(inBoth((texts) => texts.turn(5))).toEqual(["Turn 5, 11:00", "Tour 5, 11 h 00"]);
    expect(inBoth((texts) => texts.time(1))).toEqual(["5:00", "5 h 00"]);
    expect(inBoth((texts) => texts.date(2))).toEqual(["30 August", "30 août"]);
  });
});
