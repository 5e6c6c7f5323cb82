import { type Ask as AskOf, type Line, type Part, questionTexts, waitingTexts } from "@stonebridge/kernel/words";
import { count, et, ligne, ou } from "@stonebridge/kernel/words/french";
import type { About, Action, AskingStep } from "../../actions.ts";
import type { Names, Texts } from "../texts.ts";
import { pronoun, say, type Say, SIDE } from "./grammar.ts";
import { units } from "./units.ts";

type Ask = AskOf<About, Action, Say>;

const rule = (id: string) => ({ rule: `SB62-${id}` });

function at({ zone }: About, to: Say): Part {
  return zone === undefined ? "" : ligne` ${to.at(zone)}`;
}

function from({ zone }: About, to: Say): Part {
  return zone === undefined ? "" : ligne` depuis ${to.the(zone)}`;
}

function who({ unit, commander }: About, to: Say): Line {
  const id = unit ?? commander;
  return id === undefined ? ["la brigade"] : to.unit(id);
}

function division({ division: id }: About): string {
  return id === undefined ? "la division" : `la ${units.division(id)}`;
}

function left({ points, allowance }: About): Line | undefined {
  if (points === undefined) return undefined;
  return allowance === undefined ? ligne`Il reste ${points} PM` : ligne`Il reste ${points} PM sur ${allowance}`;
}

const EFFORTS: Readonly<Record<NonNullable<About["effort"]>, string>> = {
  attack: "attaquer en forçant la marche",
  "attack-on-foot": "démonter et attaquer en forçant la marche",
  dismount: "démonter en forçant la marche",
};

/** The action of a brigade: what it may still do, and what that costs. */
const march: Ask = (about, to, { may }) => {
  const contact = (about.contacts?.length ?? 0) > 0;
  const deeds: string[] = [];
  if (may("step")) deeds.push("marcher");
  if (may("attack")) deeds.push("attaquer");
  if (may("rest")) deeds.push("se reposer");
  if (may("force")) deeds.push(about.effort === undefined ? "forcer la marche" : EFFORTS[about.effort]);
  if (may("dismount")) deeds.push("démonter");
  if (may("mount")) deeds.push("remonter");
  if (may("end") || deeds.length === 0) deeds.push("finir son action");
  const sentence = ligne`${who(about, to)} ${contact ? "est au contact" : "agit"}${at(about, to)} : ${ou(deeds)} ?`;
  const points = left(about);
  if (points === undefined) return [sentence];
  if (about.forced)
    return [sentence, ligne`${points} ${rule("T3")} · marche forcée : Fatigue +1 à la fin ${rule("9.4-a")}`];
  return may("force")
    ? [sentence, ligne`${points} ${rule("T3")} · la marche forcée donne +2 PM pour 1 Fatigue ${rule("9.4-a")}`]
    : [sentence, ligne`${points} ${rule("T3")}`];
};

/** What one brigade does, and several. */
const CHOICES: Readonly<Record<NonNullable<About["cause"]>, readonly [one: string, several: string]>> = {
  loss: ["subit la perte", "subissent la perte"],
  suffering: ["subit le résultat", "subissent le résultat"],
  melee: ["subit la perte de la mêlée", "subissent la perte de la mêlée"],
};

