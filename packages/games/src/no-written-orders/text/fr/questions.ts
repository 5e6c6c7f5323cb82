import { type Ask as AskOf, type Line, type Part, questionTexts, type Told } from "@stonebridge/kernel/words";
import { count, et, ligne, ou } from "@stonebridge/kernel/words/french";
import type { About, Action, AskingStep } from "../../actions.ts";
import { halves } from "../halves.ts";
import type { Texts } from "../texts.ts";
import { pointsLeft } from "../values.ts";
import { agree, listed, say, type Say, SIDE } from "./grammar.ts";

type Ask = AskOf<About, Action, Say>;

const rule = (id: string) => ({ rule: `NWO-${id}` });

/** What a question is about, as its sentence names it. */
export function formation({ formations = [] }: About, to: Say): Line {
  return formations.length === 0 ? ["la formation"] : et(formations.map(to.holder));
}

/** The same after “de”. */
export function ofFormation({ formations = [] }: About, to: Say): Line {
  return formations.length === 0 ? ["de la formation"] : et(formations.map(to.ofHolder));
}

function units({ units: ids = [] }: About, to: Say): Line {
  return ids.length === 0 ? ["les unités"] : listed(ids, to);
}

/** Whose units are asked for: the formations that act, else the side. */
function whose({ side, acting = [] }: About, to: Say): Part {
  return acting.length === 0 ? SIDE[side] : et(acting.map(to.holder));
}

function commander({ commander: id }: About, to: Say): Part {
  return id === undefined ? "votre commandant" : to.commander(id);
}

function at({ hex }: About, to: Say): Part {
  return hex === undefined ? "" : ligne` ${to.at(hex)}`;
}

/** What a unit still has to do under its order, or which hex is overfull. */
function owing(about: About, to: Say): Line {
  const { unit, hex } = about;
  if (unit !== undefined && hex !== undefined)
    return ligne`Trop d’unités ${to.at(hex)} : ${to.unit(unit)} ou une autre doit repartir ${rule("5.3-b")}`;
  return ligne`${owingOrder(about, to)} ${rule("RUL168")}`;
}

function owingOrder({ unit, leader, formations }: About, to: Say): Line {
  if (unit !== undefined) return ligne`${to.unit(unit)} doit encore se déplacer selon son ordre`;
  if (leader !== undefined) return ligne`${to.leader(leader)} doit encore se déplacer selon son ordre`;
  const [holder] = formations ?? [];
  return holder === undefined
    ? ligne`Une unité doit encore se déplacer selon son ordre`
    : ligne`${to.holder(holder)} doit encore, selon son ordre, entrer au contact de l’ennemi`;
}

const march: Ask = (about, to, { may }) => {
  const deeds = [...(may("with") ? ["en emmener d’autres"] : []), ...(may("step") ? ["marcher"] : [])];
  if (may("leave")) deeds.push("laisser une unité ici");
  if (may("stop")) deeds.push("s’arrêter");
  const left = pointsLeft(about);
  const sentence = ligne`${units(about, to)} ${agree(about.units ?? [], "est", "sont")} en route : ${deeds.length === 0 ? "et ensuite" : deeds.join(", ")} ?`;
  if (left === undefined) return [sentence];
  return may("stop")
    ? [sentence, ligne`Il reste ${halves(left)} PM ${rule("TT")}`]
    : [
        sentence,
        ligne`Il reste ${halves(left)} PM ${rule("TT")} · pas d’arrêt ici (ordre, commandement ou empilement) ${rule("RUL168")}`,
      ];
};

/** An order being written: kind, target and route. */
const drafting: Ask = (about, to, { may }) => {
  if (may("kind"))
    return [
      about.purpose === "try"
        ? ligne`Quel ordre ${commander(about, to)} tente-t-il pour ${formation(about, to)} ?`
        : about.purpose === "bad-move"
          ? ligne`Que doit faire ${formation(about, to)} sur votre ordre ?`
          : ligne`Que doit faire ${formation(about, to)} ?`,
      ligne`Un autre ordre peut suivre une Attaque ou une Marche ${rule("12.5-a")}`,
    ];
  if (may("aim"))
    return [
      ligne`Où doit aller ${formation(about, to)} ?`,
      ligne`Un lieu, une route ou une crête à 10 PM, ou plus loin par la route ${rule("12.3-b")} ${rule("12.3-c")}`,
    ];
  return may("send")
    ? [
        ligne`L’ordre ${ofFormation(about, to)} est-il complet ?`,
        may("via") ? ligne`Au plus 10 PM d’un point de passage au suivant ${rule("RUL164")}` : [],
      ]
    : [
        ligne`Par quels points passe ${formation(about, to)} ?`,
        ligne`Le dernier point est encore à plus de 10 PM de l’objectif ${rule("RUL164")}`,
      ];
};

