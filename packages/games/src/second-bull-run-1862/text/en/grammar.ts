import type { SideId } from "../../vocabulary.ts";

export const SIDE: Readonly<Record<SideId, string>> = { union: "Union", confederate: "Confederates" };
