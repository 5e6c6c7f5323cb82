import type { Line } from "@stonebridge/kernel/words";
import { et, ligne } from "@stonebridge/kernel/words/french";
import type { OrdersEvent } from "../../events/orders.ts";
import type { InitiativeOutcome } from "../../orders/initiative.ts";
import type { Compliance, OrderType } from "../../vocabulary.ts";
import type { Tellers } from "../telling.ts";
import { thrown } from "./dice.ts";
import { needs, type Say } from "./grammar.ts";
import { sequence } from "./sequence.ts";
import { units } from "./units.ts";

const COMPLIANCES: Readonly<Record<Compliance, string>> = {
  C: "Obéit aussitôt",
  R4: "Obéit plus tard, sur 4 ou plus",
  R5: "Obéit plus tard, sur 5 ou plus",
  R6: "Obéit plus tard, sur 6",
};

const TRIED: Readonly<Record<InitiativeOutcome, string>> = {
  "bad-move": "Une bévue",
  "no-effect": "Sans effet",
  acts: "Il agit",
  waits: "Ses hommes hésitent, l’ordre attend",
};

/** "Marche, puis Attaque" */
function legs(types: readonly OrderType[]): string {
  return types.map(units.order).join(", puis ");
}

function aide({ hex, from }: { readonly hex: string; readonly from?: string }, to: Say): Line {
  return from === undefined
    ? ligne`Une estafette part ${to.from(hex)}.`
    : ligne`Une estafette en route : ${to.place(from)} → ${to.place(hex)}.`;
}

export const ordersEvents: Tellers<OrdersEvent, Say> = {
  obeyed: ({ holder, order, target, origin }, to) =>
    ligne`${to.holder(holder)} suit son ordre : ${{ bold: units.order(order) }}${target === undefined ? "" : ligne`, ${to.place(target)}`} (${units.origin(origin)}).`,
  "stood-down": ({ holder }, to) => ligne`${to.holder(holder)} passe en ${{ bold: "Réserve" }}.`,
  "order-failed": ({ holder }, to) => ligne`L’ordre ${to.ofHolder(holder)} ${{ bold: "échoue" }}.`,
  rejoined: ({ holder }, to) => ligne`${to.holder(holder)} rejoint sa formation.`,
  "initiative-tried": ({ holder, by, order, roll, result }, to) =>
    ligne`${to.commander(by ?? holder)} tente ${by === undefined ? "son propre ordre" : ligne`un ordre pour ${to.holder(holder)}`}, ${units.order(order)} : ${thrown(roll)}. ${{ bold: TRIED[result] }}.`,
  "bad-move": ({ holder }, to) =>
    ligne`${{ bold: "Bévue" }} ${to.ofCommander(holder)} : l’ennemi peut donner un ordre ${to.toHolder(holder)}.`,
  "confidence-checked": ({ holder, roll, held }, to) =>
    ligne`Confiance ${to.ofHolder(holder)} : ${thrown(roll)}${needs(roll)}. ${{ bold: held ? "Elle tient" : "Elle cède" }}.`,
  "order-sent": ({ from, to: addressed, orders: types, aide: rides }, to) => {
    if (from === addressed) return ligne`${to.commander(from)} déplace son quartier général : ${legs(types)}.`;
    return ligne`Ordre ${to.ofCommander(from)} pour ${to.holder(addressed)} : ${{ bold: legs(types) }}, ${rides ? "par une estafette" : "aussitôt"}.`;
  },
  "aide-rode": aide,
  "order-delivered": ({ to: addressed, orders: types }, to) =>
    ligne`${to.holder(addressed)} reçoit son ordre : ${legs(types)}.`,
  "compliance-tested": ({ holder, column, roll, result }, to) =>
    ligne`Obéissance ${to.ofHolder(holder)}, colonne ${column} : ${thrown(roll)}. ${{ bold: COMPLIANCES[result] }}.`,
  "character-tested": ({ holder, roll, follows }, to) =>
    ligne`Caractère ${to.ofCommander(holder)}, il faut un 2 : ${thrown(roll)}. ${{ bold: follows ? "Il n’en fait qu’à sa tête" : "Il s’en tient à ses ordres" }}.`,
  "waiting-tested": ({ holder, roll, obeyed }, to) =>
    ligne`Ordre en attente ${to.ofCommander(holder)} : ${thrown(roll)}. ${{ bold: obeyed ? "Exécuté" : "Toujours en attente" }}.`,
  attached: ({ division, formation }, to) => ligne`${to.holder(division)} agit désormais avec ${to.holder(formation)}.`,
  "hiding-tested": ({ holder, roll, hidden }, to) =>
    ligne`Marche cachée ${to.ofHolder(holder)} : ${thrown(roll)}. ${{ bold: hidden ? "Elle reste hors de vue" : "Elle est découverte" }}.`,
  "march-revealed": ({ holder, hex }, to) => ligne`Une marche cachée : ${to.holder(holder)} apparaît ${to.at(hex)}.`,
  appeared: ({ unit, hex }, to) => ligne`${to.unit(unit)} apparaît ${to.at(hex)}.`,
  "aide-met": ({ hex, turn }, to) =>
    ligne`L’ordre d’une estafette ennemie est lu ${to.at(hex)} : le commandant l’apprend au ${sequence.turn(turn, to.names).replace(/^T/, "t")}.`,
  "orders-read": ({ to: addressed, orders: types, targets }, to) =>
    ligne`Un ordre ennemi est connu : pour ${to.holder(addressed)}, ${{ bold: legs(types) }}${targets.length === 0 ? "" : ligne` (${et(targets.map(to.place))})`}.`,
  "decoy-planted": ({ hex }, to) => ligne`Un leurre est posé ${to.at(hex)}.`,
  "decoy-struck": ({ hex }, to) => ligne`Le leurre est retiré ${to.from(hex)}.`,
  "top-shown": ({ unit }, to) => ligne`${to.unit(unit)} est au-dessus de sa pile.`,
  "fell-back": ({ unit, from, to: end }, to) =>
    ligne`${to.unit(unit)} se replie : ${to.place(from)} → ${to.place(end)}.`,
};
