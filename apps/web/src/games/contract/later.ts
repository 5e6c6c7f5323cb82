/** What comes when it is asked for: a promise the first time, the thing itself from then on, so that it opens at once. */
export type Later<M> = () => M | Promise<M>;

export function kept<M>(fetch: () => Promise<M>): Later<M> {
  let got: M | undefined;
  return () => got ?? fetch().then((fetched) => (got = fetched));
}

/** A component together with the texts that it says. */
export async function withTexts<M>(component: Promise<M>, ...texts: readonly { load(): Promise<void> }[]): Promise<M> {
  const [fetched] = await Promise.all([component, ...texts.map((one) => one.load())]);
  return fetched;
}
