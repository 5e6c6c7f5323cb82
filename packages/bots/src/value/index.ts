export type { Inputs } from "./inputs.ts";
export { type Layer, type Model, OUTPUTS, type ReadModel, readModel, type Weights } from "./model.ts";
export { chancesOf, FARTHEST, Network } from "./network.ts";
export { pack, type Packed, unpack } from "./packing.ts";
export { type Judgment, Value } from "./value.ts";
