import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatsSection } from "#app/routes/about/about-sections.tsx";
import { ThanksSection } from "#app/routes/get-started/get-started-sections.tsx";
import { ProcessSection } from "#app/routes/home/home-sections.tsx";
import { getWords } from "#data/index.ts";

const { about, common, getStarted, home } = getWords("en");
const step = { id: "more", title: "One more", text: "As an owner may add.", duration: "1 day" };
const row = { value: "12", label: "more" };

test.each([
  [
    "the success screen",
    <ThanksSection key="thanks" {...getStarted.thanks} steps={[...common.offer.steps, step]} />,
  ],
  ["how we work", <ProcessSection key="process" {...home.process} steps={[...home.process.steps, step]} />],
  [
    "our figures",
    <StatsSection key="stats" {...about.stats} sampleLabel={undefined} items={[...about.stats.items, row]} />,
  ],
])("an entry after the last colour gets one of the colours: %s", (_, section) => {
  expect(renderToStaticMarkup(section)).not.toContain("undefined");
});
