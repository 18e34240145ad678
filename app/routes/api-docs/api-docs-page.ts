import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { type FieldWords, fieldWords } from "#app/content/form-fields.ts";
import { infoHeader } from "#app/content/info-header.ts";
import { bodyLimitKiB, endpoint, type LeadAnswer } from "#app/contract/endpoint.ts";
import { describeFault, type FaultKind } from "#app/contract/faults.ts";
import { type FieldName, type FormName, forms } from "#app/contract/forms.ts";
import { describeReason, reasons } from "#app/leads/intake/refusal.ts";
import { formatCount, getCompany, locales, type Words } from "#data/index.ts";
import { fill, fillAll, type Values } from "#data/load/fill.ts";

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
  const url = getCompany(words.locale).siteUrl + endpoint;
  const messages = messagesByStatus(words);
  return {
    meta,
    header: { ...infoHeader("help", "/api-docs", words), ...hero },
    rules: { ...rules, url },
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
    example: exampleOf(withRequiredFields(example, words), url, {
      success: true,
      message: words.leadForms.received,
    }),
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
  const { about, fields, required, optional, optionalPhone } = words;
  const labels = fieldWords(allWords);
  const noteOf = (name: FieldName) => (name === "phone" ? optionalPhone : optional);
  return {
    formName,
    about: about[formName],
    items: fieldsOf(formName).map(({ name, isRequired, limit }) => ({
      name,
      note: fill(isRequired ? required : noteOf(name), { limit }),
      texts: [fill(fields[name] ?? labels[name]?.label ?? name, valuesOf(labels[name]))],
    })),
  };
}

/** What a text about a field may name: the values that the form on this site offers, where it offers any. */
function valuesOf(field: FieldWords | undefined): Values {
  return field?.options ? { values: field.options.map(({ id }) => id).join(", ") } : {};
}

/** The example with every field that its form requires. One that an owner has added has its label as its value. */
function withRequiredFields(example: Words["apiDocs"]["example"], words: Words) {
  const { submission } = example;
  const labels = fieldWords(words);
  const required = fieldsOf(submission.formName as FormName).filter(({ isRequired }) => isRequired);
  const added = Object.fromEntries(required.map(({ name }) => [name, labels[name]?.label ?? name]));
  return { ...example, submission: { ...submission, formData: { ...added, ...submission.formData } } };
}

function exampleOf({ submission, ...words }: Words["apiDocs"]["example"], url: string, answer: LeadAnswer) {
  return {
    ...words,
    code: [
      `curl ${url} \\`,
      "  --header 'Content-Type: application/json' \\",
      `  --data '${JSON.stringify(submission, null, 2)}'`,
    ].join("\n"),
    answerCode: JSON.stringify(answer, null, 2),
  };
}

interface ContractField {
  name: FieldName;
  isRequired: boolean;
  /** Most characters. */
  limit: number;
}

export const formNames = Object.keys(forms) as FormName[];

/** A form's fields as its schema checks them, in its order. @throws Error when a field may be as long as it likes */
export function fieldsOf(formName: FormName): ContractField[] {
  return Object.entries(forms[formName].entries).map(([name, schema]) => {
    const checks = checksOf(schema);
    const limit = checks.find(({ type }) => type === "max_length")?.requirement;
    if (limit === undefined) throw new Error(`${formName}: ${name} has no limit`);
    return { name: name as FieldName, isRequired: checks.some(({ type }) => type === "non_empty"), limit };
  });
}

type Check = { type: string; requirement?: number };

/** Every step of a valibot pipe, of the pipes in it too. */
function checksOf(schema: unknown): Check[] {
  const { pipe = [], ...self } = schema as Check & { pipe?: unknown[] };
  return pipe.length === 0 ? [self] : pipe.flatMap((step) => (step === schema ? [] : checksOf(step)));
}

export function messagesByStatus(words: Words): Record<number, string[]> {
  const { received, contact } = words.leadForms;
  const byStatus: Record<number, string[]> = { 200: [received] };
  for (const reason of Object.values(reasons)) {
    const { status } = reason;
    byStatus[status] = [...(byStatus[status] ?? []), describeReason(reason, words)];
  }
  const faults: FaultKind[] = ["required", "invalidEmail", "invalidPhone"];
  byStatus[422]?.push(
    ...faults.map((kind) =>
      describeFault({ kind, field: "email", limit: undefined }, contact.frame, fieldWords(words)),
    ),
  );
  return byStatus;
}
