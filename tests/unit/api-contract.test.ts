import { expect, test } from "vitest";
import { fieldWords } from "#app/content/form-fields.ts";
import { describeFault } from "#app/contract/faults.ts";
import { fieldsOf, formatFaults, formNames } from "#app/contract/field-list.ts";
import { checkForm } from "#app/contract/forms.ts";
import { describeReason, reasons } from "#app/leads/intake/refusal.ts";
import { messagesByStatus } from "#app/routes/info/contract-tables.ts";
import { fillTables } from "#app/routes/info/generated-tables.ts";
import { findInfoPage, getWords, locales } from "#data/index.ts";
import { longestSample, sampleValues } from "../fakes/sample-form.ts";

/** Compares the page about the API with the schemas and the endpoint. */

const words = getWords("en");
const { apiDocs, leadForms } = words;

test.each(formNames)("%s has the required fields and limits that the API page documents", (formName) => {
  const filled = sampleValues(formName);
  expect(checkForm(formName, filled)).toMatchObject({ success: true });
  for (const { name, isRequired, limit } of fieldsOf(formName)) {
    expect(checkForm(formName, { ...filled, [name]: "" }).success, `${name} left out`).toBe(!isRequired);
    const tooLong = checkForm(formName, { ...filled, [name]: "9".repeat(limit + 1) });
    expect(tooLong, `${name} too long`).toMatchObject({
      fault: { kind: "tooLong", field: name, limit },
    });
  }
});

test.each(locales)("in %s, a field accepts as many characters as the API page documents", (locale) => {
  const rows = fillTables("<!-- table fields -->", getWords(locale)).split("\n").slice(2);
  for (const row of rows) {
    const [name = "", , characters = ""] = row
      .split("|")
      .slice(1)
      .map((cell) => cell.trim().replaceAll("`", ""));
    const value = longestSample(name, Number(characters));
    for (const formName of formNames.filter((form) => fieldsOf(form).some((field) => field.name === name)))
      expect(checkForm(formName, { ...sampleValues(formName), [name]: value }), name).toMatchObject({
        success: true,
      });
  }
});

test.each(locales)(
  "in %s, the example on the API page is accepted, and the page describes every form",
  (locale) => {
    const body = findInfoPage("/api-docs", locale)?.body ?? "";
    const [, submission = ""] = /--data '(.*?)'\n/s.exec(body) ?? [];
    const { formName, formData } = JSON.parse(submission);
    expect(checkForm(formName, formData)).toMatchObject({ success: true, data: formData });
    const folder = locale === "en" ? "data" : `data/${locale}`;
    // Not `toContain`, whose error would print the whole page.
    for (const name of formNames)
      expect(body.includes(`**${name}**`), `${folder}/info/api-docs.md must describe **${name}**`).toBe(true);
  },
);

test("the API page lists every response of the endpoint by status, with its cause and all its messages", () => {
  const messages = messagesByStatus(words);
  expect(Object.keys(apiDocs.answers.when)).toEqual(Object.keys(messages));
  for (const reason of Object.values(reasons))
    expect(messages[reason.status]).toContain(describeReason(reason, words));
  expect(messages[200]).toEqual([leadForms.received]);
  expect(messages[503]).toEqual([leadForms.refusals.unavailable]);
});

test("the examples of field messages on the API page are messages of the forms", () => {
  const said = [faultIn({ email: "" }), ...formatFaults.map(({ field }) => faultIn({ [field]: "?" }))];
  expect(messagesByStatus(words)[422]).toEqual([leadForms.refusals.unknownForm, ...said]);
});

/** The message about a wrong field, from a form that has the field. */
function faultIn(wrong: Record<string, string>): string | undefined {
  const [form] = formNames.filter((formName) => fieldsOf(formName).some(({ name }) => name in wrong));
  const check = form && checkForm(form, { ...sampleValues(form), ...wrong });
  return check?.success === false
    ? describeFault(check.fault, leadForms.contact.frame, fieldWords(words))
    : undefined;
}

test("the build fails if the API page asks for options that no form offers", () => {
  const { fields } = apiDocs.fields;
  const wrong = structuredClone(words);
  wrong.apiDocs.fields.fields = { ...fields, company: fields.budget };
  expect(() => fillTables("<!-- table fields -->", wrong)).toThrow("{values}");
});

test("the API page describes only fields of forms", () => {
  const names: string[] = formNames.flatMap((formName) => fieldsOf(formName).map(({ name }) => name));
  expect(Object.keys(apiDocs.fields.fields).filter((name) => !names.includes(name))).toEqual([]);
});

test("the error about an unknown table names it", () => {
  expect(() => fillTables("<!-- table feilds -->", words)).toThrow("<!-- table feilds -->");
});
