import { parse } from "node-html-parser";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fieldWords } from "#app/content/form-fields.ts";
import { describeFault } from "#app/contract/faults.ts";
import { fieldsOf, formNames } from "#app/contract/field-list.ts";
import { checkForm, type FormFields, type FormName, forms } from "#app/contract/forms.ts";
import { honeypot } from "#app/contract/lead.ts";
import { readVisit } from "#app/leads/intake/read-submission.ts";
import { listPlainFormRefusals } from "#app/leads/intake/refusal.ts";
import { fillTables } from "#app/routes/info/generated-tables.ts";
import { getWords, locales } from "#data/index.ts";
import { mailContent } from "#workers/outbox/mail-words.ts";
import { drawForm } from "../fakes/draw-form.tsx";
import { sampleValues } from "../fakes/sample-form.ts";

/** Fields that a form accepts and does not show. Other programs send them, or the page sets them. */
const unseen: Partial<Record<FormName, string[]>> = { "Contact Form": ["phone", "subject"] };

/** Fields that every form has in addition to those of its schema. */
const always = ["formName", "page", honeypot];

test.each(formNames)("%s shows every field of its schema, and no other", (formName) => {
  const drawn = parse(drawForm(formName, getWords("en"))).querySelectorAll("[name]");
  const shown = drawn.map((field) => field.getAttribute("name") ?? "");
  const accepted = fieldsOf(formName).map(({ name }) => name as string);
  expect(accepted.filter((name) => !shown.includes(name))).toEqual(unseen[formName] ?? []);
  expect(
    shown.filter((name) => ![...accepted, ...always].includes(name)),
    "fields without an entry in the schema (app/contract/forms.ts): what a visitor enters would be lost",
  ).toEqual([]);
});

test.each(formNames)(
  "%s: the browser asks for each field that its schema requires, and for no other",
  (formName) => {
    const asked = parse(drawForm(formName, getWords("en"))).querySelectorAll("[required]");
    // The schema asks for the company of the contact form, and not the browser.
    const required = fieldsOf(formName).filter(
      ({ name, isRequired }) => isRequired && !(formName === "Contact Form" && name === "company"),
    );
    expect(asked.map((field) => field.getAttribute("name")).toSorted()).toEqual(
      required.map(({ name }) => name as string).toSorted(),
    );
  },
);

test.each(formNames)(
  "%s lets a visitor enter a text that is too long, because a browser would cut it without a message",
  (formName) => {
    const inputs = parse(drawForm(formName, getWords("en"))).querySelectorAll("input, textarea");
    expect(inputs.length).toBeGreaterThan(3);
    expect(inputs.filter((input) => input.hasAttribute("maxlength"))).toEqual([]);
  },
);

test.each(locales)(
  "in %s a text that is too long is named by its label, in the form and in the endpoint's answer",
  (locale) => {
    const words = getWords(locale);
    const { frame, fields } = words.leadForms.contact;
    const { label } = fields.useCase;
    expect(describeFault({ kind: "tooLong", field: "useCase", limit: 5000 }, frame, fields)).toContain(label);
    const refusal = listPlainFormRefusals(words).find(({ id }) => id === "useCase-tooLong");
    expect(refusal?.text).toContain(fieldWords(words).useCase?.label);
  },
);

describe("a field with an entry in the schema and one in the form's words", () => {
  const words = getWords("en");
  const { getStarted, leadForms } = words;
  const label = "How did you hear about us?";
  const inForm = `${label} (${words.apiDocs.fields.optional})`;
  const { entries } = forms["Get Started"] as { entries: Record<string, unknown> };
  const fields: Record<string, unknown> = getStarted.form.fields;
  // A name that no README gives as an example, so that an owner's form does not have it.
  beforeEach(() => {
    entries.madeUpField = forms["Get Started"].entries.company;
    fields.madeUpField = {
      label: inForm,
      hint: "",
      none: "–",
      options: [{ id: "radio", label: "On the radio" }],
    };
  });
  afterEach(() => {
    delete entries.madeUpField;
    delete fields.madeUpField;
  });
  const check = (madeUpField: string) =>
    checkForm("Get Started", { ...sampleValues("Get Started"), madeUpField });

  test("is drawn as a choice if it has options, and otherwise as a line of text", () => {
    const drawn = () => parse(drawForm("Get Started", words));
    expect(drawn().querySelector("select[name=madeUpField] option[value=radio]")).not.toBeNull();
    fields.madeUpField = { label: inForm, hint: "" };
    expect(drawn().querySelector("input[name=madeUpField]")).not.toBeNull();
    expect(drawn().text).toContain(inForm);
  });

  test("is named by its label without “(optional)” in messages", () => {
    const tooLong = check("9".repeat(5000));
    const said = tooLong.success
      ? undefined
      : describeFault(tooLong.fault, leadForms.contact.frame, fieldWords(words));
    expect(said).toContain(label);
    expect(said).not.toContain(inForm);
  });

  test("has a text on /not-sent for each of its faults", () => {
    entries.madeUpField = forms["Get Started"].entries.useCase;
    const ids = listPlainFormRefusals(words).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["madeUpField-required", "madeUpField-tooLong"]));
  });

  test("is on the API page and in the mail with its label without “(optional)”, and in the mail with the chosen option’s label", () => {
    expect(fillTables("<!-- table fields -->", words)).toContain(`| \`madeUpField\` | ${label} |`);
    const { data } = check("radio") as { data: FormFields<"Get Started"> };
    const { rows } = mailContent({
      ...{ id: "0f9619ff-8b86-4d01-b42d-00cf4fc964ff", formName: "Get Started", formData: data },
      ...{ receivedAt: 0, visit: readVisit({}), suspicions: [] },
    });
    expect(rows).toContainEqual(expect.objectContaining({ label, value: "On the radio" }));
  });
});
