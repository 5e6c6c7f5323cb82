import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultServerConditions, defineConfig } from "vite";
import { maps } from "./build/maps-plugin.ts";

/** The reports of this client as a bundle for Node, with the maps and the lettering beside it: see `src/report/program.ts`. */
export default defineConfig({
  plugins: [svelte(), maps()],
  publicDir: false,
  ssr: { noExternal: true, resolve: { conditions: ["source", ...defaultServerConditions] } },
  build: {
    ssr: "src/report/program.ts",
    emitAssets: true,
    target: "node20",
    // What leads to the play screen and to lessons: no report follows it.
    rolldownOptions: { external: /\/(?:desk-room|lessons\/room)\.ts$/ },
  },
});
