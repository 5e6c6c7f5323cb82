import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Headers for any answer except the client's own pages: nothing may be loaded, framed or stored. */
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cache-control": "no-store",
} as const;

interface Words {
  readonly title: string;
  readonly text: string;
  readonly home: string;
}

const WORDS: Readonly<Record<"en" | "fr", (status: number) => Words>> = {
  en: (status) => ({
    title: status < 500 ? "Page not found" : "Something went wrong",
    text:
      status < 500
        ? "There is no page at this address."
        : "The server could not answer. The games in your browser are safe.",
    home: "Home page",
  }),
  fr: (status) => ({
    title: status < 500 ? "Page introuvable" : "Une panne est survenue",
    text:
      status < 500
        ? "Il n’y a pas de page à cette adresse."
        : "Le serveur n’a pas pu répondre. Les parties de votre navigateur sont intactes.",
    home: "Accueil",
  }),
};

function page(language: "en" | "fr", status: number): string {
  const { title, text, home } = WORDS[language](status);
  const style =
    "body{max-width:34rem;margin:15vh auto;padding:0 1rem;font:1.1rem/1.5 serif;background:#f5edd9;color:#221b12}a{color:#0a6156}";
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Stonebridge</title><style>${style}</style><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></html>\n`;
}

/** Answers with a status: browsers get a page in the reader's language, everything else a line of text. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  void reply.code(status).headers(HEADERS);
  const language = /^\s*fr\b/i.test(request.headers["accept-language"] ?? "") ? "fr" : "en";
  if (request.headers.accept?.includes("text/html")) {
    return reply.type("text/html; charset=utf-8").send(page(language, status));
  }
  return reply.type("text/plain; charset=utf-8").send(`${WORDS.en(status).text}\n`);
}

/** Answers a request that is not HTTP, too slow or too long, and ends the connection. */
export function hangUp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const status =
    error.code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? "408 Request Timeout"
      : error.code === "HPE_HEADER_OVERFLOW"
        ? "431 Request Header Fields Too Large"
        : "400 Bad Request";
  const text = "The server cannot read this request.\n";
  const headers = {
    ...HEADERS,
    "content-type": "text/plain; charset=utf-8",
    "content-length": `${text.length}`,
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, "", text].join("\r\n"));
}
