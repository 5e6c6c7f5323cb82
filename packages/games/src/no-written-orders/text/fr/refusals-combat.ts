import { ligne } from "@stonebridge/kernel/words/french";
import type { CombatRefusals } from "../refused.ts";
import { nothingChosen } from "./refusals-unknown.ts";
import type { Words } from "./refused.ts";

/** Refusals of fire, assault, retreat and advance. */
export const combatRefusals: CombatRefusals<Words> = {
  "bombard-other": ({ who }) => [
    ligne`${who} ne peut pas bombarder`,
    ligne`Seule l’artillerie de la formation active bombarde.`,
  ],
  "bombard-again": ({ who }) => [
    ligne`${who} ne peut plus bombarder`,
    ligne`Une batterie bombarde une seule cible par tour.`,
  ],
  "bombard-night": ({ who }) => [ligne`${who} ne peut pas bombarder`, ligne`Les canons ne bombardent pas de nuit.`],
  "bombard-out-of-command": ({ who, Il }) => [
    ligne`${who} ne peut pas bombarder`,
    ligne`${Il} est hors de portée de commandement. Son chef doit être à 3 PM au plus.`,
  ],
  "bombard-marching": ({ who }) => [
    ligne`${who} ne peut pas bombarder`,
    ligne`Marche : l’artillerie à pied en marche est attelée.`,
  ],
  "bombard-nobody": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`Aucune unité ennemie n’y est.`,
  ],
  "bombard-far": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`La cible est hors de portée. Choisissez-en une plus proche, ou avancez pour tirer au tour suivant.`,
  ],
  "bombard-unseen": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`La batterie n’a pas de ligne de vue : bois, bourgs, crêtes et unités la bloquent.`,
  ],
  "bombard-fort": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`Un fort ne se bombarde pas. Donnez-lui l’assaut.`,
  ],
  "bombard-works": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`Des retranchements le protègent de ce côté. Tirez d’un autre.`,
  ],
  "hit-other": ({ who, Il, e }) => [
    ligne`${who} ne peut pas subir le coup au but`,
    ligne`${Il} n’était pas sous le feu, ou est éliminé${e}. Choisissez une unité qui l’était.`,
  ],
  "hit-infantry": ({ who }) => [
    ligne`${who} ne peut pas subir le premier coup au but`,
    ligne`Le premier coup est pour l’infanterie, s’il y en a.`,
  ],
  "hit-damaged": ({ who }) => [
    ligne`${who} ne peut pas subir ce coup au but`,
    ligne`Les unités qui ont déjà perdu des pas passent d’abord.`,
  ],
  "assault-other": ({ who, Il }) => [
    ligne`${who} ne peut pas donner l’assaut maintenant`,
    ligne`${Il} n’appartient pas à la formation active.`,
  ],
  "assault-delaying": ({ who }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`Retardement : les unités barrent la route, sans donner l’assaut.`,
  ],
  "assault-marching": ({ who }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`Marche : une unité en marche ne donne pas l’assaut.`,
  ],
  "assault-falling-back": ({ who, order }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`${order} : une unité qui se replie ne donne pas l’assaut.`,
  ],
  "assault-reserve": ({ who }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`Réserve : une unité sans ordre ne donne pas l’assaut.`,
  ],
  "assault-bombarded": ({ who, Il }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`${Il} a bombardé ce tour-ci. Des canons font l’un ou l’autre.`,
  ],
  "assault-out-of-command": ({ who, Il }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`${Il} est hors de portée de commandement. Son chef doit être à 3 PM au plus.`,
  ],
  "assault-apart": ({ who, hex }) => [
    ligne`${who} ne peut pas donner l’assaut à ${hex}`,
    ligne`Cet hexagone n’est pas adjacent.`,
  ],
  "assault-river": ({ who, hex }) => [
    ligne`${who} ne peut pas donner l’assaut à ${hex}`,
    ligne`La rivière les sépare, sans pont ni gué.`,
  ],
  "assault-nobody": ({ who, hex }) => [
    ligne`${who} ne peut pas donner l’assaut à ${hex}`,
    ligne`Aucun ennemi n’y est.`,
  ],
  "assault-defend": ({ who, hex }) => [
    ligne`${who} ne peut pas donner l’assaut à ${hex}`,
    ligne`Défense : l’assaut ne vise que des hexagones qui étaient à vous à l’arrivée de l’ordre.`,
  ],
  "assault-second": ({ who, Il }) => [
    ligne`${who} ne peut pas donner un second assaut`,
    ligne`${Il} a déjà une cible, et une pile n’en attaque qu’une.`,
  ],
  "assault-bound-elsewhere": ({ who, hex }) => [
    ligne`${who} ne peut pas donner l’assaut à ${hex}`,
    ligne`D’autres unités de sa pile doivent attaquer ailleurs, et une pile n’attaque qu’un hexagone.`,
  ],
  "assault-joins": ({ who, hex }) => [
    ligne`${who} ne peut pas se joindre à l’assaut sur ${hex}`,
    ligne`Une autre pile ennemie adjacente resterait sans assaut. Attaquez-les toutes avant d’en attaquer une à plusieurs.`,
  ],
  "assault-class": ({ who, hex }) => [
    ligne`${who} ne peut pas donner l’assaut à ${hex}`,
    ligne`L’infanterie attaque d’abord le plus fort : un fort, puis infanterie, cavalerie, artillerie, quartier général.`,
  ],
  "assault-fort-first": ({ who, hex }) => [
    ligne`${who} ne peut pas donner l’assaut à ${hex}`,
    ligne`Un fort adjacent n’est pas encore attaqué, et les forts passent d’abord.`,
  ],
  "assault-owed": ({ who, order }) => [
    ligne`Les assauts ne sont pas complets`,
    ligne`${order} : ${who} doit donner l’assaut, comme toute l’infanterie et la cavalerie au contact.`,
  ],
  "assault-some": ({ holder, order }) => [
    ligne`Les assauts ne sont pas complets`,
    ligne`${order}, ${holder} : au contact, au moins une unité doit donner l’assaut.`,
  ],
  "declared-joins": () => [
    ligne`Les assauts ne sont pas complets`,
    ligne`Plusieurs piles en attaquent une seule alors qu’une autre pile ennemie adjacente reste sans assaut. Attaquez-les d’abord toutes.`,
  ],
  "declared-class": () => [
    ligne`Les assauts ne sont pas complets`,
    ligne`L’infanterie attaque d’abord le plus fort : un fort, puis infanterie, cavalerie, artillerie, quartier général.`,
  ],
  "assault-charged": ({ who, Il }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`${Il} a chargé ce tour-ci et ne fait rien d’autre.`,
  ],
  "fight-hidden": ({ who, Il }) => [
    ligne`${who} ne peut pas combattre ici`,
    ligne`${Il} est en marche cachée : ce n’est qu’une apparence.`,
  ],
  "support-other": ({ who }) => [
    ligne`${who} ne peut pas appuyer`,
    ligne`Seule l’artillerie du défenseur présente sur la carte appuie.`,
  ],
  "support-busy": ({ who, Il }) => [
    ligne`${who} ne peut pas appuyer`,
    ligne`${Il} a bombardé ou combattu ce tour-ci, ou appuie déjà.`,
  ],
  "support-beside": ({ who }) => [ligne`${who} ne peut pas appuyer`, ligne`Un autre ennemi est adjacent.`],
  "support-chit": ({ who, Il }) => [
    ligne`${who} ne peut pas appuyer`,
    ligne`${Il} n’appuie que les unités de son propre jeton.`,
  ],
  "support-unseen": ({ who }) => [ligne`${who} ne peut pas appuyer`, ligne`Aucun assaillant n’est à portée et en vue.`],
  "retreat-apart": ({ toHex }) => [
    ligne`On ne peut pas reculer${toHex}`,
    ligne`Une retraite est d’un hexagone. Choisissez un hexagone adjacent.`,
  ],
  "retreat-closed": ({ toHex }) => [
    ligne`On ne peut pas reculer${toHex}`,
    ligne`L’ennemi, la rivière ou un fort occupé barre le chemin.`,
  ],
  "retreat-better": ({ toHex }) => [
    ligne`On ne peut pas reculer${toHex}`,
    ligne`Un meilleur hexagone est libre : hors des zones de contrôle ennemies, ou au moins auprès des vôtres.`,
  ],
  "advance-other": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Seuls les assaillants qui n’ont pas reculé avancent.`,
  ],
  "advance-second": ({ who }) => [
    ligne`${who} ne peut pas avancer aussi`,
    ligne`Une seule unité avance ; toute une pile seulement avec un chef, ou si elle est d’une même division.`,
  ],
  "advance-guns": ({ who }) => [
    ligne`${who} ne peut pas avancer en tête`,
    ligne`Des canons n’avancent qu’avec de l’infanterie ou de la cavalerie.`,
  ],
  "advance-full": ({ who, limit }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`L’hexagone dépasserait ${limit} points de force.`,
  ],
  "advance-defend": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Défense : l’unité n’entre que dans des hexagones qui étaient à vous à l’arrivée de l’ordre.`,
  ],
  "advance-further": ({ who, order, target }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`${order} : cela l’éloignerait de l’objectif, ${target}.`,
  ],
  "bombard-over": ({ who }) => [
    ligne`${who} ne peut pas bombarder maintenant`,
    ligne`Les canons bombardent dans le premier segment de leur action, avant tout mouvement.`,
  ],
  "hit-none": ({ who }) => [
    ligne`${who} ne subit aucun coup au but maintenant`,
    ligne`Vous ne choisissez que si plusieurs de vos unités sont sous le feu et que cela change quelque chose.`,
  ],
  "assault-over": ({ who }) => [
    ligne`${who} ne peut pas donner l’assaut maintenant`,
    ligne`Les assauts viennent en dernier dans une action, après les mouvements.`,
  ],
  "fight-none": ({ hex }) => [
    ligne`Aucun assaut à livrer à ${hex}`,
    ligne`Seuls les assauts déclarés se livrent, chacun une fois.`,
  ],
  "evade-none": ({ who }) => [
    ligne`${who} n’a pas à se dérober`,
    ligne`Seules la cavalerie et l’artillerie à cheval assaillies le peuvent, sauf si leur tour a commencé au contact ou si de la cavalerie les attaque.`,
  ],
  "first-none": () => [
    ligne`Personne ne peut tirer d’abord maintenant`,
    ligne`Le défenseur le peut, sur des assaillants venus au contact sous ses yeux dans ce segment.`,
  ],
  "support-never": ({ who }) => [ligne`${who} ne peut pas appuyer`, ligne`Cette partie se joue sans appui à distance.`],
  "support-over": ({ who }) => [
    ligne`${who} ne peut pas appuyer maintenant`,
    ligne`Les batteries n’ajoutent leur feu que lorsque des amis sont assaillis ailleurs.`,
  ],
  "break-none": () => [
    ligne`Personne ne peut rompre maintenant`,
    ligne`Seul un camp qui n’a que de la cavalerie le peut, une fois touché dans un assaut.`,
  ],
  "retreat-none": () => [
    ligne`Personne ne recule maintenant`,
    ligne`Un camp ne recule que s’il rate son test de moral après un combat. Son joueur choisit où, si plusieurs hexagones se valent.`,
  ],
  "along-none": ({ leader }) => [
    ligne`${leader} n’a pas de retraite à suivre`,
    ligne`Un chef peut suivre quand des unités reculent de son hexagone.`,
  ],
  "passing-none": () => [
    ligne`Personne ne passe devant vos unités maintenant`,
    ligne`Une pile tire sur l’ennemi qui va d’un hexagone de sa zone de contrôle à un autre.`,
  ],
  "advance-none": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Les assaillants n’avancent que lorsqu’un assaut a vidé l’hexagone visé.`,
  ],
  "advance-leader": ({ leader }) => [
    ligne`${leader} ne peut pas avancer`,
    ligne`Un chef n’avance qu’avec une pile d’assaillants où il se trouve.`,
  ],
  "displace-none": ({ leader }) => [
    ligne`${leader} n’a pas à s’échapper`,
    ligne`Seul un chef que l’ennemi trouve isolé rejoint l’unité la plus proche. Vous choisissez si plusieurs le sont autant.`,
  ],
  "end-bombardment": nothingChosen,
  "end-declaration": nothingChosen,
  "end-support": nothingChosen,
  "end-advance": nothingChosen,
  "retreat-fort": ({ toHex }) => [
    ligne`On ne peut pas reculer${toHex}`,
    ligne`Personne ne recule dans un fort occupé.`,
  ],
};
