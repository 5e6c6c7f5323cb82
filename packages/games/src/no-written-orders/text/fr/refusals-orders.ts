import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of the Command Phase: who may order whom to do what. */
export const ordersRefusals = {
  "down-other": ({ holder }) => [
    ligne`${holder} ne peut pas passer en Réserve`,
    ligne`Seuls un Repli ou une Retraite générale finissent ainsi ; les quartiers généraux finissent la leur quand ils bougent.`,
  ],
  "down-near": ({ holder, order }) => [
    ligne`${holder} ne peut pas encore passer en Réserve`,
    ligne`${order("fall-back")} : un ennemi est à 2 hexagones d’une de ses unités. Éloignez-vous d’abord.`,
  ],
  "down-early": ({ holder }) => [
    ligne`${holder} ne peut pas encore passer en Réserve`,
    ligne`Retraite générale : elle dure jusqu’à un tour de nuit qui suive celui de l’ordre.`,
  ],
  "try-other": ({ recipient }) => [
    ligne`${recipient} ne peut pas se donner d’ordre`,
    ligne`Seuls peuvent essayer les chefs de vos formations, divisions et ailes, s’ils ont des unités à commander.`,
  ],
  "try-absent": ({ recipient }) => [
    ligne`${recipient} ne peut pas se donner d’ordre`,
    ligne`Il n’est pas sur la carte, ou il est tombé et sera remplacé au début du tour suivant.`,
  ],
  "try-rallies": ({ recipient }) => [
    ligne`${recipient} ne peut pas se donner d’ordre`,
    ligne`Il rallie des égarés à ce tour, et ne fait rien d’autre.`,
  ],
  "try-division": ({ holder }) => [
    ligne`Pas d’ordre à tenter pour ${holder}`,
    ligne`Un commandant de corps peut en tenter un pour une de ses divisions qui a des unités sur la carte.`,
  ],
  "try-once": ({ recipient }) => [
    ligne`${recipient} a déjà essayé`,
    ligne`Un essai par tour. Reprenez le premier pour en écrire un autre.`,
  ],
  "address-other": ({ sender, toHolder }) => [
    ligne`${sender} ne peut pas donner d’ordre ${toHolder}`,
    ligne`Un commandant d’armée commande les siens, un commandant d’aile ceux de son aile quand il est seul.`,
  ],
  "address-absent": ({ sender, toHolder }) => [
    ligne`${sender} ne peut pas donner d’ordre ${toHolder}`,
    ligne`Personne pour recevoir l’ordre : le chef n’est pas sur la carte, ou est tombé à ce tour.`,
  ],
  "address-capacity": ({ sender }) => [
    ligne`${sender} ne peut plus donner d’ordre à ce tour`,
    ligne`Il en donne autant que sa valeur. Reprenez-en un pour en donner un autre.`,
  ],
  "address-away": ({ sender }) => [
    ligne`${sender} ne peut plus donner d’ordre à ce tour`,
    ligne`Loin de son quartier général, c’est un ordre par tour. Reprenez-le pour en donner un autre, ou revenez-y.`,
  ],
  "address-face": ({ sender, toHolder }) => [
    ligne`${sender} ne peut pas donner d’ordre ${toHolder} d’ici`,
    ligne`Loin de son quartier général, tout ordre après le premier se donne de vive voix, dans l’hexagone du chef.`,
  ],
  "address-courier": ({ holder }) => [
    ligne`Aucun courrier ne trouve encore ${holder}`,
    ligne`Jusqu’à dix heures, les ordres du quartier général de Beauregard s’égarent. Essayez alors.`,
  ],
  "address-twice": ({ holder }) => [
    ligne`${holder} reçoit déjà un ordre`,
    ligne`Un ordre par tour pour chacun. Reprenez l’autre pour en changer.`,
  ],
  "retreat-early": () => [
    ligne`Il est trop tôt pour une Retraite générale`,
    ligne`L’armée doit d’abord avoir perdu quatre cinquièmes de son niveau de démoralisation.`,
  ],
  "retreat-same": () => [
    ligne`L’armée est déjà rappelée`,
    ligne`Tous ont la Retraite générale, ou une estafette la leur porte. Attendez qu’on y obéisse.`,
  ],
  "kind-reserve": () => [
    ligne`La Réserve ne s’ordonne pas`,
    ligne`C’est l’état de qui n’a pas d’ordre. Choisissez-en un autre ; la Défense tient le terrain.`,
  ],
  "kind-consistent": ({ sender, un }) => [
    ligne`${sender} ne peut pas ordonner ${un("attack")}`,
    ligne`Cela ne va pas avec l’ordre que son aile tient de l’armée. Choisissez un ordre qui le serve.`,
  ],
  "kind-headquarters": ({ un }) => [
    ligne`Un quartier général ne reçoit pas ${un("attack")}`,
    ligne`Il ne reçoit qu’une Marche ou un Repli.`,
  ],
  "kind-idea": ({ sender }) => [
    ligne`${sender} ne donne pas encore cet ordre`,
    ligne`Avant de voir Longstreet, il croit l’ennemi en fuite : il n’ordonne qu’Attaque, Reconnaissance ou Marche.`,
  ],
  "kind-train": ({ un }) => [ligne`Un train ne reçoit pas ${un("attack")}`, ligne`Il ne reçoit que des Marches.`],
  "guard-other": () => [
    ligne`Le train de l’armée ne se garde pas ainsi`,
    ligne`Seule la Défense d’une division, donnée d’en haut et encore sans objectif, peut garder le train de l’armée.`,
  ],
  "kind-general": () => [
    ligne`Une Retraite générale ne s’écrit pas pour une formation`,
    ligne`Elle s’ordonne à toute l’armée en une fois, par son commandant.`,
  ],
  "aim-feature": ({ hex }) => [
    ligne`${hex} n’est pas un objectif`,
    ligne`Un ordre vise un bourg, une route, un carrefour, une crête ou un passage. Choisissez un hexagone marqué.`,
  ],
  "aim-range": ({ hex }) => [
    ligne`${hex} est trop loin`,
    ligne`Un objectif est à 10 PM de qui reçoit l’ordre, ou sur une route qui part de là. Une suite d’ordres mène plus loin.`,
  ],
  "aim-unseen": ({ recipient, hex }) => [
    ligne`${recipient} ne peut pas viser ${hex}`,
    ligne`Son propre ordre vise ce qu’il voit d’où il est.`,
  ],
  "aim-away": ({ sender, hex }) => [
    ligne`${sender} ne peut pas viser ${hex}`,
    ligne`Loin de son quartier général, il n’ordonne que vers ce qu’il voit, ou par une route qui commence à sa vue.`,
  ],
  "aim-same": ({ hex }) => [
    ligne`Cet ordre est déjà donné`,
    ligne`Un ordre semblable est en vigueur, en attente ou en route, à moins de 10 hexagones de ${hex} ; Attaque vaut Reconnaissance, Défense vaut Retardement. Visez ailleurs.`,
  ],
  "aim-wing": ({ sender, hex }) => [
    ligne`${sender} ne peut pas viser ${hex}`,
    ligne`Les objectifs que donne un commandant d’aile sont à 10 hexagones du sien au plus.`,
  ],
  "aim-toward": ({ sender, hex }) => [
    ligne`${sender} ne peut pas ordonner une marche vers ${hex}`,
    ligne`Il est lui-même en repli, et n’envoie personne plus près de l’ennemi.`,
  ],
  "via-march": ({ un }) => [
    ligne`Pas de points de passage dans ${un("attack")}`,
    ligne`Seule une Marche en a. Les autres choisissent leur chemin.`,
  ],
  "via-far": ({ hex }) => [
    ligne`La marche ne peut pas passer par ${hex}`,
    ligne`D’un point au suivant, c’est 10 PM au plus. Choisissez d’abord un point plus proche.`,
  ],
  "force-march": ({ un }) => [ligne`On ne force pas ${un("attack")}`, ligne`Seule une Marche continue de nuit.`],
  "attach-other": () => [
    ligne`Cet ordre ne rattache personne`,
    ligne`L’ordre d’un supérieur à une division le peut, dès que son objectif est choisi.`,
  ],
  "attach-army": ({ recipient }) => [
    ligne`${recipient} ne peut pas y être rattaché`,
    ligne`Une division se rattache à une autre formation de sa propre armée qui agit par jeton.`,
  ],
  "attach-same": ({ recipient }) => [
    ligne`${recipient} agit déjà avec elle`,
    ligne`Choisissez une autre formation, ou laissez la division où elle est.`,
  ],
  "hide-other": () => [
    ligne`Cet ordre ne peut pas être caché`,
    ligne`Formations et divisions marchent hors de vue, par la première étape d’un ordre de leur propre camp.`,
  ],
  "hide-march": () => [
    ligne`Cet ordre ne peut pas être caché`,
    ligne`Seule une Marche l’est, et tout son chemin est donné d’abord : objectif et points de passage.`,
  ],
  "hide-seen": ({ recipient }) => [
    ligne`${recipient} ne peut pas s’esquiver`,
    ligne`L’ennemi le verrait là où mène la marche d’un tour.`,
  ],
  "reveal-other": ({ holder }) => [ligne`${holder} n’a rien à dévoiler`, ligne`Sa marche se fait à la vue de tous.`],
  "appear-other": ({ who }) => [
    ligne`${who} n’apparaît pas ici`,
    ligne`Seules les unités de la marche découverte s’écartent, une fois chacune.`,
  ],
  "appear-far": ({ who, toHex }) => [
    ligne`${who} ne peut pas apparaître${toHex}`,
    ligne`Les unités s’écartent avec le mouvement qui reste, 2 points au plus, hors de portée de l’ennemi, à 12 points de force par hexagone.`,
  ],
  "appear-full": () => [
    ligne`Trop d’unités dans cet hexagone`,
    ligne`12 points de force peuvent s’y tenir. Écartez-les d’abord.`,
  ],
  "then-last": ({ un }) => [
    ligne`Rien ne peut suivre ${un("defend")}`,
    ligne`Une suite ne continue qu’après une Marche ou une Attaque, et l’ordre propre d’un chef est unique.`,
  ],
  "rejoin-order": ({ holder }) => [
    ligne`${holder} ne peut pas rejoindre sa formation`,
    ligne`Seule une division qui agit à part le peut : quand elle n’a plus d’ordre, ou sous un ordre issu de l’initiative de son chef de corps.`,
  ],
  "rejoin-far": ({ holder }) => [
    ligne`${holder} ne peut pas encore rejoindre sa formation`,
    ligne`Toutes ses unités doivent d’abord être à portée du chef de la formation.`,
  ],
  "fall-nearer": ({ who, toHex, il }) => [
    ligne`${who} ne peut pas reculer${toHex}`,
    ligne`C’est plus près de l’ennemi que là où ${il} se tient. Choisissez un hexagone qui ne le soit pas.`,
  ],
  "fall-barred": ({ who, toHex }) => [
    ligne`${who} ne peut pas reculer${toHex}`,
    ligne`Aucun chemin n’y mène : ce n’est pas l’hexagone d’à côté, ou la rivière est entre les deux.`,
  ],
  "fall-enemy": ({ who, toHex }) => [ligne`${who} ne peut pas reculer${toHex}`, ligne`L’ennemi y est.`],
  "fall-tail": ({ who, toHex }) => [
    ligne`${who} ne peut pas reculer${toHex}`,
    ligne`La colonne d’un ennemi en route remplit cet hexagone.`,
  ],
  "fall-fort": ({ who, toHex }) => [
    ligne`${who} ne peut pas reculer${toHex}`,
    ligne`Un fort déjà occupé n’accueille personne qui recule.`,
  ],
  "plant-many": () => [
    ligne`Il n’y a plus de faux drapeaux`,
    ligne`Tous ceux de cette bataille sont sur la carte. Ôtez-en un pour le planter ailleurs.`,
  ],
  "plant-there": ({ atHex }) => [ligne`Un faux drapeau est déjà${atHex}`, ligne`Choisissez un autre hexagone.`],
  "strike-none": ({ atHex }) => [
    ligne`Pas de faux drapeau${atHex}`,
    ligne`Seuls vos drapeaux sans ordre dessous peuvent être ôtés.`,
  ],
  "show-other": ({ who, Il }) => [
    ligne`On ne peut pas montrer ${who}`,
    ligne`${Il} n’est pas à vous, ou n’est pas sur la carte.`,
  ],
  "show-lies": ({ who }) => [ligne`${who} est déjà au-dessus`, ligne`C’est ce que l’ennemi voit d’abord.`],
  "show-guns": ({ who }) => [
    ligne`On ne peut pas montrer ${who} maintenant`,
    ligne`L’ennemi voit cette pile, et des canons en vue sont au-dessus.`,
  ],
} as const satisfies Record<string, Refused>;
