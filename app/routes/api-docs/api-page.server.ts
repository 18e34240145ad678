import { fill, getCompany, type Words } from "~/content.server";
import { infoHeader } from "~/info-header.server";
import type { LeadAnswer } from "~/leads/contract/answer";
import { endpoint } from "~/leads/contract/endpoint";
import { bodyLimitKiB } from "~/leads/contract/limits";
import { fieldsOf, formNames, messagesByStatus } from "./contract.server";

/** The view model of the API page: its words around what the forms' schemas and the endpoint's messages say. */
export function apiPage(words: Words) {
  const { apiDocs, getStarted, leadForms } = words;
  const address = getCompany().siteUrl + endpoint;
  const { submission, ...example } = apiDocs.example;
  const answer: LeadAnswer = { success: true, message: leadForms.received };
  const messages = messagesByStatus(leadForms);
  const offered: Record<string, string> = {
    budget: listed(getStarted.form.budgets.options),
    timeline: listed(getStarted.form.timelines.options),
  };
  return {
    meta: apiDocs.meta,
    header: { ...infoHeader("help", "/api-docs", words), ...apiDocs.hero },
    rules: { ...apiDocs.rules, address },
    request: {
      ...{ title: apiDocs.request.title, items: apiDocs.request.fields },
      lead: fill(apiDocs.request.lead, { size: `${bodyLimitKiB} KiB` }),
    },
    forms: {
      ...{ title: apiDocs.forms.title, lead: apiDocs.forms.lead },
      items: formNames.map((formName) => ({
        ...{ formName, about: apiDocs.forms.about[formName] },
        items: fieldsOf(formName).map(({ name, isRequired, limit }) => {
          const { required, optional, fields } = apiDocs.forms;
          return {
            name,
            note: fill(isRequired ? required : optional, { limit }),
            texts: [fill(fields[name], { values: offered[name] ?? "" })],
          };
        }),
      })),
    },
    example: {
      ...example,
      code: [
        `curl ${address} \\`,
        "  --header 'Content-Type: application/json' \\",
        `  --data '${JSON.stringify(submission, null, 2)}'`,
      ].join("\n"),
      answerCode: JSON.stringify(answer, null, 2),
    },
    answers: {
      ...{ title: apiDocs.answers.title, lead: apiDocs.answers.lead },
      items: Object.entries(apiDocs.answers.when).map(([status, when]) => ({
        ...{ name: status, note: when },
        texts: messages[Number(status)] ?? [],
      })),
    },
  };
}

function listed(options: readonly { value: string }[]): string {
  return options.map(({ value }) => value).join(", ");
}
