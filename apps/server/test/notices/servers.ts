import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as a server was handed it. */
export interface Mailed {
  readonly to: readonly string[];
  readonly text: string;
}

/** A mail server of this machine. */
export interface MailBox {
  readonly url: string;
  readonly mails: Mailed[];
  /** What it says to a recipient, or to the whole mail once it has it; undefined: yes. `silent`: it has the mail, and says nothing. */
  refuses: { readonly recipient?: number; readonly mail?: number | "silent" };
  close(): Promise<void>;
}

export async function mailBox(): Promise<MailBox> {
  const refusal = (code: number) => Object.assign(new Error("refused"), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 10,
    onRcptTo(_address, _session, done) {
      const { recipient } = box.refuses;
      done(recipient === undefined ? null : refusal(recipient));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mail } = box.refuses;
        if (typeof mail === "number") return done(refusal(mail));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        box.mails.push({ to, text: Buffer.concat(chunks).toString() });
        if (mail !== "silent") done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const box: MailBox = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuses: {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return box;
}

/** What somebody was sent by HTTP. */
export interface Sent {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A web server of this machine that others post to. */
export interface PostBox {
  readonly url: string;
  readonly posts: Sent[];
  /** The status it answers with; 0: it hangs up. */
  answers: number;
  close(): Promise<void>;
}

export async function postBox(): Promise<PostBox> {
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      box.posts.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      if (box.answers === 0) return void request.socket.destroy();
      response
        .writeHead(box.answers, box.answers === 302 ? { location: `${box.url}/elsewhere` } : {})
        .end("x".repeat(9_999));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const box: PostBox = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts: [],
    answers: 200,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return box;
}
