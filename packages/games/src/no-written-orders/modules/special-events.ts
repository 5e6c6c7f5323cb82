/** What everybody hears when a special rule of a module is over. */
export type SpecialEvent = { readonly type: "ford-found" } | { readonly type: "idea-given-up" };
