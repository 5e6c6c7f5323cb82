import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: { target: "es2022", assetsInlineLimit: 2048, modulePreload: { polyfill: false } },
  worker: { format: "es" },
});
