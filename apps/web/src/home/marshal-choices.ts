import { kept, withTexts } from "../games/contract/later.ts";
import { marshalTexts } from "./marshal-texts.ts";

/** How a Marshal leads: asked only of who chose him, here or on a server. */
export const marshalChoices = kept(() => withTexts(import("./MarshalChoices.svelte"), marshalTexts));
