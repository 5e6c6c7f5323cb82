import { Readable } from "node:stream";
import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Outcome } from "./outcome.ts";

/** How long a mail server may take in all, in ms: less than the lease of the job that asks. */
const PATIENCE = 20_000;

/** A mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly language: string;
  /** Where a press of the mail program ends what is sent, by one request. */
  readonly stop?: string;
}

/** Sends mail by one server. */
export class MailServer {
  readonly #options: ReturnType<typeof parseConnectionUrl>;
  readonly #from: string;
  readonly #patience: number;

  /** @param url `smtp://name:password@host:port`, `smtps://` for TLS from the beginning. @param from the sender */
  constructor(url: string, from: string, patience = PATIENCE) {
    this.#options = parseConnectionUrl(url);
    this.#from = from;
    this.#patience = patience;
  }

  /**
   * Hands a mail over. It is not known to have failed unless the server has refused it, or the connection has ended before the first
   * byte of it was sent.
   */
  async send(mail: Mail): Promise<Outcome> {
    const composed = new MailComposer({
      from: this.#from,
      to: { name: "", address: mail.to },
      subject: mail.subject,
      text: mail.text,
      headers: {
        "Auto-Submitted": "auto-generated",
        "Content-Language": mail.language,
        ...(mail.stop !== undefined && {
          "List-Unsubscribe": `<${mail.stop}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
    }).compile();
    const bytes = await composed.build();
    return this.#hand(composed.getEnvelope(), bytes);
  }

  #hand(envelope: { readonly from: string | false; readonly to: string[] }, bytes: Buffer): Promise<Outcome> {
    const connection = new SMTPConnection({
      ...this.#options,
      connectionTimeout: this.#patience,
      greetingTimeout: this.#patience,
      socketTimeout: this.#patience,
      dnsTimeout: this.#patience,
    });
    let isBegun = false;
    const message = new Readable({
      read() {
        isBegun = true;
        this.push(bytes);
        this.push(null);
      },
    });
    return new Promise((resolve) => {
      const end = (outcome: Outcome) => {
        clearTimeout(late);
        resolve(outcome);
        connection.close();
      };
      const failed = (error: Failure) =>
        end(isBegun || error.responseCode !== undefined ? afterwards(error) : later(error));
      const late = setTimeout(() => failed(new Error("The mail server takes too long.")), this.#patience);
      connection.on("error", failed);
      connection.once("end", () => failed(new Error("The mail server has hung up.")));
      const hand = () =>
        connection.send({ from: envelope.from, to: envelope.to }, message, (error) =>
          error ? failed(error) : end("sent"),
        );
      connection.connect((error) => {
        if (error) return failed(error);
        const { auth } = this.#options;
        if (!auth) return hand();
        connection.login(auth, (refused) => (refused ? failed(refused) : hand()));
      });
    });
  }
}

interface Failure extends Error {
  readonly responseCode?: number | undefined;
  readonly command?: string | undefined;
}

const later = ({ message }: Failure): Outcome => ({ later: message, whose: "ours" });

/** It does not take mail of a sender that it does not know: that says nothing of whom the mail is to. */
const UNKNOWN_SENDER: ReadonlySet<number> = new Set([530, 534, 535, 538]);
const NO_SUCH_ADDRESS: ReadonlySet<number> = new Set([550, 551, 553]);

/** What a mail server that has answered means. */
function afterwards(error: Failure): Outcome {
  const { responseCode: code, command = "" } = error;
  if (code === undefined) return "perhaps";
  const isOfAddress = (command.startsWith("RCPT") || command === "DATA") && !UNKNOWN_SENDER.has(code);
  if (code < 500 || !isOfAddress) return { later: error.message, whose: isOfAddress ? "theirs" : "ours" };
  return { broken: NO_SUCH_ADDRESS.has(code) ? "gone" : "refused" };
}
