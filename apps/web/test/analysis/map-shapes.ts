import shapes1861 from "@stonebridge/atlas/maps/bull-run-1861/shapes.json" with { type: "json" };
import shapes1862 from "@stonebridge/atlas/maps/second-bull-run-1862/shapes.json" with { type: "json" };
import { vi } from "vitest";

/** The shapes of zones, which a page fetches, are here already. */
export function stubShapes(): void {
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(Response.json(url.includes("1861") ? shapes1861 : shapes1862)),
  );
}
