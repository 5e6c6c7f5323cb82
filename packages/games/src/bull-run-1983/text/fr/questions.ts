import { type Ask as AskOf, join, type Line, questionTexts, told, type Told } from "@stonebridge/kernel/words";
import { count, et, ligne, ou } from "@stonebridge/kernel/words/french";
import type { About, Action, AskingStep } from "../../actions.ts";
import { movementPoints, strengthPoints } from "../fractions.ts";
import type { Texts } from "../texts.ts";
import { hexesOf, pointsLeft } from "../values.ts";
import { listed, say, type Say, The_SIDE, verb } from "./grammar.ts";

type Ask = AskOf<About, Action, Say>;

const rule = (id: string) => ({ rule: `BR83-${id}` });

/** The pieces that the question is about, or a general word. */
function who({ pieces = [] }: About, to: Say, otherwise: string): Line {
  return pieces.length === 0 ? [otherwise] : listed(pieces, to);
}

function isSeveral({ pieces = [] }: About): boolean {
  return pieces.length > 1;
}

/** Où avancer ; tant que seules des parties d’une brigade le pourraient, un mot général. */
function cleared(hexes: readonly string[], to: Say): Line {
  return hexes.length === 0 ? ["dans l’hexagone libéré"] : ligne`en ${ou(hexes.map((hex) => to.hex(hex)))}`;
}

const setUp: Ask = ({ side, pieces = [], left, abatis = 0 }, to) => {
  if (pieces.length > 0)
    return [
      ligne`Où ${pieces.length === 1 ? "se place" : "se placent"} ${listed(pieces, to)} ?`,
      side === "union"
        ? ligne`Sur un itinéraire de marche, à 5 hexagones au moins de tout Confédéré ${rule("1.3-b")} ${rule("1.32-a")}`
        : ligne`Là où le dit la fiche, jamais sur l’eau ${rule("1.22-a")} ${rule("1.12-a")}`,
    ];
  const rest = [...(left ? [count(left, "pion")] : []), ...(abatis > 0 ? [count(abatis, "abattis", "abattis")] : [])];
  return rest.length === 0
    ? [
        ligne`Tout est placé. Changez ce que vous voulez, puis choisissez Prêt.`,
        ligne`La mise en place s’achève quand vous êtes prêt ${rule("1.1-a")}`,
      ]
    : [
        ligne`Mettez votre armée en place : encore ${et(rest)}.`,
        ligne`12 PD par hexagone ; ce qui est placé peut encore bouger ${rule("1.11-a")}`,
      ];
};

/** What a piece in hand can do besides marching. */
function changes(may: Told<About, Action>["may"]): readonly string[] {
  return [
    ...(may("form") ? ["former la brigade"] : []),
    ...(may("break") ? ["la séparer"] : []),
    ...(may("flip") ? ["la retourner"] : []),
  ];
}

const inHand: Ask = ({ pieces = [] }, to, { may }) => {
  const others = changes(may);
  if (!may("take"))
    return [ligne`${listed(pieces, to)} : ${ou([...others, "choisir un autre pion"])} ?`, ligne`${rule("5.1-a")}`];
  return [
    ligne`Où ${pieces.length === 1 ? "marche" : "marchent"} ${listed(pieces, to)} ?`,
    ligne`Chaque hexagone à portée montre son coût${others.length === 0 ? "" : ligne` ; ou ${ou(others)}`} ${rule("5.3-a")}`,
  ];
};

const movement: Ask = (about, to, asked) => {
  const { may } = asked;
  if ((about.pieces?.length ?? 0) > 0) return inHand(about, to, asked);
  const goes = [...(may("take") ? ["se déplace"] : []), ...(may("enter") || may("rail") ? ["entre en jeu"] : [])];
  const others: string[] = [];
  if (may("form")) others.push("former une brigade");
  if (may("break")) others.push(may("form") ? "en séparer une" : "séparer une brigade");
  if (may("flip")) others.push("retourner une batterie");
  if (may("overwhelm")) others.push("jouer une victoire automatique");
  if (goes.length === 0)
    return [
      others.length === 0
        ? ligne`Finir la phase de mouvement ?`
        : ligne`${ou([...others, "finir la phase de mouvement"])} ?`,
      ligne`Plus personne ne peut bouger ${rule("5.1-a")}`,
    ];
  const as = ligne`Les pions actifs, un par un, autant que vous voulez ${rule("5.1-a")} ${rule("5.2-a")}`;
  return [ligne`Quel pion ${ou(goes)} ?`, others.length === 0 ? as : ligne`${as} · ou ${ou(others)}`];
};

