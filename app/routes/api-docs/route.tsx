import { wordsFor } from "~/content.server";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import type { Route } from "./+types/route";
import { AnswersSection } from "./answers-section";
import { apiPage } from "./api-page.server";
import { ExampleSection } from "./example-section";
import { FieldsSection } from "./fields-section";
import { RulesSection } from "./rules-section";

export function loader({ request }: Route.LoaderArgs) {
  return apiPage(wordsFor(request));
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { header, rules, example, request, forms, answers } = loaderData;
  return (
    <div className={`bead-${header.bead}`}>
      <InfoHeader {...header} />
      <RulesSection {...rules} />
      <ExampleSection {...example} />
      <FieldsSection request={request} forms={forms} />
      <AnswersSection {...answers} />
    </div>
  );
}
