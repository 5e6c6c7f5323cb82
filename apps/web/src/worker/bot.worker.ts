import { makeBot } from "./make-bot.ts";
import type { FromBot, ToBot } from "./messages.ts";

let bot: ReturnType<typeof makeBot> | undefined;

function answer(message: FromBot): void {
  self.postMessage(message);
}

async function think(message: Extract<ToBot, { kind: "think" }>): Promise<void> {
  const { question, view, decision, milliseconds, mayGiveUp } = message;
  try {
    if (!bot) throw new Error("The bot was asked before its game was opened.");
    const player = await bot;
    const givesUp = mayGiveUp && (await player.givesUp?.(view, decision)) === true;
    const action = givesUp
      ? undefined
      : await player.choose(view, decision, milliseconds, (progress) => {
          answer({ kind: "progress", question, progress });
        });
    answer({ kind: "chosen", question, action });
  } catch (error) {
    answer({ kind: "failed", question, message: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener("message", (event: MessageEvent<ToBot>) => {
  const message = event.data;
  if (message.kind === "open") bot = makeBot(message.game, message.situation, message.level);
  else void think(message);
});
