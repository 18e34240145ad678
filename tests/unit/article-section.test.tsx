import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renderMarkdown } from "#app/markdown/render-markdown.ts";
import { ArticleSection } from "#app/routes/info/info-sections.tsx";

test("the notes beside later tables contain their whole list, also below a list within an entry", () => {
  const table = "| Plan | Price |\n| --- | ---: |\n| A | 1 |\n";
  const notes =
    "The notes.\n\n- **First:** begins.\n  - Within it.\n  - Also within it.\n- **Second:** ends.\n";
  const { html, sections } = renderMarkdown(
    `Introduction.\n\n## Prices\n\n${table}\n### Hours\n\n${table}\n${notes}\n### Months\n\n${table}`,
    "Prices",
    { table: "Table {number}, {section}", listing: "Listing {number}" },
    "en",
  );
  const folds = { intro: "Introduction", plans: "Plans", notes: "Notes", payback: "Payback" };
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <ArticleSection
        kind="help"
        contents="Contents"
        jumps
        solutions={undefined}
        {...{ html, sections, folds }}
      >
        {null}
      </ArticleSection>
    </MemoryRouter>,
  );
  // A parser would mend a list that ends outside its box, so this reads the markup.
  const [box = ""] = /<div class="noted-list">.*?<\/div>/s.exec(drawn) ?? [];
  expect(box).toContain("Also within it.");
  expect(box).toContain("Second:");
});
