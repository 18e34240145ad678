import { expect, type Locator } from "@playwright/test";
import { idle } from "./test.ts";

/** Changes of a page's HTML, to run in the page before an island is hydrated. */

/** Wraps each text, like the translation of Chrome. */
export function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode())
    if (!texts.currentNode.parentElement?.closest("script,style,template")) nodes.push(texts.currentNode);
  for (const node of nodes.filter(({ textContent }) => textContent?.trim())) {
    const font = document.createElement("font");
    font.textContent = `[${node.textContent}]`;
    (node as Text).replaceWith(font);
  }
}

/** Adds elements, buttons and attributes to fields, like an extension for spelling or passwords. */
function decorate() {
  document.documentElement.dataset.extension = "";
  for (const field of document.querySelectorAll("input,textarea")) {
    field.setAttribute("data-gramm", "false");
    field.insertAdjacentHTML(
      "afterend",
      '<grammarly-extension></grammarly-extension><button type="button">?</button>',
    );
  }
}

export const changes = [translate, decorate];

/** The texts in an element, also hidden ones, without the brackets of `translate`. */
const textsIn = (part: Locator) =>
  part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) found.push(`${texts.currentNode.textContent?.replace(/[[\]]/g, "").trim()}`);
    return found.filter((text) => text !== "");
  });

/**
 * Runs steps on a page, and then once more with the page translated after each of them. Expects the same texts both times. React
 * does not change a text on a translated page unless it is the only child of its element, or the element is replaced too.
 * @param part the part of the page whose texts are compared
 * @param steps the first one opens the page. They must not find elements by their texts.
 * @public Features use it.
 */
export async function expectSameTextsIfTranslated(part: Locator, steps: (() => Promise<void>)[]) {
  const right: string[][] = [];
  for (const step of steps) {
    await step();
    await idle(part.page());
    right.push(await textsIn(part));
  }
  for (const [index, step] of steps.entries()) {
    await step();
    await expect.poll(() => textsIn(part), `texts after step ${index + 1}`).toEqual(right[index]);
    await part.page().evaluate(translate);
  }
  // Each step has changed something.
  expect(new Set(right.map((texts) => texts.join())).size).toBeGreaterThan(steps.length / 2);
}
