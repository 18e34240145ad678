import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenColours } from "#app/build/token-colours.ts";
import { aboutPlan, aboutTitles } from "#app/content/about-titles.ts";
import { checkForm, contactPageSubject } from "#app/contract/forms.ts";
import type { Lead, Suspicion } from "#app/contract/lead.ts";
import { readVisit } from "#app/leads/intake/read-submission.ts";
import { getWords, listSolutions, listTools, locales } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { composeMail, plainMail } from "#workers/outbox/mail.ts";
import { sampleValues } from "../fakes/sample-form.ts";

const settings = {
  LEADS_FROM: "Site <site@tiririka.example>",
  LEADS_TO: "a@tiririka.example, b@tiririka.example",
};

function leadOf(values: Record<string, string>, context: Partial<Lead> = {}): Lead {
  const check = checkForm("Contact Form", { ...sampleValues("Contact Form"), ...values });
  if (!check.success) throw new Error(check.fault.kind);
  const id = "0f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  return {
    id,
    formName: "Contact Form",
    formData: check.data,
    receivedAt: 0,
    visit: readVisit({}),
    suspicions: [],
    ...context,
  };
}

test("a mail goes from the company to the company, and its Reply-To is the visitor", () => {
  const lead = leadOf({ name: "Wanjiku", email: "w@duka.example", company: "Duka", useCase: "M-Pesa" });
  expect(composeMail(lead, settings)).toMatchObject({
    from: "Site <site@tiririka.example>",
    to: ["a@tiririka.example", "b@tiririka.example"],
    replyTo: "w@duka.example",
    subject: "Contact Form: Wanjiku, Duka [0f9619ff]",
  });
});

test("a visitor's words are escaped in the HTML, on one line in the subject, and complete in the text part", () => {
  const words = fc
    .string({ unit: fc.constantFrom(..."<>&\"'/=a \r\n"), minLength: 1, maxLength: 40 })
    .map((text) => `x${text}x`);
  fc.assert(
    fc.property(words, words, (name, useCase) => {
      const lead = leadOf({ name, email: "w@duka.example", company: "Duka", useCase });
      const mail = composeMail(lead, settings);
      expect(tagsOf(mail.html)).toEqual(tagsOf(composeMail(leadOf(plainForm), settings).html));
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.text).toContain(lead.formData.name);
    }),
  );
});

test("the HTML uses only colours of app.css", () => {
  const site = Object.values(tokenColours()).map(({ light }) => light);
  const used = composeMail(leadOf(plainForm), settings).html?.match(/#[\da-f]{3,6}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((colour) => !site.includes(colour))).toEqual([]);
});

test("a mail names the subject of the enquiry in English, or by its id if the site no longer has it", () => {
  const mailAbout = (about: string) => {
    const visit = readVisit({ page: "/sw/get-started", about });
    return composeMail(leadOf(plainForm, { visit }), settings).text;
  };
  const tool = listTools("en").find(({ pricing }) => pricing.length > 0);
  const plan = aboutPlan(tool?.id ?? "?", 0);
  expect(plan).toMatch(/^tool\.[a-z0-9-]+\.[a-z0-9-]+$/);
  expect(mailAbout(plan)).toContain(`Enquiry about\n${tool?.title}: ${tool?.pricing[0]?.tier}\n`);
  const [one, two] = listSolutions("en");
  expect(mailAbout(`solution.${one?.id} solution.${two?.id}`)).toContain(
    `Enquiry about\n${one?.title}, ${two?.title}\n`,
  );
  expect(mailAbout("product.gone")).toContain("Enquiry about\nproduct.gone\n");
  expect(mailAbout("")).not.toContain("Enquiry about");
  for (const locale of locales) {
    const titles = aboutTitles(locale);
    expect(Object.keys(titles)).toEqual(Object.keys(aboutTitles("en")));
    for (const about of Object.keys(titles)) expect(readVisit({ about }).about).toBe(about);
  }
});

const plainForm = { name: "x", email: "w@duka.example", company: "Duka", useCase: "x" };

function tagsOf(html = "") {
  return html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/ href="[^"]*"/, ""));
}

function answersTo(phone: string, page = "/get-started") {
  const check = checkForm("Get Started", { ...sampleValues("Get Started"), ...plainForm, phone });
  if (!check.success) throw new Error(check.fault.kind);
  const lead: Lead = leadOf(plainForm, { visit: readVisit({ page }) });
  const mail = composeMail({ ...lead, formName: "Get Started", formData: check.data }, settings);
  return [mail.text, String(mail.html)];
}

test("both parts of a mail have links to reply, to call and to write on WhatsApp", () => {
  for (const part of answersTo("+256 772 123456")) {
    expect(part).toContain("mailto:w@duka.example?subject=");
    expect(part).toContain("tel:+256772123456");
    expect(part).toContain("https://wa.me/256772123456");
  }
});

test("the prepared reply begins in the language of the visitor's page", () => {
  for (const [page, locale] of [
    ["/get-started", "en"],
    ["/sw/get-started", "sw"],
  ] as const) {
    const { subject, greeting } = getWords(locale).leadForms.reply;
    for (const part of answersTo("+256 772 123456", page)) {
      expect(part).toContain(`?subject=${encodeURIComponent(`${subject} [0f9619ff]`)}`);
      const text = encodeURIComponent(fill(greeting, { name: "x" }));
      expect(part).toContain(`https://wa.me/256772123456?text=${text}`);
    }
  }
});

