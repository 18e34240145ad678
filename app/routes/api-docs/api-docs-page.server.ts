import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { type FieldWords, fieldWords } from "#app/content/form-fields.server.ts";
import { infoHeader } from "#app/content/info-header.server.ts";
import { endpoint, type LeadAnswer } from "#app/contract/endpoint.ts";
import type { FieldName, FormName } from "#app/contract/forms.ts";
import { bodyLimitKiB } from "#app/contract/limits.ts";
import { formatCount, getCompany, locales, type Words } from "#data/index.ts";
import { fill, fillAll, type Values } from "#data/load/fill.ts";
import { fieldsOf, formNames, messagesByStatus } from "./contract.server";

/** What is said of each form, which the compiler names where it is left out, and of fields: others go by their labels. */
type FormWords = Words["apiDocs"]["forms"] & {
  about: Record<FormName, string>;
  fields: Partial<Record<FieldName, string>>;
};

export type ApiDocsPage = ReturnType<typeof apiDocsPage>;

/** The view model of the API page: its words around what the forms' schemas and the endpoint's messages say. */
export function apiDocsPage(words: Words) {
  const apiDocs = fillAll(words.apiDocs, { forms: formatCount(formNames.length, words.locale) }, "contract.");
  const { meta, hero, rules, request, forms, example, answers } = apiDocs;
  const address = getCompany(words.locale).siteUrl + endpoint;
  const messages = messagesByStatus(words);
  return {
    meta,
    header: { ...infoHeader("help", "/api-docs", words), ...hero },
    rules: { ...rules, address },
    request: {
      title: request.title,
      intro: fill(request.intro, { size: `${bodyLimitKiB} KiB` }),
      items: request.fields.map(({ field, note, texts }) => ({
        name: field,
        note,
        texts: field === "visit" && locales.includes("sw") ? [...texts, request.language] : texts,
      })),
    },
    forms: {
      title: forms.title,
      intro: forms.intro,
      items: formNames.map((formName) => formEntry(formName, forms, words)),
    },
    example: exampleOf(example, address, { success: true, message: words.leadForms.received }),
    answers: {
      title: answers.title,
      intro: answers.intro,
      items: Object.entries(answers.when).map(([status, when]) => ({
        name: status,
        note: when,
        texts: messages[Number(status)] ?? [],
      })),
    },
    structuredData: [breadcrumbData("/api-docs", words)],
  };
}

function formEntry(formName: FormName, words: FormWords, allWords: Words) {
  const { about, fields } = words;
  const labels = fieldWords(allWords);
  return {
    formName,
    about: about[formName],
    items: fieldsOf(formName).map(({ name, isRequired, limit }) => ({
      name,
      note: fill(noteOf(name, isRequired, words), { limit }),
      texts: [fill(fields[name] ?? labels[name]?.label ?? name, valuesOf(labels[name]))],
    })),
  };
}

function noteOf(
  name: FieldName,
  isRequired: boolean,
  { required, optional, optionalPhone }: FormWords,
): string {
  if (name === "phone") return optionalPhone;
  return isRequired ? required : optional;
}

/** What a text about a field may name: the values that the form on this site offers, where it offers any. */
function valuesOf(field: FieldWords | undefined): Values {
  return field?.options ? { values: field.options.map(({ id }) => id).join(", ") } : {};
}

function exampleOf(
  { submission, ...words }: Words["apiDocs"]["example"],
  address: string,
  answer: LeadAnswer,
) {
  return {
    ...words,
    code: [
      `curl ${address} \\`,
      "  --header 'Content-Type: application/json' \\",
      `  --data '${JSON.stringify(submission, null, 2)}'`,
    ].join("\n"),
    answerCode: JSON.stringify(answer, null, 2),
  };
}
