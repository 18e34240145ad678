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
