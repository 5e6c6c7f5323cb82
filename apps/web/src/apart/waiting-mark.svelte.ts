import { navigation } from "../app/navigation.svelte.ts";
import { mine, waits } from "./my-matches.svelte.ts";

/** How a title begins while games wait that this page does not show. */
const COUNT = /^\(\d+\) /;
/** How the title of a game begins that waits itself. */
const OWN = "●";
const ICON = "/icon.svg";
const WAITING = "/icon-waiting.svg";

/** Says in the title and the icon of the page how many games wait, wherever on the site it is, until the function returned is called. */
export function markWaiting(): () => void {
  const stop = mine.watch(false);
  const title = document.querySelector("title");
  let others = 0;
  const mark = () => {
    const plain = document.title.replace(COUNT, "");
    const marked = others === 0 ? plain : `(${others}) ${plain}`;
    if (document.title !== marked) document.title = marked;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = others > 0 || plain.startsWith(OWN) ? WAITING : ICON;
    if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  };
  // Every page writes its own title.
  const watching = new MutationObserver(mark);
  if (title) watching.observe(title, { childList: true, characterData: true, subtree: true });
  const end = $effect.root(() => {
    $effect(() => {
      const { route } = navigation;
      const shown = route.name === "play" ? route.id : undefined;
      others = mine.list.filter((one) => waits(one) && one.match !== shown).length;
      mark();
    });
  });
  return () => {
    stop();
    watching.disconnect();
    end();
  };
}
