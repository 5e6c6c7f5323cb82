import { namedAddress } from "./guarded-post.ts";

/** What the operator has set for telling people that a game waits. */
export interface NoticeSettings {
  /** The address of the site, as players know it, without a slash at its end. */
  readonly site: string;
  /** The mail server, and whose name the mails bear; absent: no mail. */
  readonly mail?: { readonly url: string; readonly from: string };
  /** Which addresses players may name: those of the open internet, any, or none. */
  readonly webhooks: "open" | "any" | "off";
}

/** Something in the environment cannot be used; the message says what and why. */
export class WrongSetting extends Error {
  override readonly name = "WrongSetting";
}

/**
 * Reads the environment: `PUBLIC_URL`, `SMTP_URL`, `MAIL_FROM`, `WEBHOOKS`.
 * @returns undefined: nobody is told anything while he does not look at the site
 * @throws WrongSetting
 */
export function noticeSettings(environment: Readonly<Record<string, string | undefined>>): NoticeSettings | undefined {
  const of = (name: string) => environment[name]?.trim() || undefined;
  const [site, url, from] = [of("PUBLIC_URL"), of("SMTP_URL"), of("MAIL_FROM")];
  if (site === undefined) {
    if (url !== undefined)
      throw new WrongSetting("SMTP_URL is set, but not PUBLIC_URL: mails would not know where your site is.");
    return undefined;
  }
  const address = namedAddress(site);
  if (address === undefined || address.pathname !== "/" || address.search !== "" || address.hash !== "")
    throw new WrongSetting(`PUBLIC_URL is no address of a site: "${site}". Write it like https://games.example.org.`);
  if ((url === undefined) !== (from === undefined))
    throw new WrongSetting("For mail, set both SMTP_URL and MAIL_FROM.");
  if (url !== undefined && !/^smtps?:\/\/[^/]+/.test(url))
    throw new WrongSetting("SMTP_URL is no mail server. Write it like smtps://name:password@mail.example.org.");
  const webhooks = of("WEBHOOKS") ?? "open";
  if (webhooks !== "open" && webhooks !== "any" && webhooks !== "off")
    throw new WrongSetting(`WEBHOOKS is "open", "any" or "off", not "${webhooks}".`);
  return { site: address.origin, webhooks, ...(url !== undefined && from !== undefined && { mail: { url, from } }) };
}
