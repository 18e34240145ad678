import { expect, test } from "vitest";
import { describeFault } from "#app/contract/faults.ts";
import { checkForm, type FieldName, type FormName, forms } from "#app/contract/forms.ts";
import { describeReason, reasons } from "#app/leads/intake/refusal.ts";
import { apiDocsPage, fieldsOf, formNames, messagesByStatus } from "#app/routes/api-docs/api-docs-page.ts";
import { getWords, locales } from "#data/index.ts";
import { sampleValues } from "../fakes/sample-form.ts";

/** What the API page says against what the schemas and the endpoint do. */

const words = getWords("en");
const { apiDocs, leadForms } = words;

test.each(formNames)("%s requires and limits what the page says", (formName) => {
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

test.each(locales)("in %s, a field takes as many characters as the page says", (locale) => {
  for (const { formName, items } of apiDocsPage(getWords(locale)).forms.items)
    for (const { name, note } of items) {
      const [said] = note.match(/\d+/) ?? [];
      if (said === undefined) continue;
      const value = name === "email" ? "@example.com".padStart(Number(said), "a") : "9".repeat(Number(said));
      expect(checkForm(formName, { ...sampleValues(formName), [name]: value }), name).toMatchObject({
        success: true,
      });
    }
});

/** What the example on the page sends. */
function exampleSubmission(): { formName: FormName; formData: Record<string, string> } {
  const [, body = ""] = /--data '(.*)'$/s.exec(apiDocsPage(words).example.code) ?? [];
  return JSON.parse(body);
}

test("the example is accepted as it stands, also once a form requires another field", () => {
  const { formName, formData } = exampleSubmission();
  expect(checkForm(formName, formData)).toMatchObject({ success: true, data: formData });
  const entries = forms[formName].entries as Record<string, unknown>;
  entries.heardFrom = forms[formName].entries.name;
  const { heardFrom } = exampleSubmission().formData;
  delete entries.heardFrom;
  expect(heardFrom).toBeTruthy();
});

test("every answer of the endpoint is on the page: by status, with when it comes and all its messages", () => {
  const messages = messagesByStatus(words);
  expect(Object.keys(apiDocs.answers.when)).toEqual(Object.keys(messages));
  for (const reason of Object.values(reasons))
    expect(messages[reason.status]).toContain(describeReason(reason, words));
  expect(messages[200]).toEqual([leadForms.received]);
  expect(messages[503]).toEqual([leadForms.refusals.unavailable]);
});

test("a field's own messages, of which the page shows examples, are really what a form says", () => {
  const filled = sampleValues("Get Started");
  const said = [{ email: "" }, { email: "x" }, { phone: "x" }].map((wrong) =>
    faultIn("Get Started", { ...filled, ...wrong }),
  );
  expect(messagesByStatus(words)[422]).toEqual([leadForms.refusals.unknownForm, ...said]);
});

/** What a form says of its first fault. */
function faultIn(formName: FormName, values: object): string | undefined {
  const check = checkForm(formName, values);
  return check.success ? undefined : describeFault(check.fault, leadForms.contact.frame, {});
}

test("a field whose text asks for values that no form offers fails the build", () => {
  const fields = { ...apiDocs.forms.fields, company: apiDocs.forms.fields.budget };
  const wrong = { ...words, apiDocs: { ...apiDocs, forms: { ...apiDocs.forms, fields } } };
  expect(() => apiDocsPage(wrong)).toThrow("{values}");
});

test("every form is described, and no form or field that there is not", () => {
  expect(Object.keys(apiDocs.forms.about).sort()).toEqual([...formNames].sort());
  const fields = formNames.flatMap((formName) => fieldsOf(formName).map(({ name }) => name));
  expect(Object.keys(apiDocs.forms.fields).filter((name) => !fields.includes(name as FieldName))).toEqual([]);
});
