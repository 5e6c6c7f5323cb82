/** Whether an id is of a match on a server: those of games in this browser are shorter. */
export const isMatchId = (id: string): boolean => /^[\w-]{20,}$/.test(id);
