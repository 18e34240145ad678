import { expect, test } from "vitest";
import { listIndustries, listServices, listSolutions, listTools } from "#data/index.ts";
import { inEachEngine } from "./in-each-engine.ts";

/** Pages with pictures, of which some are on other pages too. */
const paths = [
  "/",
  "/products",
  "/services",
  "/solutions",
  "/tools",
  ...[listIndustries, listServices, listSolutions, listTools].flatMap((list) =>
    list("en").map(({ path }) => path),
  ),
];

inEachEngine("pictures", (visitor) => {
  test("no picture cuts off the end of a word or a figure", { timeout: 180_000 }, async () => {
    const cut: string[] = [];
    for (const width of [360, 1280]) {
      await visitor.resize({ width, height: 800 });
      await visitor.has((wanted) => innerWidth === wanted, width);
      for (const path of paths) {
        await visitor.go(path);
        for (const text of await visitor.ask(findCutTexts)) cut.push(`${path} at ${width} px: ${text}`);
      }
    }
    expect(cut).toEqual([]);
  });
});

/** Runs in the page. @returns the texts in pictures that are wider than their own element, if that element clips them */
function findCutTexts(): string[] {
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return [...document.querySelectorAll("main figure *")]
    .filter((element) => hasText(element) && element.scrollWidth > element.clientWidth)
    .filter((element) => {
      const { overflowX, contain, textOverflow } = getComputedStyle(element);
      // An ellipsis shows that a text goes on.
      return (overflowX !== "visible" || contain.includes("paint")) && textOverflow !== "ellipsis";
    })
    .map(({ textContent, className, scrollWidth, clientWidth }) =>
      [`“${textContent}”`, className, `needs ${scrollWidth} px, and has ${clientWidth}`].join(" "),
    );
}
