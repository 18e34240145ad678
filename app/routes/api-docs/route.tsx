import { wordsFor } from "#app/content/words.ts";
import { InfoHeader } from "#app/sections/info-header.tsx";
import type { Route } from "./+types/route";
import { apiDocsPage } from "./api-docs-page";
import { AnswersSection, ExampleSection, FieldsSection, RulesSection } from "./api-docs-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return apiDocsPage(wordsFor(request));
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { header, rules, example, request, forms, answers } = loaderData;
  return (
    <>
      <InfoHeader {...header} />
      <RulesSection {...rules} />
      <ExampleSection {...example} />
      <FieldsSection request={request} forms={forms} />
      <AnswersSection {...answers} />
    </>
  );
}
