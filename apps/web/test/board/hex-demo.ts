import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-800.css";
import { showDemo } from "./demo-page.ts";
import { FIELD, hexSituation } from "./hex-situation.ts";

showDemo(FIELD, hexSituation);