const march: Ask = (about, to, { may }) => {
  const { pieces = [], hex } = about;
  const at = hex === undefined ? "" : ligne` en ${to.hex(hex)}`;
  const deeds: string[] = [];
  if (may("step")) deeds.push("avancer");
  if (may("with")) deeds.push("en emmener d’autres");
  if (may("leave")) deeds.push("en laisser un");
  if (may("stop")) deeds.push("s’arrêter");
  const left = pointsLeft(about);
  const points =
    left === undefined
      ? ligne`${rule("5.3-a")}`
      : left[0] === left[1]
        ? ligne`Il reste ${movementPoints(left[0])} PM ${rule("5.3-a")}`
        : ligne`Il reste ${movementPoints(left[0])} à ${movementPoints(left[1])} PM ; chaque pion compte les siens ${rule("5.2-a")}`;
  const moves = pieces.length > 1 ? "marchent" : "marche";
  return [
    ligne`${who(about, to, "La colonne")} ${moves}${at}${deeds.length === 0 ? "." : ligne` : ${ou(deeds)} ?`}`,
    points,
  ];
};

const declaration: Ask = ({ owed, battle }, to, { may }) => {
  const open: Line[] = [];
  if (owed && owed.targets.length > 0)
    open.push(ligne`à attaquer, ${listed(owed.targets, to, 4, "unité")} ${rule("6.32-a")}`);
  if (owed && owed.attackers.length > 0)
    open.push(ligne`sans combat, ${listed(owed.attackers, to, 4, "unité")} ${rule("6.31-a")}`);
  const left =
    open.length === 0 ? ligne`Tous les contacts sont couverts ${rule("6.7-a")}` : ligne`Reste : ${join(open, " · ")}`;
  return [
    battle === undefined
      ? may("done")
        ? ligne`Déclarer les combats tels quels, ou en ajouter ?`
        : ligne`Préparez vos combats : tous ceux au contact doivent combattre.`
      : ligne`Combat ${battle} : choisissez défenseurs et attaquants, puis fermez-le.`,
    left,
  ];
};

const losses: Ask = (about, to, { may }) => {
  const { loss = 0, paid = 0, pieces = [] } = about;
  const among = pieces.length === 0 ? "" : ligne`Parmi ${listed(pieces, to, 4, "unité")} `;
  if (may("done"))
    return [
      ligne`Les pertes sont subies. Perdre plus, ou continuer ?`,
      ligne`Vous pouvez perdre plus que nécessaire ${rule("7.73-a")}`,
    ];
  if (loss === 0) return [ligne`Quelle unité est perdue ?`, ligne`${among}${rule("7.72-a")}`];
  const due = Math.max(loss - paid, 0);
  return [
    ligne`Quelles unités sont perdues ? Encore ${strengthPoints(due)} PD.`,
    ligne`${paid > 0 ? `${strengthPoints(paid)} sur ${strengthPoints(loss)} PD déjà perdus · ` : ""}${among}${rule("7.73-a")}`,
  ];
};

