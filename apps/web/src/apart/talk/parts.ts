export { default as PresenceDot } from "./PresenceDot.svelte";
export { default as TalkButton } from "./TalkButton.svelte";
export { default as TalkPanel } from "./TalkPanel.svelte";
export { default as TalkSheet } from "./TalkSheet.svelte";
export { talkTexts } from "./talk-texts.ts";
