import { expect, test } from "vitest";
import { checkForm } from "../../app/leads/forms.ts";
import { fieldsOf, formNames, messagesOf } from "../../app/routes/api-docs/contract.server.ts";
import { getWords } from "../../data/index.ts";

/** What the API page says against what the schemas do. */

const { apiDocs, leadForms } = getWords("en");

const filled = { name: "A", email: "a@b.co", company: "C", useCase: "D" };

test.each(formNames)("%s requires and limits what the page says", (formName) => {
  expect(checkForm(formName, filled).success).toBe(true);
  for (const { name, isRequired, limit } of fieldsOf(formName)) {
    expect(checkForm(formName, { ...filled, [name]: "" }).success, `${name} left out`).toBe(!isRequired);
    const tooLong = checkForm(formName, { ...filled, [name]: "9".repeat(limit + 1) });
    expect(tooLong, `${name} too long`).toMatchObject({
      field: name,
      message: expect.stringMatching(`${limit}`),
    });
  }
});

test("the example is accepted as it stands", () => {
  const { formName, formData } = apiDocs.example.submission;
  expect(checkForm(formName as "Contact Form", formData)).toMatchObject({ success: true, data: formData });
});

test("every status that the endpoint can answer is there, with its message", () => {
  const statuses = [200, 400, 403, 405, 413, 415, 422, 429, 503];
  expect(Object.keys(apiDocs.answers.when).map(Number)).toEqual(statuses);
  expect(Object.keys(messagesOf(leadForms)).map(Number)).toEqual(statuses);
});

test("every form and every field is described, and nothing else", () => {
  expect(Object.keys(apiDocs.forms.about).sort()).toEqual([...formNames].sort());
  const fields = formNames.flatMap((formName) => fieldsOf(formName).map(({ name }) => name));
  expect(Object.keys(apiDocs.forms.fields).sort()).toEqual([...new Set<string>(fields)].sort());
});
