import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of the Command Phase: who may give which orders to whom. */
export const ordersRefusals = {
  "down-other": ({ holder }) => [
    ligne`${holder} ne peut pas passer en Réserve`,
    ligne`Seules les formations en Repli ou en Retraite générale le peuvent ; un quartier général finit la sienne quand il bouge.`,
  ],
  "down-near": ({ holder, order }) => [
    ligne`${holder} ne peut pas encore passer en Réserve`,
    ligne`${order("fall-back")} : un ennemi est à 2 hexagones ou moins d’une de ses unités. Éloignez-vous d’abord.`,
  ],
  "down-early": ({ holder }) => [
    ligne`${holder} ne peut pas encore passer en Réserve`,
    ligne`Retraite générale : elle dure jusqu’au premier tour de nuit qui suit l’ordre.`,
  ],
  "try-other": ({ recipient }) => [
    ligne`${recipient} ne peut pas se donner d’ordre`,
    ligne`Seuls vos chefs de formation, de division et d’aile qui ont des unités à commander peuvent essayer.`,
  ],
  "try-absent": ({ recipient }) => [
    ligne`${recipient} ne peut pas se donner d’ordre`,
    ligne`Il n’est pas sur la carte, ou il est tombé : son successeur arrive au tour suivant.`,
  ],
  "try-rallies": ({ recipient }) => [
    ligne`${recipient} ne peut pas se donner d’ordre`,
    ligne`Il rallie des unités ce tour-ci et ne fait rien d’autre.`,
  ],
  "try-division": ({ holder }) => [
    ligne`Personne ne peut tenter d’ordre pour ${holder}`,
    ligne`Un commandant de corps peut en tenter un pour une de ses divisions qui a des unités sur la carte.`,
  ],
  "try-once": ({ recipient }) => [
    ligne`${recipient} a déjà essayé`,
    ligne`Un essai par tour. Reprenez le premier pour en écrire un autre.`,
  ],
  "address-other": ({ sender, toHolder }) => [
    ligne`${sender} ne peut pas donner d’ordre ${toHolder}`,
    ligne`Un commandant d’armée commande son armée ; un commandant d’aile, son aile, tant qu’aucun commandant d’armée n’est près de lui.`,
  ],
  "address-absent": ({ sender, toHolder }) => [
    ligne`${sender} ne peut pas donner d’ordre ${toHolder}`,
    ligne`Son chef n’est pas sur la carte, ou il est tombé ce tour-ci.`,
  ],
  "address-capacity": ({ sender }) => [
    ligne`${sender} ne peut plus donner d’ordre ce tour-ci`,
    ligne`Il en donne autant que sa valeur. Reprenez-en un pour en donner un autre.`,
  ],
  "address-away": ({ sender }) => [
    ligne`${sender} ne peut plus donner d’ordre ce tour-ci`,
    ligne`Loin de son quartier général, il donne un ordre par tour. Reprenez-le pour en donner un autre, ou retournez au quartier général.`,
  ],
  "address-face": ({ sender, toHolder }) => [
    ligne`${sender} ne peut pas donner d’ordre ${toHolder} d’ici`,
    ligne`Loin de son quartier général, il donne tout ordre après le premier en personne, dans l’hexagone du chef.`,
  ],
  "address-courier": ({ holder }) => [
    ligne`Aucune estafette ne trouve encore ${holder}`,
    ligne`Jusqu’à 10 h, les ordres de Beauregard s’égarent. Réessayez ensuite.`,
  ],
  "address-twice": ({ holder }) => [
    ligne`${holder} reçoit déjà un ordre`,
    ligne`Chacun reçoit un ordre par tour. Reprenez l’autre pour en changer.`,
  ],
  "retreat-early": () => [
    ligne`Il est trop tôt pour une Retraite générale`,
    ligne`L’armée doit d’abord perdre 80 % de son niveau de démoralisation.`,
  ],
  "retreat-same": () => [
    ligne`L’armée est déjà en Retraite générale`,
    ligne`Toutes les formations ont l’ordre, ou une estafette le leur porte. Attendez qu’elles obéissent.`,
  ],
  "kind-reserve": () => [
    ligne`La Réserve ne s’ordonne pas`,
    ligne`C’est l’état d’une formation sans ordre. Choisissez un autre ordre ; la Défense tient le terrain.`,
  ],
  "kind-consistent": ({ sender, un }) => [
    ligne`${sender} ne peut pas ordonner ${un("attack")}`,
    ligne`Cela ne s’accorde pas avec son propre ordre. Choisissez un ordre qui le serve.`,
  ],
  "kind-headquarters": ({ un }) => [
    ligne`Un quartier général ne reçoit pas ${un("attack")}`,
    ligne`Il ne reçoit qu’une Marche ou un Repli.`,
  ],
  "kind-idea": ({ sender }) => [
    ligne`${sender} ne donne pas encore cet ordre`,
    ligne`Tant que Longstreet n’est pas en vue, il croit l’ennemi en fuite et n’ordonne qu’Attaque, Reconnaissance ou Marche.`,
  ],
  "kind-train": ({ un }) => [ligne`Un train ne reçoit pas ${un("attack")}`, ligne`Il ne reçoit que des Marches.`],
  "guard-other": () => [
    ligne`Cet ordre ne peut pas garder le train de l’armée`,
    ligne`Seule une Défense donnée à une division par un supérieur le peut, avant le choix de l’objectif.`,
  ],
  "kind-general": () => [
    ligne`Une Retraite générale ne s’adresse pas à une seule formation`,
    ligne`Le commandant l’ordonne à toute l’armée d’un coup.`,
  ],
  "aim-feature": ({ hex }) => [
    ligne`${hex} ne peut pas être un objectif`,
    ligne`Un objectif est un bourg, une route, un carrefour, une crête ou un passage. Choisissez un hexagone marqué.`,
  ],
  "aim-range": ({ hex }) => [
    ligne`${hex} est trop loin pour un seul ordre`,
    ligne`Un objectif est à 10 PM au plus du destinataire, ou sur une route qui commence à 10 PM au plus. Une suite d’ordres mène plus loin.`,
  ],
  "aim-unseen": ({ recipient, hex }) => [
    ligne`${recipient} ne peut pas viser ${hex}`,
    ligne`De sa propre initiative, il ne vise que des hexagones qu’il voit.`,
  ],
  "aim-away": ({ sender, hex }) => [
    ligne`${sender} ne peut pas viser ${hex}`,
    ligne`Loin de son quartier général, il ne vise que des hexagones qu’il voit, ou sur une route dont il voit le début.`,
  ],
  "aim-same": ({ hex }) => [
    ligne`Cet ordre est déjà donné`,
    ligne`Un tel ordre est suivi, en attente ou en route, à moins de 10 hexagones de ${hex} ; Attaque vaut Reconnaissance, Défense vaut Retardement. Visez ailleurs ou changez d’ordre.`,
  ],
  "aim-wing": ({ sender, hex }) => [
    ligne`${sender} ne peut pas viser ${hex}`,
    ligne`Les objectifs que donne un commandant d’aile sont à 10 hexagones du sien au plus.`,
  ],
  "aim-toward": ({ sender, hex }) => [
    ligne`${sender} ne peut pas ordonner une marche vers ${hex}`,
    ligne`Il se replie lui-même et n’envoie personne plus près de l’ennemi.`,
  ],
  "via-march": ({ un }) => [ligne`Pas de points de passage dans ${un("attack")}`, ligne`Seule une Marche en a.`],
  "via-far": ({ hex }) => [
    ligne`La marche ne peut pas passer par ${hex}`,
    ligne`Il y a 10 PM au plus d’un point au suivant. Choisissez d’abord un point plus proche.`,
  ],
  "force-march": ({ un }) => [ligne`On ne force pas ${un("attack")}`, ligne`Seule une Marche continue de nuit.`],
  "attach-other": () => [
    ligne`Cet ordre ne rattache personne`,
    ligne`Seul l’ordre d’un supérieur à une division le peut, une fois l’objectif choisi.`,
  ],
  "attach-army": ({ recipient }) => [
    ligne`${recipient} ne peut pas y être rattaché`,
    ligne`Une division ne se rattache qu’à une autre formation de son armée qui a un jeton.`,
  ],
  "attach-same": ({ recipient }) => [
    ligne`${recipient} agit déjà avec elle`,
    ligne`Choisissez une autre formation, ou laissez la division où elle est.`,
  ],
  "hide-other": () => [
    ligne`Cet ordre ne peut pas être caché`,
    ligne`Seules les formations et les divisions cachent une marche, et seulement la première étape d’un ordre de leur propre camp.`,
  ],
  "hide-march": () => [
    ligne`Cet ordre ne peut pas être caché`,
    ligne`Seule une Marche peut l’être. Choisissez d’abord son objectif et ses points de passage.`,
  ],
  "hide-seen": ({ recipient }) => [
    ligne`${recipient} ne peut pas partir sans être vu`,
    ligne`L’ennemi le verrait encore après un tour de marche.`,
  ],
  "reveal-other": ({ holder }) => [ligne`${holder} n’a rien à dévoiler`, ligne`Aucune marche cachée n’est en cours.`],
  "appear-other": ({ who }) => [
    ligne`${who} n’apparaît pas ici`,
    ligne`Seules les unités de la marche découverte se déploient, une fois chacune.`,
  ],
  "appear-far": ({ who, atHex }) => [
    ligne`${who} ne peut pas apparaître${atHex}`,
    ligne`Les unités se déploient avec le mouvement restant, 2 PM au plus, hors des zones de contrôle ennemies, à 12 points de force par hexagone.`,
  ],
  "appear-full": () => [
    ligne`Trop d’unités dans cet hexagone`,
    ligne`Un hexagone contient 12 points de force. Déployez-les d’abord.`,
  ],
  "then-last": ({ un }) => [
    ligne`Rien ne peut suivre ${un("defend")}`,
    ligne`Une suite ne continue qu’après une Marche ou une Attaque, et un ordre d’initiative est unique.`,
  ],
  "rejoin-order": ({ holder }) => [
    ligne`${holder} ne peut pas rejoindre sa formation`,
    ligne`Seule une division qui agit à part le peut : sans ordre, ou avec un ordre venu de l’initiative de son commandant de corps.`,
  ],
  "rejoin-far": ({ holder }) => [
    ligne`${holder} ne peut pas encore rejoindre sa formation`,
    ligne`Toutes ses unités doivent d’abord être à portée de commandement du chef de la formation.`,
  ],
  "fall-nearer": ({ who, toHex }) => [
    ligne`${who} ne peut pas se replier${toHex}`,
    ligne`C’est plus près de l’ennemi. Choisissez un autre hexagone.`,
  ],
  "fall-closed": ({ who, toHex }) => [
    ligne`${who} ne peut pas se replier${toHex}`,
    ligne`L’hexagone n’est pas adjacent, ou la rivière les sépare.`,
  ],
  "fall-enemy": ({ who, toHex }) => [ligne`${who} ne peut pas se replier${toHex}`, ligne`L’ennemi y est.`],
  "fall-tail": ({ who, toHex }) => [
    ligne`${who} ne peut pas se replier${toHex}`,
    ligne`Une colonne ennemie remplit cet hexagone.`,
  ],
  "fall-fort": ({ who, toHex }) => [
    ligne`${who} ne peut pas se replier${toHex}`,
    ligne`Personne ne se replie dans un fort occupé.`,
  ],
  "plant-many": () => [ligne`Tous les leurres sont posés`, ligne`Retirez-en un pour le poser ailleurs.`],
  "plant-there": ({ atHex }) => [ligne`Un leurre est déjà posé${atHex}`, ligne`Choisissez un autre hexagone.`],
  "strike-none": ({ atHex }) => [ligne`Aucun leurre${atHex}`, ligne`Vous ne pouvez retirer que vos propres leurres.`],
  "show-other": ({ who, Il }) => [
    ligne`On ne peut pas mettre ${who} au-dessus`,
    ligne`${Il} n’est pas à vous, ou n’est pas sur la carte.`,
  ],
  "show-lies": ({ who }) => [ligne`${who} est déjà au-dessus`, ligne`L’ennemi voit déjà ce pion.`],
  "show-guns": ({ who }) => [
    ligne`On ne peut pas mettre ${who} au-dessus maintenant`,
    ligne`L’ennemi voit cette pile, et en vue l’artillerie va au-dessus.`,
  ],
} as const satisfies Record<string, Refused>;
