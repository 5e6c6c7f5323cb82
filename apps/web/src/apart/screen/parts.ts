export { default as InHeader } from "./InHeader.svelte";
export { default as NameSign } from "./NameSign.svelte";
export { default as SideTime } from "./SideTime.svelte";
export { default as TalkBeside } from "./TalkBeside.svelte";
export { default as TalkOver } from "./TalkOver.svelte";
export { talkTexts } from "../talk/talk-texts.ts";
