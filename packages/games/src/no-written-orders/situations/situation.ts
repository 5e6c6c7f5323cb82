import type { Setting } from "./setting.ts";
import type { ToldState } from "./state-forms.ts";

/** A position of this game for people and files. A scenario alone stands for its beginning. */
export interface Situation extends Setting, ToldState {}
