/** What became of something that was sent. */
export type Outcome =
  /** It was taken. */
  | "sent"
  /** It may have been taken: it is never sent again. */
  | "perhaps"
  /** It was clearly not taken, and may be another time. `whose`: what is in the way, the server's own means or those of the reader. */
  | { readonly later: string; readonly whose: "ours" | "theirs" }
  /** Nothing that is sent there is ever taken. */
  | { readonly broken: Problem };

/** Why a channel is broken: the address does not exist, it refuses what is sent, nobody answers, it leads to where nothing is sent to. */
export type Problem = "gone" | "refused" | "unreachable" | "forbidden";
