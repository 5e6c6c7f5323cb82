import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { ADMINISTRATION, NIGHT, REINFORCEMENTS } from "../../turn/refusals.ts";
import type { Sentences } from "./refused.ts";

/** Refusals of the administrative phase. */
export const administration: Sentences<typeof ADMINISTRATION> = {
  "flee-steady": ({ who, Il }) => [
    ligne`${who} ne fuit pas`,
    ligne`${Il} n’est pas parmi les brigades en déroute qui fuient maintenant. Choisissez-en une.`,
  ],
  "flee-done": ({ who, Il }) => [
    ligne`${who} a déjà fui`,
    ligne`${Il} l’a fait dans cette phase administrative, et une fois suffit. Choisissez une autre brigade en déroute.`,
  ],
  "flee-later": () => [
    ligne`Personne ne fuit maintenant`,
    ligne`Les brigades en déroute fuient de nouveau au début de la phase administrative.`,
  ],
  "call-turn": () => [
    ligne`On ne peut pas appeler la division Jones maintenant`,
    ligne`Les Confédérés ne peuvent l’appeler qu’à l’arrivée des renforts du tour 6, le 29 août.`,
  ],
  "call-day": () => [
    ligne`On ne peut plus appeler la division Jones`,
    ligne`Dans la bataille de deux jours, elle ne pouvait venir qu’au tour 6 du 29 août.`,
  ],
  "call-any-turn": () => [
    ligne`On ne peut pas appeler la division Jones maintenant`,
    ligne`Les Confédérés peuvent l’appeler dans la phase administrative de n’importe quel tour.`,
  ],
  called,
  "called-any-turn": called,
  "launch-day": () => [
    ligne`Il n’y a pas de contre-attaque le 29 août`,
    ligne`Les Confédérés peuvent en déclarer une le 30 août, à partir du tour 3.`,
  ],
  "launch-turn": () => [
    ligne`On ne peut pas déclarer la contre-attaque maintenant`,
    ligne`Les Confédérés peuvent la déclarer dans une phase administrative, à partir du tour 3.`,
  ],
  "launch-end": () => [
    ligne`La contre-attaque vient trop tard`,
    ligne`Elle vaut pour les deux tours suivants, et ce tour est le dernier.`,
  ],
  launched: () => [
    ligne`La contre-attaque est déjà déclarée`,
    ligne`On la déclare une fois par partie, et elle vaut pour les deux tours suivants.`,
  ],
  "refrain-first": refrain,
  "refrain-second": refrain,
};

function called() {
  return [
    ligne`La division Jones est déjà appelée`,
    ligne`Elle arrive en renfort. Le calendrier indique son tour.`,
  ] as const;
}

function refrain() {
  return [
    ligne`Il n’y a rien à quoi renoncer`,
    ligne`Il n’est question ni de la division Jones ni de la contre-attaque.`,
  ] as const;
}

/** Refusals of reinforcements. */
export const reinforcements: Sentences<typeof REINFORCEMENTS> = {
  "enter-present": ({ who, Il }) => [
    ligne`${who} est déjà sur la carte`,
    ligne`${Il} ne peut pas entrer une deuxième fois.`,
  ],
  "enter-turn": ({ who, Il }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`${Il} n’arrive pas à ce tour. Le calendrier indique son tour.`,
  ],
  "enter-phase": ({ who, Il }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`${Il} entre pendant la phase administrative, à l’arrivée des renforts.`,
  ],
  "enter-after": ({ who }) => [
    ligne`${who} ne peut pas encore entrer`,
    ligne`Quand les deux camps ont des renforts, ceux de l’Union entrent d’abord.`,
  ],
  "enter-delayed-union": delayed,
  "enter-delayed-confederate": delayed,
  "enter-held-back": ({ who, Il }) => [
    ligne`${who} reste hors de la carte à ce tour`,
    ligne`Vous avez fait attendre le groupe. ${Il} entre au tour suivant.`,
  ],
  "enter-uncalled": uncalled,
  "enter-uncalled-any-turn": uncalled,
  "enter-withdrawn": ({ who, Il, e }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`${Il} s’est retiré${e} pendant la nuit et revient en renfort à partir du tour 2 du 30 août.`,
  ],
  "enter-letter": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Cette entrée n’est pas prévue pour ce renfort. Choisissez une entrée marquée.`,
  ],
  "enter-letter-regrouped": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Les troupes regroupées hors de la carte entrent par C.`,
  ],
  "enter-letter-called": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`La division Jones entre par H.`,
  ],
  "enter-letter-back": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Qui s’est retiré pendant la nuit revient par C ou D, et à partir du tour 4 aussi par E ou F.`,
  ],
  "enter-blocked": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`L’ennemi tient cette entrée ou en contrôle la zone. Choisissez une entrée marquée.`,
  ],
  "enter-farther": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`L’ennemi bloque les entrées prévues, et une autre en est plus proche. Choisissez une entrée marquée.`,
  ],
  "enter-alone": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Une brigade ennemie est voisine de cette entrée, et aucune brigade amie ne s’y trouve. Choisissez une entrée marquée.`,
  ],
  "enter-division": ({ who }) => [
    ligne`${who} entre avec la division`,
    ligne`Une division entre en entier, par une seule entrée. Prenez celle de sa première brigade.`,
  ],
  "enter-points": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Trop de brigades y sont déjà entrées, et les PM ne suffisent plus. Choisissez une autre entrée, ou attendez le tour suivant.`,
  ],
  "enter-full": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Aucune zone accessible par là n’a de place. Choisissez une autre entrée, ou attendez le tour suivant.`,
  ],
  "wait-forced": ({ who, Il }) => [
    ligne`${who} ne peut pas attendre`,
    ligne`${Il} doit entrer à ce tour : une entrée a de la place et les PM suffisent. Choisissez l’entrée.`,
  ],
  "wait-commander": ({ who }) => [
    ligne`${who} ne peut pas attendre`,
    ligne`Les commandants entrent toujours au tour que donne le calendrier. Choisissez l’entrée.`,
  ],
  "wait-latest": ({ who, Il }) => [
    ligne`${who} ne peut plus attendre`,
    ligne`${Il} pouvait entrer au tour 2 ou 3, et c’est le tour 3. Choisissez l’entrée.`,
  ],
  "wait-division": ({ who }) => [
    ligne`${who} entre avec la division`,
    ligne`Une division entre en entier, et sa première brigade est sur la carte. Faites aussi entrer les autres.`,
  ],
};

