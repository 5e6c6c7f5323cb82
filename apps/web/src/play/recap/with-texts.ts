/** A part that tells what the other side did, together with the texts that it says. */
export async function withRecapTexts<P>(part: Promise<P>): Promise<P> {
  const [fetched, { recapTexts }] = await Promise.all([part, import("./language/recap-texts.ts")]);
  await recapTexts.load();
  return fetched;
}
