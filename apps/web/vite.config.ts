import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions, defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { gameChunk, noCircles } from "./build/game-chunks.ts";
import { maps } from "./build/maps-plugin.ts";

const SRC = "apps/web/src/";

/**
 * What every page or every game needs comes in a few chunks: dozens of small ones weigh a tenth more, each being packed
 * alone. What is asked for later divides itself. The first that fits wins.
 */
const GROUPS = [
  {
    name: "house",
    priority: 4,
    test: new RegExp(
      `node_modules/(svelte|esm-env|clsx)/|packages/kernel/src/(?!words/french|declared/(?!fields)|situations/situation-reading|records/(?:proof|reading|record|replay|resume|verify))|` +
        `${SRC}(App|app/|widgets/(?!Tabs|Tag|Filters|SearchField))|` +
        `${SRC}(storage/(?!packing|saved-reading)|session/(?!at-leisure|far/|records|share|take-in|trouble-report|whole))|` +
        `${SRC}home/(?!FileFault|OptionChoices|Reading|glance-cut|placed)|` +
        `${SRC}(settings/settings|language/(shell|pages|language|page-language|headed)|rules/(open-rule|rules-of-game)|(apart|kept)/texts|apart/player|learn/start-lesson)|` +
        `${SRC}play/parts/(SideSign|emblem)|` +
        `${SRC}shell/(Loading|Mark|DieEntry|Nowhere|Notice|Header|SiteStrips|GameStrips|PlayPage)|` +
        `${SRC}games/(shelf|rule-books|contract/(later|entry-texts)|[^/]+/(entry|front|texts)\\.)`,
    ),
  },
  {
    name: "far",
    priority: 5,
    test: new RegExp(
      `${SRC}session/far/|packages/(seat|protocol)/src/|node_modules/(partysocket|immutable-json-patch)/`,
    ),
    includeDependenciesRecursively: false,
  },
  { name: "ground", priority: 3, test: /packages\/board\/src\/(zone|places)/ },
  {
    name: "hex-ground",
    priority: 3,
    test: /packages\/board\/src\/hex-(grid|labels|lines|middles|map-checks|field|paths)/,
    includeDependenciesRecursively: false,
  },
  {
    name: "zones",
    priority: 1,
    test: new RegExp(
      `${SRC}(board/zones/(?!picture|still)|play/consequences|play/zones/(TurnTrack|ScoreTable|zone-field|zone-offers|suggested-facing|drawn|shapes|track|score-rows|bearing-in|overview|attention|answers|acting|moves|hands|spoken-fight|turning|board\\.|marching|marches))`,
    ),
  },
  {
    name: "hexes",
    priority: 1,
    test: new RegExp(
      `${SRC}(board/hexes/(?!picture|still)|play/hexes/(?!FightSheet|PieceCard|piece-card|lesson-room)|games/weighing-dice)|packages/board/src/hex-plot`,
    ),
    includeDependenciesRecursively: false,
  },
  { name: gameChunk, priority: 0, includeDependenciesRecursively: false },
  {
    name: "play",
    priority: 2,
    test: new RegExp(
      `${SRC}(grouped-by|games/contract/attention)|${SRC}(board|play)/(?!consequences|ending|guide/|hexes|hint/|language|moments|recap|panels/(?!Panel\\.|PieceList|TurnStrip|ScoreFrame|folds)|zones/(?!combat-words|rounded)|` +
        "camera/(glass|looking)|drawing/still|fans/(fan-card|fan-out|opened-fan)|PhoneLayout|parts/(Sheet|PhoneDock|answer-rows|FoldedTools|InDock|TypedDie|[Rr]olled|BotCard|RefusalCard|refusal-place|from-its-top)|speech/summary)",
    ),
  },
];

/** What the house leads into is fetched along with all it needs. */
const INTO_A_GAME = /\/(?:loaded|running|desk-room|picture|Play)-/;
/** There before anything else asks for it. */
const THERE_BY_THEN = /\/(?:house|play|ground|hex-ground|zones|hexes|[\w-]+-(?:rules|desk))-[\w-]{8}\.js$/;

/**
 * What is fetched along with a part that comes later, before the part asks for it itself. Lists of that for every page weighed three
 * kilobytes of each first load.
 */
function along(
  part: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
): string[] {
  if (hostType === "html" || INTO_A_GAME.test(part)) return needed;
  return hostId.includes("/house-") ? [] : needed.filter((one) => !THERE_BY_THEN.test(one));
}

export default defineConfig({
  plugins: [
    svelte(),
    maps(),
    noCircles(),
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      includeAssets: ["icon.svg", "icon-waiting.svg", "apple-touch-icon.png", "tone.js"],
      manifest: {
        id: "/",
        name: "Stonebridge",
        short_name: "Stonebridge",
        description: "Wargames of the battles of Bull Run, with the rules enforced.",
        start_url: "/",
        display: "standalone",
        background_color: "#F3EDDF",
        theme_color: "#FCF9F3",
        categories: ["games"],
        icons: [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
        ],
      },
      workbox: {
        importScripts: ["/push.js"],
        // The browser keeps it with the service worker itself.
        globIgnores: ["push.js"],
        // Whatever a game needs without a network: the finest tiles of the map come as they are looked at.
        globPatterns: [
          "**/*.{html,js,css,woff2,svg,png}",
          "assets/maps/*/*.json",
          "assets/maps/*/light/{0,1}/*.webp",
          "assets/maps/*/dark/{0,1}/*.webp",
        ],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        navigateFallback: "/index.html",
        dontCacheBustURLsMatching: /^assets\/.+-[\w-]{8,}\.\w+$/,
        runtimeCaching: [
          {
            urlPattern: /\/assets\/maps\/.+\.webp$/,
            handler: "CacheFirst",
            options: { cacheName: "map-tiles", expiration: { maxEntries: 600, purgeOnQuotaError: true } },
          },
        ],
      },
    }),
  ],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: {
      polyfill: false,
      resolveDependencies: along,
    },
    rollupOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: "es", plugins: () => [maps()] },
});
