import { getCompany, type Words } from "#app/content/data.server.ts";
import { newsletterPath } from "#app/newsletter/contract.ts";
import { confirmWithinMs, type LinkPurpose, signLink } from "#app/newsletter/signed-link.server.ts";
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
  words: Words["newsletter"]["mail"];
}

/**
 * The mail with the link that confirms an address. Like every mail to a subscriber it can be unsubscribed from with one
 * click, in the mail program too (RFC 8058).
 */
export async function confirmMail({ email, from, site, secret, words }: ConfirmMail): Promise<Mail> {
  const linkTo = async (purpose: LinkPurpose, expiresAt: number) =>
    `${site}${newsletterPath(purpose)}?token=${await signLink(purpose, email, expiresAt, secret)}`;
  const confirm = await linkTo("confirm", Date.now() + confirmWithinMs);
  const unsubscribe = await linkTo("unsubscribe", 0);
  const { subject, text } = words;
  return {
    from,
    to: [email],
    replyTo: getCompany().email,
    subject,
    text: [
      text,
      `${words.confirm}: ${confirm}`,
      words.ignore,
      `${words.from}\n${words.unsubscribe}: ${unsubscribe}`,
    ].join("\n\n"),
    html: linkMailHtml({
      title: subject,
      text,
      button: { label: words.confirm, link: confirm },
      ignore: words.ignore,
      from: words.from,
      unsubscribe: { label: words.unsubscribe, link: unsubscribe },
    }),
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
