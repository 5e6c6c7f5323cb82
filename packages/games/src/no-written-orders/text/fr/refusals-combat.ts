import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of fire, assault, retreat, advance and charges. */
export const combatRefusals = {
  "bombard-other": ({ who }) => [
    ligne`${who} ne peut pas bombarder`,
    ligne`Seule l’artillerie de la formation qui agit bombarde.`,
  ],
  "bombard-again": ({ who }) => [
    ligne`${who} ne peut plus bombarder`,
    ligne`Une batterie tire sur une seule cible par tour.`,
  ],
  "bombard-night": ({ who }) => [ligne`${who} ne peut pas bombarder`, ligne`De nuit, les canons se taisent.`],
  "bombard-out-of-command": ({ who, Il }) => [
    ligne`${who} ne peut pas bombarder`,
    ligne`${Il} est hors de portée de ses chefs. Ramenez son chef à 3 PM.`,
  ],
  "bombard-marching": ({ who }) => [
    ligne`${who} ne peut pas bombarder`,
    ligne`Marche : sur la route, l’artillerie à pied est attelée.`,
  ],
  "bombard-nobody": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`Aucune unité ennemie n’y est.`,
  ],
  "bombard-far": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`C’est hors de portée. Choisissez une cible plus proche, ou avancez pour tirer au tour suivant.`,
  ],
  "bombard-unseen": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`La batterie ne le voit pas : bois, bourgs, crêtes et troupes le cachent.`,
  ],
  "bombard-fort": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`Un fort ne se bombarde pas. Il faut lui donner l’assaut.`,
  ],
  "bombard-works": ({ who, hex }) => [
    ligne`${who} ne peut pas tirer sur ${hex}`,
    ligne`Des retranchements l’abritent de ce côté. Tirez d’un autre.`,
  ],
  "hit-other": ({ who, Il, e }) => [
    ligne`${who} ne peut pas subir le coup`,
    ligne`${Il} n’était pas sous le feu, ou est éliminé${e}. Choisissez-en une qui l’était.`,
  ],
  "hit-infantry": ({ who }) => [
    ligne`${who} ne peut pas subir le premier coup`,
    ligne`Le premier tombe sur l’infanterie, s’il y en a.`,
  ],
  "hit-damaged": ({ who }) => [
    ligne`${who} ne peut pas subir ce coup`,
    ligne`Les unités qui ont déjà perdu des pas passent d’abord.`,
  ],
  "assault-other": ({ who, Il }) => [
    ligne`${who} ne peut pas donner l’assaut maintenant`,
    ligne`${Il} n’est pas de la formation qui agit.`,
  ],
  "assault-delaying": ({ who }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`Retardement : on barre la route, sans assaillir personne.`,
  ],
  "assault-marching": ({ who }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`Marche : en route, on n’assaille personne.`,
  ],
  "assault-falling-back": ({ who, order }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`${order("fall-back")} : qui recule n’assaille personne.`,
  ],
  "assault-reserve": ({ who }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`Réserve : sans ordre, on n’assaille personne.`,
  ],
  "assault-bombarded": ({ who, Il }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`${Il} a bombardé à ce tour ; des canons font l’un ou l’autre.`,
  ],
  "assault-out-of-command": ({ who, Il }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`${Il} est hors de portée de ses chefs. Ramenez son chef à 3 PM.`,
  ],
  "assault-apart": ({ who, hex }) => [
    ligne`${who} ne peut pas assaillir ${hex}`,
    ligne`Ce n’est pas l’hexagone d’à côté.`,
  ],
  "assault-river": ({ who, hex }) => [
    ligne`${who} ne peut pas assaillir ${hex}`,
    ligne`La rivière est entre les deux, sans pont ni gué.`,
  ],
  "assault-nobody": ({ who, hex }) => [
    ligne`${who} ne peut pas assaillir ${hex}`,
    ligne`Aucun ennemi n’y est à assaillir.`,
  ],
  "assault-defend": ({ who, hex }) => [
    ligne`${who} ne peut pas assaillir ${hex}`,
    ligne`Défense : on n’assaille que les hexagones qui étaient à vous à l’ordre.`,
  ],
  "assault-second": ({ who, Il }) => [
    ligne`${who} ne peut pas assaillir encore`,
    ligne`${Il} a déjà une cible, et une pile n’en assaille qu’une.`,
  ],
  "assault-bound-elsewhere": ({ who, hex }) => [
    ligne`${who} ne peut pas assaillir ${hex}`,
    ligne`D’autres de sa pile doivent assaillir ailleurs, et une pile n’assaille qu’un hexagone.`,
  ],
  "assault-joins": ({ who, hex }) => [
    ligne`${who} ne peut pas se joindre à l’assaut sur ${hex}`,
    ligne`Une autre pile ennemie à côté resterait libre. N’en laissez aucune avant de doubler un assaut.`,
  ],
  "assault-class": ({ who, hex }) => [
    ligne`${who} ne peut pas assaillir ${hex}`,
    ligne`L’infanterie prend d’abord le plus fort : un fort, puis infanterie, cavalerie, canons, et le quartier général en dernier.`,
  ],
  "assault-fort-first": ({ who, hex }) => [
    ligne`${who} ne peut pas assaillir ${hex}`,
    ligne`Un fort voisin n’est encore assailli par personne, et passe d’abord.`,
  ],
  "assault-owed": ({ who, order }) => [
    ligne`Les assauts ne sont pas complets`,
    ligne`${order("attack")} : ${who} doit assaillir, comme toute infanterie et cavalerie au contact de l’ennemi.`,
  ],
  "assault-some": ({ order }) => [
    ligne`Les assauts ne sont pas complets`,
    ligne`${order("attack")} : une unité de chaque formation qui a atteint l’ennemi doit assaillir.`,
  ],
  "assault-charged": ({ who, Il }) => [
    ligne`${who} ne peut pas donner l’assaut`,
    ligne`${Il} a chargé à ce tour, et ses chevaux sont fourbus.`,
  ],
  "charge-other": ({ who }) => [ligne`${who} ne peut pas charger`, ligne`Seule la cavalerie charge.`],
  "charge-again": ({ who }) => [ligne`${who} ne peut plus charger`, ligne`Une charge par tour.`],
  "charge-dark": ({ who }) => [ligne`${who} ne peut pas charger`, ligne`Personne ne charge de nuit ou sous la pluie.`],
  "fight-hidden": ({ who, Il }) => [
    ligne`${who} ne peut pas combattre ici`,
    ligne`${Il} marche hors de vue, et ne fait que sembler là.`,
  ],
  "charge-nobody": ({ who, hex }) => [ligne`${who} ne peut pas charger ${hex}`, ligne`Aucune unité ennemie n’y est.`],
  "charge-far": ({ who, hex }) => [ligne`${who} ne peut pas charger ${hex}`, ligne`Une charge va à 2 hexagones.`],
  "react-again": ({ who, Il }) => [
    ligne`${who} ne peut pas les charger`,
    ligne`${Il} a déjà testé contre ces unités, ou elles sont trop loin.`,
  ],
  "charge-ground": ({ who, hex }) => [
    ligne`${who} ne peut pas charger ${hex}`,
    ligne`Une charge demande un terrain clair et vide en chemin, et ni pont, ni retranchements, ni fort au bout.`,
  ],
  "support-other": ({ who }) => [
    ligne`${who} ne peut pas appuyer`,
    ligne`Seule l’artillerie des défenseurs sur la carte appuie.`,
  ],
  "support-busy": ({ who, Il }) => [
    ligne`${who} ne peut pas appuyer`,
    ligne`${Il} a bombardé ou combattu à ce tour, ou appuie déjà.`,
  ],
  "support-beside": ({ who }) => [
    ligne`${who} ne peut pas appuyer`,
    ligne`Un autre ennemi est juste à côté et l’occupe.`,
  ],
  "support-chit": ({ who, Il }) => [
    ligne`${who} ne peut pas appuyer`,
    ligne`${Il} n’appuie que les unités que son propre jeton fait agir.`,
  ],
  "support-unseen": ({ who }) => [
    ligne`${who} ne peut pas appuyer`,
    ligne`Aucun attaquant n’est à sa portée et en vue.`,
  ],
  "retreat-apart": ({ toHex }) => [
    ligne`On ne peut pas reculer${toHex}`,
    ligne`Une retraite est d’un hexagone. Choisissez celui d’à côté.`,
  ],
  "retreat-barred": ({ toHex }) => [
    ligne`On ne peut pas reculer${toHex}`,
    ligne`L’ennemi, la rivière ou un fort occupé barre le chemin.`,
  ],
  "retreat-better": ({ toHex }) => [
    ligne`On ne peut pas reculer${toHex}`,
    ligne`Un meilleur chemin est ouvert : hors des zones de contrôle ennemies, ou du moins parmi les vôtres.`,
  ],
  "advance-other": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Seuls les attaquants qui tiennent encore entrent dans l’hexagone.`,
  ],
  "advance-second": ({ who }) => [
    ligne`${who} ne peut pas avancer aussi`,
    ligne`Une unité avance ; toute sa pile seulement avec un chef, ou si toutes sont d’une même division.`,
  ],
  "advance-guns": ({ who }) => [
    ligne`${who} ne peut pas avancer en tête`,
    ligne`Des canons n’avancent qu’avec de l’infanterie ou de la cavalerie.`,
  ],
  "advance-full": ({ who, limit }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Plus de ${limit} points de force seraient dans l’hexagone.`,
  ],
  "advance-defend": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Défense : on ne prend que les hexagones qui étaient à vous à l’ordre.`,
  ],
  "advance-further": ({ who, order, target }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`${order("attack")} : l’hexagone est plus loin de ${target} que le sien.`,
  ],
} as const satisfies Record<string, Refused>;
