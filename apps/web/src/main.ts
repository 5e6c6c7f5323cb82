import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { update } from "./app/update.svelte.ts";
import { shell } from "./language/shell.ts";

await shell.load();
const target = document.getElementById("app");
if (target) mount(App, { target });
update.watch();
