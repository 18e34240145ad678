import type { Newsletter } from "#app/newsletter/newsletter.server.ts";
import { getWords } from "#data/index.ts";
import type { Env } from "../env";
import { confirmMail } from "./confirm-mail";
import { newsletterOf } from "./newsletter-outbox";

/** What the newsletter's addresses can ask of the Worker; undefined while a setting is missing. */
export function newsletterFrom(env: Env): Newsletter | undefined {
  const { NEWSLETTER_SECRET: secret, NEWSLETTER_SEGMENT_ID, LEADS_FROM: from = "" } = env;
  if (!secret || !NEWSLETTER_SEGMENT_ID) return undefined;
  const outbox = newsletterOf(env);
  return {
    secret,
    async ask(email, site, locale) {
      const words = getWords(locale);
      await outbox.ask(email, await confirmMail({ email, from, site, secret, words }));
    },
    async join(email) {
      await outbox.request("join", email);
    },
    async leave(email) {
      await outbox.request("leave", email);
    },
  };
}
