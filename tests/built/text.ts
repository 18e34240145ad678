import { type HTMLElement, parse } from "node-html-parser";

/** Elements whose text is not visible. */
const unread = ["script", "style", "template", "noscript", "svg", "[hidden]"].join(", ");

const read = new WeakMap<HTMLElement, string>();

/** The text of a page, including folded answers, on one line. */
export function textOf(page: HTMLElement): string {
  const text = read.get(page) ?? readText(page);
  read.set(page, text);
  return text;
}

function readText(page: HTMLElement): string {
  const body = page.querySelector("body")?.clone() as HTMLElement;
  for (const element of body.querySelectorAll(unread)) element.remove();
  // Inline elements do not separate words; all others do.
  const words = body.innerHTML
    .replace(/<!--.*?-->|<\/?(?:a|b|code|em|i|span|strong|time)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ");
  return oneLine(parse(words).text);
}

/** Replaces all white space by single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
