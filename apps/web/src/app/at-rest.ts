/**
 * Resolves once the page has loaded nothing for this long: what is on the screen comes first, and what is only stored for later does
 * not take the network from it.
 * @param quiet milliseconds
 */
export function atRest(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    const rested = () => {
      watching.disconnect();
      resolve();
    };
    let timer = setTimeout(rested, quiet);
    const watching = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rested, quiet);
    });
    watching.observe({ type: "resource" });
  });
}
