import { globSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { localeOf } from "#app/url/locale-paths.ts";
import type { Locale } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";

/** A prerendered page. All facts are read from its HTML, so a new page needs no entry in a list. */
export interface BuiltPage {
  path: string;
  locale: Locale;
  title: string;
  /** The `h1`. */
  heading: string;
  description: string;
  /** The first accent class of the page. */
  accent: Accent;
  /** The ISO date of the last change, if the page states one. */
  updated: string | undefined;
}

/** The accent for pages without an accent class: the colour of the logo. */
const defaultAccent = 2;

/** All pages in a build that search engines may list, sorted by path. */
export function readBuiltPages(client: string): BuiltPage[] {
  return globSync("**/index.html", { cwd: client })
    .map((file) => ({ path: pathOf(file), html: readFileSync(`${client}/${file}`, "utf8") }))
    .filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'))
    .map(({ path, html }) => readPage(path, html))
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}

/** @throws Error with the page's path if it has no `h1` in its `main` */
function readPage(path: string, html: string): BuiltPage {
  // Parse only the head and the top of `main`, which contain all facts.
  const [start, heading] = [html.indexOf("<main"), html.indexOf("</h1>")];
  if (start < 0 || heading < start) throw new Error(`The page ${path} needs an <h1> in its <main>`);
  const head = parse(html.slice(0, html.indexOf("</head>")));
  const top = html.slice(start, heading);
  return {
    path,
    locale: localeOf(path),
    title: head.querySelector("title")?.text ?? "",
    heading: parse(top.slice(top.lastIndexOf("<h1"))).text,
    description: contentOf(head, "name", "description") ?? "",
    accent: Number(/\baccent-([1-7])\b/.exec(top)?.[1] ?? defaultAccent) as Accent,
    updated:
      contentOf(head, "property", "article:modified_time") ??
      contentOf(head, "property", "article:published_time"),
  };
}

function contentOf(head: HTMLElement, attribute: "name" | "property", name: string): string | undefined {
  return head.querySelector(`meta[${attribute}="${name}"]`)?.getAttribute("content");
}

/** `blog/a/index.html` becomes `/blog/a`. */
const pathOf = (file: string): string => `/${file.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`;
