import { expect } from "vitest";
import { armyTrain, hasTrain, isArmyTrain, trainOf } from "../../../src/no-written-orders/army/wagons.ts";
import { NONE } from "../../../src/no-written-orders/measures.ts";
import { DESTROYED, WAITING } from "../../../src/no-written-orders/position.ts";
import { ownSide } from "../support/armies.ts";
import { testForEither } from "../support/either-side.ts";
import { SIDES, type SideId } from "../../../src/no-written-orders/vocabulary.ts";
import { Stage } from "../support/stage.ts";

/** A side with two army trains and one for each formation; the enemy has one train of each kind. */
function trains(): Stage {
  const [own, enemy] = [SIDES[ownSide()] as SideId, SIDES[1 - ownSide()] as SideId];
  return new Stage({
    units: [
      { id: "ua", formation: "u1" },
      { id: "ca", formation: "c1" },
    ],
    options: { advancedSupply: "on", smallArmsAmmo: "on" },
    reloads: 5,
    trains: [
      { side: own, hex: "0602" },
      { side: own, hex: "0604" },
      { side: enemy, hex: "0610" },
    ],
    at: { ua: "0101" },
    frames: () => [],
  });
}

testForEither("NWO-19.4.5-a an army’s train is the first of its side that is on the map, not a formation’s", () => {
  const stage = trains();
  const { field, p } = stage;
  const [own, enemy] = [ownSide(), 1 - ownSide()];
  const [first, second] = [stage.holder(`${SIDES[own]}-train-1`), stage.holder(`${SIDES[own]}-train-2`)];
  const theirs = stage.holder(`${SIDES[enemy]}-train-1`);
  const seat = (train: number, at: number): void => {
    p.seat = p.seat.with(train, at);
  };
  for (const train of field.trains) seat(train, WAITING);
  expect(armyTrain(field, p, own)).toBe(NONE);
  seat(stage.holder("u1-train"), stage.hex("0201"));
  seat(theirs, stage.hex("0610"));
  expect([armyTrain(field, p, own), armyTrain(field, p, enemy)]).toEqual([NONE, theirs]);
  seat(second, 0);
  expect(armyTrain(field, p, own)).toBe(second);
  seat(first, stage.hex("0602"));
  expect(armyTrain(field, p, own)).toBe(first);
  seat(first, DESTROYED);
  expect(armyTrain(field, p, own)).toBe(second);
  expect([first, stage.holder("u1-train")].map((train) => isArmyTrain(field, train))).toEqual([true, false]);
});

testForEither("NWO-19.6-d NWO-19.4.2-a a formation has its own train, and a hex holds one for its side alone", () => {
  const stage = trains();
  const { field, p } = stage;
  expect(["u1", "u2", "c1"].map((id) => trainOf(field, stage.holder(id)))).toEqual(
    ["u1", "u2", "c1"].map((id) => stage.holder(`${id}-train`)),
  );
  expect(trainOf(field, stage.holder("u-oc"))).toBe(NONE);
  p.seat = p.seat.with(stage.holder("u1-train"), stage.hex("0705"));
  const there = stage.hex("0705");
  expect([ownSide(), 1 - ownSide()].map((side) => hasTrain(field, p, side, there))).toEqual([true, false]);
  expect(hasTrain(field, p, ownSide(), stage.hex("0706"))).toBe(false);
});
