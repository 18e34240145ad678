import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contactFormCopy } from "#app/content/contact-form.ts";
import { Thanks } from "#app/leads/forms/lead-form.tsx";
import { getWords } from "#data/index.ts";

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
