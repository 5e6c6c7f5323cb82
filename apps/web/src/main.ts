import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { playsApart } from "./apart/player.ts";
import { atRest } from "./app/at-rest.ts";
import { update } from "./app/update.svelte.ts";
import { followLanguage } from "./language/page-language.ts";
import { shell } from "./language/shell.ts";

/** Milliseconds with nothing being loaded, after which there is time for more. */
const SETTLED = 1_000;

await followLanguage();
await shell.load();
const target = document.getElementById("app");
if (target) mount(App, { target });
update.watch();
// Whoever plays apart sees on every page that a game waits, once what the page itself needs is there.
if (playsApart()) void atRest(SETTLED).then(async () => (await import("./apart/waiting-mark.svelte.ts")).markWaiting());
