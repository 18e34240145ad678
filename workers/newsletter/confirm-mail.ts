import { localPath } from "#app/document/locale-paths.ts";
import { newsletterPath } from "#app/newsletter/contract.ts";
import { confirmWithinMs, type LinkPurpose, signLink } from "#app/newsletter/signed-link.server.ts";
import { getCompany, type Words } from "#data/index.ts";
import type { Mail } from "../outbox/mail";
import { linkMailHtml } from "../outbox/mail-html";

interface ConfirmMail {
  email: string;
  /** The sender. */
  from: string;
  /** The origin that the links lead to. */
  site: string;
  /** Signs the links. */
  secret: string;
  /** In the language of the box's page; the links lead to pages in it. */
  words: Words;
}

/**
 * The mail with the link that confirms an address. Like every mail to a subscriber it can be unsubscribed from with one
 * click, in the mail program too (RFC 8058).
 */
export async function confirmMail({ email, from, site, secret, words }: ConfirmMail): Promise<Mail> {
  const { mail } = words.newsletter;
  const linkTo = async (purpose: LinkPurpose, expiresAt: number) =>
    `${site}${localPath(newsletterPath(purpose), words.locale)}?token=${await signLink(purpose, email, expiresAt, secret)}`;
  const confirm = await linkTo("confirm", Date.now() + confirmWithinMs);
  const unsubscribe = await linkTo("unsubscribe", 0);
  const { subject, text } = mail;
  return {
    from,
    to: [email],
    replyTo: getCompany("en").email,
    subject,
    text: [
      text,
      `${mail.confirm}: ${confirm}`,
      mail.ignore,
      `${mail.from}\n${mail.unsubscribe}: ${unsubscribe}`,
    ].join("\n\n"),
    html: linkMailHtml({
      title: subject,
      text,
      button: { label: mail.confirm, link: confirm },
      ignore: mail.ignore,
      from: mail.from,
      unsubscribe: { label: mail.unsubscribe, link: unsubscribe },
    }),
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