const QUESTIONS: Readonly<Record<AskingStep, Ask>> = {
  placement: ({ side, unit, commander }, to, { may }) => {
    const piece = unit ?? commander;
    const placed = piece === undefined ? "vos brigades et vos commandants" : to.unit(piece);
    return [
      ligne`${SIDE[side]} : placez ${placed}${may("ready") ? ", ou commencez" : ""}.`,
      ligne`Chaque groupe débute dans ses zones, 1 ou 2 brigades dans chacune ${rule("11.2-a")} ${rule("9.6-a")}`,
    ];
  },
  groups: (about) => [
    ligne`${SIDE[about.side]} : quel groupe de ${division(about)} reste à portée de commandement ?`,
    ligne`Les brigades des autres groupes sont isolées dans cette phase ${rule("9.1-f")} ${rule("9.1-e")}`,
  ],
  designation: () => [
    ligne`Quel corps agit ? Choisissez son commandant.`,
    ligne`Un dé et son modificateur donnent le nombre de ses divisions qui agissent ${rule("6.1-b")} ${rule("T1")}`,
  ],
  divisions: (about, to, { may }) => [
    ligne`${who(about, to)} : quelle division agit${may("choose-independent") ? ", ou quelle brigade indépendante" : ""} ?`,
    about.left === undefined || about.of === undefined
      ? []
      : ligne`Activation ${about.of - about.left + 1} sur ${about.of} selon le dé ${rule("6.1-g")}`,
  ],
  division: (about, to, { may }) => {
    const sentence = ligne`${division(about)} : quelle brigade agit${may("done") ? ", ou la division a-t-elle fini" : ""} ?`;
    const { apart = [] } = about;
    if (apart.length === 0)
      return [sentence, ligne`Une brigade indépendante proche peut aussi agir ${rule("6.1-h")} ${rule("6.2-b")}`];
    const stand = apart.length === 1 ? "est trop loin" : "sont trop loin";
    return [sentence, ligne`${et(apart.map(to.unit))} ${stand} : rapprochez-vous à 2 zones ${rule("9.1-c")}`];
  },
  march,
  facing: (about, to) => [
    ligne`À quelle zone ${who(about, to)} fait-${pronoun(about.unit).il} face ?`,
    (about.contacts?.length ?? 0) > 0
      ? ligne`Le plus de brigades ennemies possible dans le Front ${rule("9.5-b")}`
      : ligne`Le Front est cette zone et la suivante de chaque côté ${rule("9.3-d")}`,
  ],
  turning: (about, to) => [
    ligne`${SIDE[about.side]} : ${who(about, to)} est au contact${at(about, to)}. Face à quelle zone ?`,
    ligne`Le nouvel ennemi doit être dans le Front ${rule("9.5-c")}`,
  ],
  displacement: (about, to) => [
    ligne`${SIDE[about.side]} : l’ennemi est à côté ${about.commander === undefined ? "de la brigade" : to.of(about.commander)}${at(about, to)}. Où va-t-il ?`,
    ligne`1 ou 2 zones, hors de contact ; il compte alors comme activé ${rule("9.4-q")}`,
  ],
  commanders: () => [
    ligne`Des commandants se déplacent-ils avant les combats ?`,
    ligne`8 PM, loin de l’ennemi ; le commandant d’armée passe d’abord un test ${rule("6.3-b")} ${rule("6.3-f")}`,
  ],
  ride: (about, to) => {
    const points = left(about);
    return [
      ligne`Où va ${who(about, to)}${from(about, to)} ?`,
      points === undefined ? ligne`${rule("6.3-e")}` : ligne`${points} ${rule("6.3-e")}`,
    ];
  },
  combat: (about, to, { only }) =>
    only?.type === "fight"
      ? [ligne`Lancez les dés : attaque contre ${to.the(only.zone)}.`]
      : [
          ligne`Quel combat jouez-vous maintenant ?`,
          ligne`${about.left === undefined ? "" : `${count(about.left, "combat")} à jouer · `}vous choisissez l’ordre ${rule("10.1-b")}`,
        ],
  choosing: (about) => {
    const [one, several] = CHOICES[about.cause ?? "loss"];
    const { wanted = 1 } = about;
    return [
      ligne`${SIDE[about.side]} : ${wanted > 1 ? `quelles ${wanted} brigades ${several}` : `quelle brigade ${one}`} ?`,
      ligne`Elles ont le même potentiel de combat : vous choisissez ${rule("10.4-x")}`,
    ];
  },
  withdrawal: (about, to) => [
    ligne`${SIDE[about.side]} : où recule ${who(about, to)}${from(about, to)} ?`,
    ligne`${about.steps === undefined ? "" : `Encore ${count(about.steps, "zone")} · `}loin de l’ennemi et des Fronts ennemis ${rule("10.4-r")}`,
  ],
  advance: (about, to) => [
    about.zone === undefined
      ? ligne`Des zones sont vides. Qui avance ?`
      : ligne`${to.the(about.zone)} est vide. Qui avance ?`,
    ligne`Des brigades victorieuses, sauf l’artillerie ${rule("10.4-s")}`,
  ],
  flights: (about) => [
    ligne`${SIDE[about.side]} : quelle brigade en déroute fuit ensuite ?`,
    ligne`3 zones de plus, selon les règles de retraite ${rule("8-A")}`,
  ],
  jones: () => [
    ligne`Confédérés : appeler la ${units.division("jones")} ?`,
    ligne`Elle entre par H et donne 2 PV à l’Union ${rule("11.2.1-j")}`,
  ],
  "counter-attack": () => [
    ligne`Confédérés : déclarer la contre-attaque ? Vous ne le pouvez qu’une fois.`,
    ligne`Initiative et +1 à l’activation pendant deux tours, puis l’initiative à égalité ${rule("11.2.2-i")} ${rule("11.2.2-j")}`,
  ],
  reinforcements: (about) => [
    ligne`${SIDE[about.side]} : qui entre ensuite, et par où ?`,
    ligne`Une division prend une seule entrée ; elle coûte 1 PM de plus toutes les deux brigades ${rule("11.1.3-d")}`,
  ],
  parting: (about) => [
    ligne`${SIDE[about.side]} : qui rompt le contact, et qui reste ?`,
    ligne`Une brigade sur un bon terrain peut rester si l’ennemi n’en a pas ${rule("11.2.3-g")}`,
  ],
  "night-moves": (about) => [
    ligne`${SIDE[about.side]} : qui marche de nuit ?`,
    ligne`${about.left === undefined ? "" : `Jusqu’à ${count(about.left, "brigade")} · `}celles qui ont quitté la carte d’abord ${rule("11.2.3-h")}`,
  ],
  recall: () => [
    ligne`Union : quel corps quitte le terrain pour la nuit ?`,
    ligne`Il revient par C ou D à partir du tour 2, par E ou F à partir du tour 4 ${rule("11.2.3-i")}`,
  ],
};

