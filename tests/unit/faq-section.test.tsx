import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { FaqSection } from "#app/sections/faq-section.tsx";

test.each([1, 2, 5])("%i questions fill the columns without warnings from React", (count) => {
  const warn = vi.spyOn(console, "error");
  const items = Array.from({ length: count }, (_, index) => ({ question: `${index}?`, answer: "Yes." }));
  const drawn = parse(
    renderToStaticMarkup(
      <MemoryRouter>
        <FaqSection title="Questions" items={items} />
      </MemoryRouter>,
    ),
  );
  const columns = drawn.querySelectorAll("[data-questions] > div");
  expect(columns.map(({ children }) => children.length)).not.toContain(0);
  expect(drawn.querySelectorAll("summary").map(({ text }) => text)).toEqual(
    items.map(({ question }) => question),
  );
  expect(warn).not.toHaveBeenCalled();
});