function tries(may: Told<About, Action>["may"]): string {
  if (!may("try") && !may("try-for")) return "avez-vous fini les tentatives d’initiative";
  return may("withdraw") ? "un autre chef agit-il de lui-même" : "un chef agit-il de lui-même";
}

/** What a formation is chosen for if a side plays its whole turn. */
const GROUP_DEEDS: Readonly<Record<string, string>> = {
  bombard: "de bombarder",
  charge: "de charger",
  assault: "d’attaquer",
};

const QUESTIONS: Readonly<Record<AskingStep, Ask>> = {
  "standing-down": ({ side }) => [
    ligne`${SIDE[side]} : qui finit son Repli et passe en Réserve ?`,
    ligne`Seulement sans ennemi à 2 hexagones ou moins ${rule("12.3.FB-g")} ${rule("12.3.GR-c")}`,
  ],
  initiative: ({ side }, _, { may }) => [
    ligne`${SIDE[side]} : ${tries(may)} ?`,
    ligne`Choisissez qui essaie : il a son ordre, rien ne se passe, ou l’ennemi lui en donne un ${rule("12.11-a")} ${rule("TI")}`,
  ],
  "bad-move": (about, to) => [
    ligne`${SIDE[about.side]} : bévue du chef ${ofFormation(about, to)}. Donnez-vous l’ordre à sa place ?`,
    ligne`Il obéit aussitôt ; une Attaque ou une Reconnaissance dure un tour ${rule("12.11-d")}`,
  ],
  orders: ({ side }, _, { may }) => [
    ligne`${SIDE[side]} : ${may("address") ? "qui reçoit un nouvel ordre" : "les ordres sont-ils complets"} ?`,
    ligne`Les autres gardent le leur ; autant que la valeur du chef, un seul loin du QG ${rule("12.12-a")} ${rule("12.12-b")}`,
  ],
  deceiving: ({ side }) => [
    ligne`${SIDE[side]} : que doit voir l’ennemi ?`,
    ligne`Des leurres parmi les vrais drapeaux, et le pion du dessus de chaque pile ${rule("12.4-e")} ${rule("RUL190")}`,
  ],
  drafting,
  revealing: (about, to) => [
    ligne`${formation(about, to)} apparaît${at(about, to)}. Quelles unités se déploient ?`,
    ligne`Avec le mouvement restant, 2 PM au plus ${rule("19.7.2-f")}`,
  ],
  failing: (about, to) => [
    about.left === undefined
      ? ligne`L’ordre ${ofFormation(about, to)} a échoué. Où ses unités se replient-elles ?`
      : ligne`L’ordre ${ofFormation(about, to)} a échoué. Où ${agree(about.units ?? [], "se replie", "se replient")} ${units(about, to)} ?`,
    ligne`${about.left === undefined ? "3 hexagones chacune" : `Encore ${count(about.left, "hexagone")}`}, sans s’approcher de l’ennemi ${rule("12.9-c")} ${rule("RUL177")}`,
  ],
  commander: ({ side, purpose }) => [
    purpose === "initial"
      ? ligne`${SIDE[side]} : quel commandant lance le dé de l’action initiale ?`
      : ligne`${SIDE[side]} : quel commandant lance le dé de l’action coordonnée ?`,
    purpose === "initial"
      ? ligne`Dé plus valeur, contre l’ennemi ; 3 d’avance l’emportent ${rule("4.2-a")}`
      : ligne`Sur sa valeur − 2 ou moins ; les deux formations sont sous ses ordres ${rule("4.1-c")} ${rule("4.1-d")}`,
  ],
  initial: (about, to) => [
    ligne`${commander(about, to)} a l’action initiale : quelle formation agit en premier ?`,
    ligne`Elle agit avant tout tirage, même en Réserve ${rule("4.2-b")} ${rule("4.2-c")}`,
  ],
  pair: (about, to) => [
    (about.formations ?? []).length === 0
      ? ligne`Action coordonnée, ${commander(about, to)} : quelle est la première des deux formations ?`
      : ligne`Quelle formation agit avec ${formation(about, to)} ?`,
    ligne`Les deux partagent un jeton, bougent et combattent ensemble ${rule("4.1-a")} ${rule("4.1-b")}`,
  ],
  "turn-order": ({ side }) => [
    ligne`${SIDE[side]} : jouez-vous votre tour en premier ?`,
    ligne`Votre dé, la valeur et les assauts gagnés au tour précédent vous donnent le choix ${rule("19.11-b")}`,
  ],
  "player-turn": ({ side, purpose }) => [
    ligne`${SIDE[side]} : à quelle formation ${GROUP_DEEDS[purpose ?? ""] ?? "d’agir"} ?`,
    ligne`Seules les unités d’un même jeton tirent et attaquent ensemble ${rule("19.11-d")}`,
  ],
  reorganisation: ({ side }, _, { may }) => [
    ligne`${SIDE[side]} : quelle unité ralliez-vous${may("shift") ? ", ou qui lui fait place" : ""} ?`,
    ligne`Deux au plus par chef en Réserve ; elles reviennent réduites dans son hexagone ${rule("15-e")} ${rule("15-d")}`,
  ],
  headquarters: (about, to) =>
    about.commander === undefined
      ? [
          ligne`${SIDE[about.side]} : où vont les quartiers généraux ?`,
          ligne`5 PM, sur ordre de Marche ou de Repli seulement ${rule("11.5-a")} ${rule("3.3-b")}`,
        ]
      : [
          ligne`${commander(about, to)} : où son quartier général est-il rétabli ?`,
          ligne`Perdu, il revient auprès de n’importe quelle unité une fois la nuit tombée ${rule("11.4-d")}`,
        ],
  trains: ({ side }) => [
    ligne`${SIDE[side]} : où vont les trains ?`,
    ligne`3 PM ; ruisseaux par les ponts ; train de l’armée : ordre de Marche ${rule("19.4.1-a")} ${rule("19.4.4-a")}`,
  ],
  reloading: ({ side }) => [
    ligne`${SIDE[side]} : quelles unités rechargent ?`,
    ligne`Seulement à 2 hexagones au plus du train de leur formation ${rule("19.6-c")}`,
  ],
  movement: (about, to, { may }) => {
    const deeds = ["bouge"];
    if (may("enter")) deeds.push("entre");
    if (may("dig")) deeds.push("se retranche");
    return [
      ligne`${whose(about, to)} : qui ${ou(deeds)} ?`,
      may("end")
        ? ligne`Tous les ordres sont suivis : vous pouvez finir le mouvement ${rule("4.4-c")}`
        : owing(about, to),
    ];
  },
  march,
  bombardment: (about, to, { may }) => [
    may("bombard")
      ? ligne`${whose(about, to)} : quelle batterie tire, et sur quoi ?`
      : ligne`${whose(about, to)} : plus aucune batterie ne peut tirer.`,
    ligne`Le premier coup désorganise, les suivants coûtent des pas ; l’artillerie à pied ne bouge plus ${rule("8.1-e")} ${rule("8.1-d")}`,
  ],
  hits: ({ side, left = 1 }) => [
    ligne`${SIDE[side]} : qui subit le ${left === 1 ? "coup" : "prochain coup"} au but ?`,
    ligne`Encore ${count(left, "coup au but", "coups au but")} · d’abord l’infanterie, puis les unités déjà touchées ${rule("7.1-d")} ${rule("7.1-e")}`,
  ],
  declaration: (about, to, { may }) => [
    ligne`${whose(about, to)} : ${may("end-declaration") ? "d’autres assauts" : "qui donne l’assaut, et où"} ?`,
    may("end-declaration")
      ? ligne`Une seule passe ; plusieurs piles contre une, jamais une contre deux ${rule("7.3-i")} ${rule("7.3-j")}`
      : ligne`En Attaque ou Reconnaissance, infanterie et cavalerie au contact doivent donner l’assaut ${rule("7.3-g")}`,
  ],
  assaults: ({ side }) => [
    ligne`${SIDE[side]} : quel assaut résolvez-vous ensuite ?`,
    ligne`Vous choisissez l’ordre des assauts ${rule("7.3-a")}`,
  ],
  evasion: (about, to) => [
    ligne`${SIDE[about.side]} : assaut contre ${units(about, to)}. Vous dérobez-vous ?`,
    ligne`Un hexagone ; hors de contact au début du tour, sans cavalerie adverse ${rule("7.11-a")}`,
  ],
  "first-fire": (about, to) => [
    ligne`${SIDE[about.side]} : vous avez vu venir l’ennemi${at(about, to)}. Tirez-vous en premier ?`,
    ligne`Il subit alors ses pertes avant de tirer ${rule("7.3-d")} ${rule("7.3-e")}`,
  ],
  support: (about, to) => [
    ligne`${SIDE[about.side]} : quelle batterie appuie la défense${at(about, to)} ?`,
    ligne`Des canons du même jeton, avec un assaillant à portée et en vue ${rule("19.3-d")}`,
  ],
  "breaking-off": (about, to) => [
    ligne`${SIDE[about.side]} : votre cavalerie rompt-elle le combat${at(about, to)} ?`,
    ligne`Elle recule d’un hexagone, et les pertes des deux camps sont divisées par deux ${rule("7.11-b")} ${rule("7.11-c")}`,
  ],
  retreat: (about, to) =>
    about.leader === undefined
      ? [
          ligne`${SIDE[about.side]} : où ${agree(about.units ?? [], "recule", "reculent")} ${units(about, to)} ?`,
          ligne`D’abord hors des zones de contrôle ennemies, puis auprès des vôtres, puis ailleurs ${rule("RUL101")}`,
        ]
      : [
          ligne`${SIDE[about.side]} : ${to.leader(about.leader)} recule-t-il avec ${units(about, to)} ?`,
          ligne`Un chef peut reculer avec les unités de son hexagone ${rule("11.3-a")}`,
        ],
  "passing-fire": (about, to) => [
    ligne`${SIDE[about.side]} : ${units(about, to)} ${agree(about.units ?? [], "passe", "passent")} devant votre pile${at(about, to)}. Tirez-vous ?`,
    ligne`À demi-force ; un coup au but impose un test de moral ${rule("7.12-a")} ${rule("7.12-b")}`,
  ],
  advance: (about, to) => [
    about.hex === undefined
      ? ligne`${SIDE[about.side]} : qui avance ?`
      : ligne`${SIDE[about.side]} : l’ennemi a quitté ${to.hex(about.hex)}. Qui avance ?`,
    ligne`Une unité ; ou toute une pile avec son chef, ou les unités empilées d’une même division ${rule("7.5-a")} ${rule("7.5-c")}`,
  ],
  displacement: ({ side, leader }, to) => [
    ligne`${SIDE[side]} : l’ennemi atteint ${leader === undefined ? "votre chef" : to.leader(leader)}. Où va-t-il ?`,
    ligne`Vers l’unité amie la plus proche ${rule("11.1-d")} ${rule("RUL150")}`,
  ],
  charges: (about, to) => [
    ligne`${whose(about, to)} : quelle cavalerie charge qui ?`,
    ligne`À 2 hexagones au plus, en terrain clair ; ni mouvement ni assaut ensuite ${rule("7.7-a")} ${rule("7.7-m")}`,
  ],
  reaction: (about, to) => [
    ligne`${SIDE[about.side]} : ${units(about, to)} ${agree(about.units ?? [], "arrive", "arrivent")}${at(about, to)}. Votre cavalerie charge-t-elle ?`,
    ligne`Chaque unité teste d’abord son moral ${rule("7.9-a")} ${rule("7.9-b")}`,
  ],
  melee: (about, to) => [
    ligne`${SIDE[about.side]} : la charge${at(about, to)} est gagnée. Poursuivre, rester ou revenir ?`,
    ligne`Une unité qui dépasse sa valeur de poursuite poursuit malgré tout ${rule("7.7-i")} ${rule("7.8-b")}`,
  ],
};

export const questions = questionTexts(QUESTIONS, say) satisfies Partial<Texts>;
