import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contactFormCopy } from "#app/content/contact-form.ts";
import { Thanks } from "#app/leads/forms/lead-form.tsx";
import { ThanksSection } from "#app/routes/get-started/get-started-sections.tsx";
import { getCompany, getWords, locales } from "#data/index.ts";

test.each(["en", "sw"] as const)("after a form was sent, the next steps follow the message: %s", (locale) => {
  const words = getWords(locale);
  const html = renderToStaticMarkup(<Thanks {...contactFormCopy(words).thanks} />);
  const [message = "", next = ""] = html.split(`<h4`);
  // Screen readers announce only the message.
  expect(message).toContain(`role="status"`);
  expect(message).toContain(words.leadForms.contact.thanks.text);
  expect(next).toContain(words.getStarted.thanks.next);
  for (const step of words.common.offer.steps) expect(next).toContain(step.text);
});

test.each(locales)(
  "a visitor who needs no call reads that first, with the login for a trial: %s",
  (locale) => {
    const { common, getStarted, leadForms } = getWords(locale);
    const { withoutCall } = getStarted.thanks;
    const { reply, trialDays } = getCompany(locale).claims;
    for (const promise of [reply, String(trialDays)]) expect(withoutCall.text).toContain(promise);
    const screens = [
      <Thanks key="contact" {...contactFormCopy(getWords(locale)).thanks} />,
      <ThanksSection key="get-started" {...getStarted.thanks} steps={common.offer.steps} />,
    ];
    for (const screen of screens) {
      const html = renderToStaticMarkup(screen).replaceAll(/<\/?wbr>|&nbsp;/g, " ");
      const [call] = common.offer.steps;
      const [trialAt, callAt] = [withoutCall.text, call?.text ?? "?"].map((text) =>
        html.indexOf(text.slice(0, 30)),
      );
      expect(trialAt).toBeGreaterThan(0);
      expect(callAt).toBeGreaterThan(trialAt ?? 0);
    }
    expect(leadForms.thankYou.text).toContain(reply);
  },
);
