import type { ReportFiles } from "../games/contract/report.ts";

/** Fetches what a report is made of from this site. */
export const siteFiles: ReportFiles = {
  json: async (url) => (await come(url)).json(),
  embedded: async (url) => asData(await (await come(url)).blob()),
};

async function come(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url} did not come: ${response.status}.`);
  return response;
}

function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("A file could not be read.")));
    reader.readAsDataURL(blob);
  });
}
