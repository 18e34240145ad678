import { plainPage } from "#app/leads/intake/plain-page.server.tsx";
import type { Refusal } from "#app/leads/intake/refusal.server.ts";
import type { Words } from "#data/index.ts";
import { newsletterBox } from "./newsletter-box.server";
import { NewsletterForm } from "./newsletter-form";

/** The page that answers a newsletter box posted without script when it is refused: why, and the box again. */
export function refusedBoxPage(refusal: Refusal, words: Words): Response {
  const { status, headers } = refusal;
  const { refused } = words.newsletter;
  const box = newsletterBox(words.layout.footer.newsletter, words, true);
  const html = plainPage(
    { ...refused, locale: words.locale },
    <>
      <p role="alert" className="text-intro text-soft">
        {refusal.describe(words)}
      </p>
      <NewsletterForm {...box} />
    </>,
  );
  return new Response(html, { status, headers: { ...headers, "Content-Type": "text/html; charset=utf-8" } });
}