function delayed({ who, Il }: { readonly who: Line; readonly Il: string }) {
  return [
    ligne`${who} ne peut pas encore entrer`,
    ligne`Le dé a retardé ce renfort. ${Il} entre au tour suivant, sans autre dé.`,
  ] as const;
}

function uncalled({ who, Il }: { readonly who: Line; readonly Il: string }) {
  return [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`${Il} ne vient que si les Confédérés appellent la division Jones, ce qui donne 2 PV à l’Union.`,
  ] as const;
}

/** Refusals of the night. */
export const night: Sentences<typeof NIGHT> = {
  "move-first": ({ who }) => [
    ligne`${who} ne peut pas encore marcher de nuit`,
    ligne`Les brigades chassées de la carte passent d’abord. Faites-les revenir, ou finissez les marches de nuit.`,
  ],
  "move-once": ({ who, Il }) => [
    ligne`${who} ne peut plus marcher`,
    ligne`${Il} a déjà fait sa marche de nuit, et n’en fait qu’une.`,
  ],
  "move-spent": () => [
    ligne`Personne ne marche de nuit maintenant`,
    ligne`Chaque camp déplace de nuit jusqu’à trois brigades, l’Union d’abord.`,
  ],
  "move-unchosen": ({ who }) => [
    ligne`On n’a pas choisi ${who}`,
    ligne`Choisissez d’abord la brigade qui va marcher de nuit.`,
  ],
  "return-by-night": ({ who, Il }) => [
    ligne`${who} ne peut pas revenir maintenant`,
    ligne`${Il} a dû quitter la carte en reculant, et peut y revenir dans la nuit du 29 au 30 août.`,
  ],
  "return-entry": ({ who, entry }) => [
    ligne`${who} ne peut pas revenir par ${entry}`,
    ligne`De nuit, les Confédérés reviennent par H, l’Union par C ou D.`,
  ],
  "part-apart": ({ who, Il }) => [
    ligne`${who} n’a rien à décider`,
    ligne`${Il} n’est pas au contact de l’ennemi, ou n’est pas du camp qui rompt le contact maintenant.`,
  ],
  "part-once": ({ who, Il, e }) => [
    ligne`${who} n’a plus rien à décider`,
    ligne`${Il} est déjà resté${e} ou parti${e}, et ne le fait qu’une fois.`,
  ],
  "part-by-night": () => [
    ligne`Personne ne rompt le contact maintenant`,
    ligne`Les brigades au contact s’éloignent dans la nuit entre les deux jours, l’Union d’abord.`,
  ],
  "hold-ground": ({ who }) => [
    ligne`${who} ne peut pas rester`,
    ligne`Une brigade ne reste que sur un bon terrain, et si aucun ennemi au contact n’en a un aussi. Rompez le contact.`,
  ],
  "recall-corps": ({ who }) => [
    ligne`On ne peut pas retirer ${who}`,
    ligne`L’Union retire un corps qui est sur la carte. Choisissez un commandant de corps qui y a des troupes.`,
  ],
  "recall-enemy": ({ who }) => [
    ligne`On ne peut pas retirer ${who}`,
    ligne`L’Union retire un de ses propres corps. Choisissez un commandant de corps de l’Union qui a des troupes sur la carte.`,
  ],
  "recall-by-night": () => [
    ligne`Aucun corps ne se retire maintenant`,
    ligne`À la fin de la nuit entre les deux jours, l’Union retire un corps.`,
  ],
};