const QUESTIONS: Readonly<Record<AskingStep, Ask>> = {
  "set-up": setUp,
  thawing: ({ left }) => [
    ligne`Quels pions révélez-vous maintenant ?`,
    ligne`${left === undefined ? "" : `${count(left, "pion")} face cachée · `}seul un pion face visible peut être actif ${rule("OPT2-b")}`,
  ],
  movement,
  march,
  onslaught: (_, __, { may }) => [
    may("fight")
      ? ligne`Jouer cette victoire automatique maintenant, ou ajouter des attaquants ?`
      : ligne`Qui joue la victoire automatique ?`,
    ligne`Il faut 8-1 ; chaque attaquant doit être adjacent à tous les défenseurs ${rule("10.2-a")} ${rule("10.3-a")}`,
  ],
  window: (about, to) => [
    ligne`Séparer ${who(about, to, "une brigade")} maintenant, ou ${isSeveral(about) ? "les garder formées" : "la garder formée"} ?`,
    ligne`${isSeveral(about) ? "Leurs" : "Ses"} unités peuvent alors être perdues, se retirer ou avancer séparément ${rule("8.4-a")}`,
  ],
  declaration,
  order: ({ settled = 0 }) => [
    settled === 0
      ? ligne`Quel combat se joue en premier ?`
      : ligne`Quel combat vient ensuite ? L’ordre en compte déjà ${settled}.`,
    ligne`L’ordre est fixé avant le premier jet de dé ${rule("7.1-a")}`,
  ],
  losses,
  retreat: (about, to) => [
    about.pieces?.length === 1
      ? ligne`Où se retire ${to.piece(about.pieces[0])} ?`
      : ligne`Qui se retire ensuite, et où ?`,
    ligne`Exactement 2 hexagones, hors des zones de contrôle ennemies ${rule("7.8-a")} ${rule("7.83-a")}`,
  ],
  following: (about, to) => [
    ligne`${who(about, to, "Le chef")} ${(about.pieces?.length ?? 0) > 1 ? "les accompagnent-ils" : "les accompagne-t-il"}${
      about.hex === undefined ? "" : ligne` en ${to.hex(about.hex)}`
    } ?`,
    ligne`Un chef resté seul à côté de l’ennemi est perdu ${rule("12.3-a")} ${rule("12.4-a")}`,
  ],
  advance: (about, to, { actions }) => [
    about.pieces?.length === 1
      ? ligne`Faire avancer ${to.piece(about.pieces[0])} ${cleared(hexesOf(actions), to)} ?`
      : ligne`Quelles unités avancent ${cleared(hexesOf(actions), to)} ?`,
    ligne`Seuls les attaquants adjacents ; ils n’attaquent plus ce tour ${rule("7.9-b")} ${rule("7.93-a")}`,
  ],
  rally: (_, __, { may }) => {
    const deeds = [...(may("revive") ? ["rallier une unité"] : []), ...(may("clear") ? ["enlever un abattis"] : [])];
    return [
      ligne`${ou([...deeds, "finir le tour"])} ?`,
      may("revive")
        ? ligne`Une unité par tour, dans l’hexagone de son chef ${rule("14.4-a")}`
        : ligne`Il faut une unité restée hors de contact et de combat ${rule("11.6-a")}`,
    ];
  },
};

type Wait = readonly [one: string, many: string];

const WAITS: Readonly<Record<AskingStep, Wait>> = {
  "set-up": ["se met en place", "se mettent en place"],
  thawing: ["décide quels pions révéler", "décident quels pions révéler"],
  movement: ["bouge", "bougent"],
  march: ["bouge : une marche est en cours", "bougent : une marche est en cours"],
  onslaught: ["prépare une victoire automatique", "préparent une victoire automatique"],
  window: ["décide si une brigade se sépare", "décident si une brigade se sépare"],
  declaration: ["prépare ses combats", "préparent leurs combats"],
  order: ["fixe l’ordre de ses combats", "fixent l’ordre de leurs combats"],
  losses: ["décide quelles unités sont perdues", "décident quelles unités sont perdues"],
  retreat: ["décide qui se retire, et où", "décident qui se retire, et où"],
  following: ["décide quels chefs les accompagnent", "décident quels chefs les accompagnent"],
  advance: ["décide qui avance", "décident qui avance"],
  rally: ["est en phase de ralliement", "sont en phase de ralliement"],
};

export const questions = {
  ...questionTexts(QUESTIONS, say),
  waiting: (decision, names) => {
    const { about } = told<About, Action>(decision);
    const step = decision.step as AskingStep;
    const one = about.pieces?.length === 1 && step === "retreat" ? about.pieces[0] : undefined;
    const decides = one === undefined ? verb(about.side, ...WAITS[step]) : verb(about.side, "décide", "décident");
    return one === undefined
      ? ligne`${The_SIDE[about.side]} ${decides}.`
      : ligne`${The_SIDE[about.side]} ${decides} : ${say(names).piece(one)} choisit sa retraite.`;
  },
} satisfies Partial<Texts>;
