import { ligne } from "@stonebridge/kernel/words/french";
import type { OrdersRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

const downOther: OrdersRefusals<Words>["down-other"] = ({ holder }) => [
  ligne`${holder} ne peut pas passer en Réserve`,
  ligne`Seules les formations en Repli ou en Retraite générale le peuvent ; un quartier général finit la sienne quand il bouge.`,
];

const aimSame: OrdersRefusals<Words>["aim-same"] = ({ hex }) => [
  ligne`Cet ordre est déjà donné`,
  ligne`Un tel ordre est suivi, en attente ou en route, à moins de 10 hexagones de ${hex} ; Attaque vaut Reconnaissance, Défense vaut Retardement. Visez ailleurs ou changez d’ordre.`,
];

/** Refusals of orders: who may give, try, end which, and of headquarters. */
export const ordersRefusals: OrdersRefusals<Words> = {
  "down-other": downOther,
  "down-near": ({ holder, order }) => [
    ligne`${holder} ne peut pas encore passer en Réserve`,
    ligne`${order} : un ennemi est à 2 hexagones ou moins d’une de ses unités. Éloignez-vous d’abord.`,
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
  "retreat-other": ({ sender }) => [
    ligne`${sender} ne peut pas ordonner de Retraite générale`,
    ligne`Seul le commandant d’une armée la rappelle tout entière.`,
  ],
  "retreat-face": ({ sender }) => [
    ligne`${sender} ne peut pas ordonner de Retraite générale d’ici`,
    ligne`Loin de son quartier général, il donne tout ordre après le premier en personne. Revenez d’abord au quartier général.`,
  ],
  "kind-reserve": () => [
    ligne`La Réserve ne s’ordonne pas`,
    ligne`C’est l’état d’une formation sans ordre. Choisissez un autre ordre ; la Défense tient le terrain.`,
  ],
  "kind-consistent": ({ sender, un }) => [
    ligne`${sender} ne peut pas ordonner ${un}`,
    ligne`Cela ne s’accorde pas avec son propre ordre. Choisissez un ordre qui le serve.`,
  ],
  "kind-headquarters": ({ un }) => [
    ligne`Un quartier général ne reçoit pas ${un}`,
    ligne`Il ne reçoit qu’une Marche ou un Repli.`,
  ],
  "kind-train": ({ un }) => [ligne`Un train ne reçoit pas ${un}`, ligne`Il ne reçoit que des Marches.`],
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
  "aim-same": aimSame,
  "aim-wing": ({ sender, hex }) => [
    ligne`${sender} ne peut pas viser ${hex}`,
    ligne`Les objectifs que donne un commandant d’aile sont à 10 hexagones du sien au plus.`,
  ],
  "aim-toward": ({ sender, hex }) => [
    ligne`${sender} ne peut pas ordonner une marche vers ${hex}`,
    ligne`Il se replie lui-même et n’envoie personne plus près de l’ennemi.`,
  ],
  "via-march": ({ un }) => [ligne`Pas de points de passage dans ${un}`, ligne`Seule une Marche en a.`],
  "via-far": ({ hex }) => [
    ligne`La marche ne peut pas passer par ${hex}`,
    ligne`Il y a 10 PM au plus d’un point au suivant. Choisissez d’abord un point plus proche.`,
  ],
  "force-march": ({ un }) => [ligne`On ne force pas ${un}`, ligne`Seule une Marche continue de nuit.`],
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
  "then-last": ({ un }) => [
    ligne`Rien ne peut suivre ${un}`,
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
  "seat-order": ({ holder }) => [
    ligne`${holder} ne peut pas bouger`,
    ligne`Un quartier général ne bouge que sur son propre ordre de Marche ou de Repli.`,
  ],
  "seat-once": ({ holder }) => [ligne`${holder} a déjà bougé`, ligne`Un quartier général bouge une fois par tour.`],
  "seat-there": ({ holder, toHex, order }) => [
    ligne`${holder} ne peut pas aller${toHex}`,
    ligne`${order} : il va vers son objectif, par les points de passage.`,
  ],
  "seat-far": ({ holder, toHex }) => [
    ligne`${holder} ne peut pas aller${toHex}`,
    ligne`C’est à plus de 5 PM, ou aucun chemin n’y mène.`,
  ],
  "seat-near": ({ holder }) => [
    ligne`${holder} ne peut pas encore finir sa retraite`,
    ligne`Un ennemi est à 2 hexagones ou moins. Éloignez-vous d’abord.`,
  ],
  "seat-friends": ({ holder, toHex }) => [
    ligne`${holder} ne peut pas revenir${toHex}`,
    ligne`Il ne revient qu’auprès d’une unité amie.`,
  ],
  "down-over": ({ holder }) => [
    ligne`${holder} ne peut pas passer en Réserve maintenant`,
    ligne`Cela se décide au début de la phase de commandement.`,
  ],
  "try-over": ({ holder }) => [
    ligne`Personne ne peut tenter d’ordre pour ${holder} maintenant`,
    ligne`Les chefs essaient dans la phase de commandement, avant que les ordres soient donnés.`,
  ],
  "command-none": ({ holder }) => [
    ligne`${holder} n’a pas d’ordre à recevoir de vous`,
    ligne`Seule une bévue laisse l’ennemi donner l’ordre.`,
  ],
  "address-over": ({ sender }) => [
    ligne`${sender} ne peut pas donner d’ordre maintenant`,
    ligne`Les ordres se donnent dans la phase de commandement, après les initiatives.`,
  ],
  "withdraw-none": ({ holder }) => [
    ligne`Aucun ordre à reprendre à ${holder}`,
    ligne`Seul un ordre écrit dans cette phase se reprend, avant son départ.`,
  ],
  "rejoin-over": ({ holder }) => [
    ligne`${holder} ne peut pas rejoindre sa formation maintenant`,
    ligne`Cela se décide dans la phase de commandement, quand les ordres se donnent.`,
  ],
  "draft-none": () => [
    ligne`Aucun ordre n’est en cours`,
    ligne`Choisissez dans la phase de commandement qui en reçoit un.`,
  ],
  "kind-chosen": () => [
    ligne`L’ordre est choisi`,
    ligne`Chacun a exactement un ordre. Abandonnez celui-ci pour en choisir un autre.`,
  ],
  "aim-kind": () => [
    ligne`L’ordre n’est pas encore choisi`,
    ligne`Choisissez de quel ordre il s’agit, puis son objectif.`,
  ],
  "aim-first": () => [ligne`L’ordre n’a pas encore d’objectif`, ligne`Tout ordre en a un. Choisissez-le d’abord.`],
  "aim-chosen": () => [
    ligne`L’objectif est choisi`,
    ligne`Un seul drapeau le marque. Abandonnez l’ordre pour viser ailleurs.`,
  ],
  "stretch-over": () => [
    ligne`L’objectif ne peut pas être étendu maintenant`,
    ligne`Ce peut être un chemin entre deux points, choisi avant les points de passage ; ni pour une marche cachée, ni pour une garde.`,
  ],
  "via-plotted": () => [
    ligne`L’itinéraire est tracé`,
    ligne`Celui d’une marche cachée ne change plus. Abandonnez l’ordre pour en tracer un autre.`,
  ],
  "way-gap": () => [
    ligne`L’itinéraire de la marche est interrompu`,
    ligne`Son dernier point de passage est à plus de 10 PM de l’objectif. Choisissez-en un entre les deux.`,
  ],
  "force-twice": () => [ligne`La marche est déjà forcée`, ligne`Elle continue de nuit.`],
  "fall-none": ({ who }) => [
    ligne`${who} n’a pas à se replier`,
    ligne`Seules les unités dont l’ordre a échoué se replient, de trois hexagones, l’une après l’autre.`,
  ],
  "halt-way": ({ who }) => [
    ligne`${who} ne peut pas encore s’arrêter`,
    ligne`Le repli est de trois hexagones ; il ne s’arrête plus tôt que si toute issue mène en zone de contrôle ennemie.`,
  ],
  "seat-reserves": ({ holder }) => [
    ligne`${holder} ne peut pas bouger maintenant`,
    ligne`Un quartier général bouge avec les réserves, à la fin du tour.`,
  ],
  "then-single": () => [
    ligne`Rien ne peut suivre cet ordre`,
    ligne`De sa propre initiative un chef prend un seul ordre, et de même après une bévue.`,
  ],
  "down-seat": downOther,
  "try-wing": ({ recipient }) => [
    ligne`${recipient} ne peut pas se donner d’ordre`,
    ligne`Un commandant d’armée est près de lui : tant qu’il l’est, un commandant d’aile reste sans rôle.`,
  ],
  "try-fallen": ({ recipient }) => [
    ligne`${recipient} ne peut pas se donner d’ordre`,
    ligne`Il est tombé ce tour-ci. Son successeur arrive au tour suivant.`,
  ],
  "address-wing": ({ sender }) => [
    ligne`${sender} ne peut pas donner d’ordre`,
    ligne`Un commandant d’armée est près de lui : tant qu’il l’est, un commandant d’aile reste sans rôle.`,
  ],
  "address-fallen": ({ sender, toHolder }) => [
    ligne`${sender} ne peut pas donner d’ordre ${toHolder}`,
    ligne`Son chef est tombé ce tour-ci. Son successeur arrive au tour suivant.`,
  ],
  "address-train": ({ sender, toHolder }) => [
    ligne`${sender} ne peut pas donner d’ordre ${toHolder}`,
    ligne`Seul un commandant d’armée donne un ordre à un train, et seulement à celui de son armée.`,
  ],
  "aim-near": aimSame,
  "aim-alike": aimSame,
  "rejoin-holds": ({ holder }) => [
    ligne`${holder} ne peut pas rejoindre sa formation`,
    ligne`Son ordre vient d’un supérieur et vaut jusqu’à ce qu’un autre le remplace.`,
  ],
  "fall-apart": ({ who, toHex }) => [
    ligne`${who} ne peut pas se replier${toHex}`,
    ligne`Le repli va d’hexagone en hexagone. Choisissez-en un adjacent.`,
  ],
  "seat-nearer": ({ holder, toHex }) => [
    ligne`${holder} ne peut pas aller${toHex}`,
    ligne`Repli : il ne s’approche pas de l’ennemi.`,
  ],
  "seat-enemy": ({ holder, toHex }) => [ligne`${holder} ne peut pas aller${toHex}`, ligne`L’ennemi y est.`],
};
