import chromium from "@sparticuz/chromium";

// Without a graphics card, drawing by the processor is many times faster than playing one: the map of a game took half a
// minute of both cores for a single picture, and pages waited for it.
chromium.setGraphicsMode = false;

/** Chromium's flags, without the one that puts pages and service workers into one process. */
export const FLAGS = chromium.args.filter((flag) => flag !== "--single-process" && flag !== "--no-zygote");

/** Where the Chromium is that comes with the packages; the first call unpacks it. */
export async function browserPath(): Promise<string> {
  try {
    return process.env["STONEBRIDGE_CHROMIUM"] ?? (await chromium.executablePath());
  } catch (error) {
    throw new Error(
      "There is no browser to test with. The package @sparticuz/chromium brings one for Linux on x64: run npm ci. " +
        "On another system, set STONEBRIDGE_CHROMIUM to the path of a Chromium or Chrome.",
      { cause: error },
    );
  }
}