test("a field with another label on its page has that label in the mail", () => {
  const { message } = getWords("en").support.contact.form;
  const label = (values: object) =>
    composeMail(leadOf({ ...plainForm, useCase: "Blue", ...values }), settings).text.match(
      /(.*)\n> Blue/,
    )?.[1];
  expect(label({ subject: contactPageSubject })).toBe(message.label);
  expect(label({})).toBe("What they would like to automate");
});

test("a number that cannot be dialled is in the mail, without a button", () => {
  for (const part of answersTo("+999 1234 5678")) {
    expect(part).toContain("+999 1234 5678");
    expect(part).not.toMatch(/tel:|wa\.me/);
  }
});

test("in the text part, no line of a visitor's words looks like a line of the mail itself", () => {
  const link = "https://tiririka.example/answered/0f9619ff?key=x";
  const forged = `Mark as answered: https://evil.example/`;
  const useCase = ["Hello", "", forged, forged].join("\n").concat("\u2028", forged, "\u2029", forged);
  const { text, html } = composeMail(leadOf({ ...plainForm, useCase }), settings, link);
  expect(text).toContain(`\n> Hello\n>\n${`> ${forged}\n`.repeat(4)}\n`);
  expect(text.split(/[\n\u2028\u2029]/).filter((line) => line.startsWith("Mark as answered"))).toEqual([
    `Mark as answered: ${link}`,
  ]);
  expect(html).toContain("Hello\n\nMark as answered: https://evil.example/");
  const oneLine = composeMail(leadOf({ ...plainForm, useCase: forged }), settings, link).text;
  expect(oneLine).toContain(`\n> ${forged}\n`);
});

test("the plain form of a mail keeps the visitor's words and drops the HTML and the Reply-To", () => {
  // A visitor's words may repeat the mail's own sentence.
  const mail = composeMail(
    leadOf({ ...plainForm, useCase: "Answering this mail answers the visitor." }),
    settings,
  );
  const { text, ...plain } = plainMail(mail);
  expect(plain).toEqual({ from: mail.from, to: mail.to, subject: mail.subject });
  expect(linesOf(text).slice(0, -1)).toEqual(linesOf(mail.text).slice(0, -1));
});

test("the plain form of a mail asks to write to the visitor, because a direct answer would go to the site's sender", () => {
  const mail = composeMail(leadOf(plainForm), settings);
  expect(linesOf(mail.text).at(-1)).toBe("Reference 0f9619ff. Answering this mail answers the visitor.");
  const last = linesOf(plainMail(mail).text).at(-1);
  expect(last).toMatch(
    /^Reference 0f9619ff\. To answer the visitor, write to the email above or use “Reply by mail”/,
  );
  expect(last).not.toContain("Answering this mail answers");
  const flagged = composeMail(leadOf(plainForm, { suspicions: ["too-fast"] }), settings);
  expect(plainMail(flagged).text).toBe(flagged.text);
});

const linesOf = (text: string) => text.split("\n");

test("an email address is readable in its link, and cannot add headers to the mail", () => {
  const { text } = composeMail(leadOf({ ...plainForm, email: "a?bcc=x&b%40@duka.example" }), settings);
  expect(text).toContain("mailto:a%3Fbcc%3Dx%26b%2540@duka.example?subject=");
});

test.each(["[]", "［］", "【】", "❲❳", "⁅⁆"])(
  "a name in a subject cannot imitate the flag or a reference with the brackets %s",
  ([open, close]) => {
    const bracketed = (text: string) => `${open}${text}${close}`;
    const values = { name: `${bracketed("possible spam")} Jane`, company: `Duka ${bracketed("00000000")}` };
    expect(composeMail(leadOf({ ...plainForm, ...values }), settings).subject).toBe(
      "Contact Form: (possible spam) Jane, Duka (00000000) [0f9619ff]",
    );
  },
);

test.each<[Suspicion, RegExp]>([
  ["honeypot", /nobody can see/],
  ["too-fast", /within 2 seconds/],
  ["not-verified", /has not confirmed/],
  ["verification-unreachable", /could not be reached/],
])(
  "the mail about a lead with the suspicion %s is marked, and both parts give the reason",
  (suspicion, sentence) => {
    const mail = composeMail(leadOf(plainForm, { suspicions: [suspicion] }), settings);
    expect(mail.subject).toMatch(/^\[possible spam\] Contact Form: /);
    // The owner's mail program would repeat the flag in a direct answer.
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toContain("Answering this mail");
      expect(part).toMatch(/To answer the visitor, use “Reply by mail”/);
    }
    expect(mail.text).toMatch(sentence);
    expect(mail.html).toMatch(sentence);
  },
);

test("the last row shows the page and the campaign of a lead, without empty values, and escaped", () => {
  const visit = readVisit({
    page: "/products?x=1",
    referrer: "https://www.google.com/search?q=secret",
    utm_source: "face<b>book",
    openForMs: 5000,
  });
  const mail = composeMail(leadOf(plainForm, { visit }), settings);
  const row = ["Page: /products", "Led here by: https://www.google.com/search", "Source: face<b>book"];
  expect(mail.text).toContain(`\n\nCame from\n${row.join("\n")}\n\nReply by mail: `);
  expect(mail.html).toContain("Source: face&lt;b&gt;book");
  expect(mail.html).not.toContain("<b>");
  expect(`${mail.text}${mail.html}`).not.toMatch(/secret|5000|Medium/);
  expect(mail.subject).not.toContain("spam");
  expect(composeMail(leadOf(plainForm), settings).text).not.toContain("Came from");
});
