import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormName } from "#app/leads/contract/forms.ts";
import { drawForm } from "#app/leads/intake/draw-form.server.tsx";
import { fieldsOf, formNames } from "#app/routes/api-docs/contract.server.ts";
import { getWords } from "#data/index.ts";

/** Fields that a form takes and does not show: other programs send them, and the page around it fills in the subject. */
const unseen: Partial<Record<FormName, string[]>> = { "Contact Form": ["phone", "subject"] };

test.each(formNames)("%s shows every field of its schema", (formName) => {
  const form = drawForm(formName, getWords("en"), { values: {}, message: "" });
  const drawn = parse(renderToStaticMarkup(form));
  const missing = fieldsOf(formName)
    .map(({ name }) => name)
    .filter((name) => !drawn.querySelector(`[name="${name}"]`));
  expect(missing).toEqual(unseen[formName] ?? []);
});

test("the contact page's form, drawn again, still asks what that page asks", () => {
  const words = getWords("sw");
  const subject = getWords("en").support.contact.form.subject;
  const drawn = (values: Record<string, string>) =>
    renderToStaticMarkup(drawForm("Contact Form", words, { values, message: "" }));
  expect(drawn({ subject })).toContain(words.support.contact.form.message.label);
  expect(drawn({})).toContain(words.leadForms.contact.fields.useCase.label);
});