const WAITS: Readonly<Record<AskingStep, (side: string, about: About, say: Say) => Line>> = {
  placement: (side) => ligne`${side} : mise en place des brigades.`,
  groups: (side, about) => ligne`${side} : choix du groupe de ${division(about)} à portée.`,
  designation: (side) => ligne`${side} : choix d’un commandant de corps.`,
  divisions: (side, about, to) => ligne`${side} : ${who(about, to)} choisit une division.`,
  division: (side, about) => ligne`${side} : ${division(about)} agit.`,
  march: (side, about, to) => ligne`${side} : ${who(about, to)} agit.`,
  facing: (side, about, to) => ligne`${side} : ${who(about, to)} s’oriente.`,
  turning: (side, about, to) => ligne`${side} : ${who(about, to)} se tourne vers l’ennemi.`,
  displacement: (side, about, to) => ligne`${side} : ${who(about, to)} se replie devant l’ennemi.`,
  commanders: (side) => ligne`${side} : des commandants peuvent se déplacer.`,
  ride: (side, about, to) => ligne`${side} : ${who(about, to)} se déplace.`,
  combat: (side) => ligne`${side} : choix du prochain combat.`,
  choosing: (side) => ligne`${side} : choix entre brigades égales.`,
  withdrawal: (side, about, to) => ligne`${side} : ${who(about, to)} recule.`,
  advance: (side) => ligne`${side} : choix de l’avance.`,
  flights: (side) => ligne`${side} : les brigades en déroute fuient.`,
  jones: (side) => ligne`${side} : choix d’appeler ou non la ${units.division("jones")}.`,
  "counter-attack": (side) => ligne`${side} : choix de la contre-attaque.`,
  reinforcements: (side) => ligne`${side} : des renforts entrent.`,
  parting: (side) => ligne`${side} : des brigades rompent le contact.`,
  "night-moves": (side) => ligne`${side} : des brigades marchent de nuit.`,
  recall: (side) => ligne`${side} : choix du corps à retirer.`,
};

export const questions = {
  ...questionTexts(QUESTIONS, say),
  ...waitingTexts<About, Action, Say, Names>(WAITS, SIDE, say),
} satisfies Partial<Texts>;
