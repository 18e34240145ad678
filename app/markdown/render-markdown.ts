import { Marked, Parser, Renderer, TextRenderer, type Tokens } from "marked";
import { localPath } from "#app/url/locale-paths.ts";
import { type Locale, pageLanguage } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { unbreakable } from "../ui/unbroken";

type RenderedArticle = { html: string; sections: { id: string; title: string }[] };

interface ArticleWords {
  /** Names for the parts that scroll sideways: `{number}` and `{section}` are replaced. */
  table: string;
  listing: string;
  /** On the button that copies a formula. Without these there is no such button. */
  copyFormula?: { copy: string; copied: string };
}

/** What the listings are that are meant to be copied, as Markdown names the language of a listing. */
const formula = "formula";

/** A table of so many columns is too wide for a phone: its rows become blocks there (ui/stacked-table.css). */
const manyColumns = 3;

/** Code of at most so many characters is kept in one line. */
const shortCode = 24;

/** Between tags, not in them. */
const unbreakableText = new RegExp(`(?<=>[^<>]*)${unbreakable.source}`, "g");

/** Ids of the pages around the texts, which no heading may take. */
const takenIds =
  "top main site-menu menu-solutions chat chat-title page-title contents share author related updates action ways faq";

/**
 * An article's HTML: tables and listings scroll on their own, with a name and in reach of the keyboard; on a phone wide tables
 * are stacked instead, and their cells carry the name of their column.
 * @param source Markdown written by ourselves, in data/: HTML in it is passed through
 * @param title of the article: what the parts before its first heading are named after
 * @param english what it is a translation of: headings have the same ids in every language, and so have anchors
 */
export function renderMarkdown(
  source: string,
  title: string,
  words: ArticleWords,
  locale: Locale,
  english = source,
): RenderedArticle {
  const sections: RenderedArticle["sections"] = [];
  const ids = headingIds(english);
  const counts = { table: 0, listing: 0 };
  let section = title;

  function nameOf(kind: "table" | "listing"): string {
    const number = ++counts[kind];
    const name = fill(words[kind], { number, section });
    return ` aria-label="${escapeAttribute(name)}"`;
  }

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        section = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = ids.next().value ?? slug(section);
        if (depth === 2) sections.push({ id, title: section });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        const plain = (cell: Tokens.TableCell) =>
          this.parser.parseInline(cell.tokens, this.parser.textRenderer);
        const columns = token.header.map(plain);
        const isStacked = columns.length >= manyColumns;
        const cell = ({ tokens, header, align }: Tokens.TableCell, index: number) => {
          const content = this.parser.parseInline(tokens);
          const figure = align === "right" ? " data-figure" : "";
          // A header without words is no header to a screen reader.
          if (header && content) return `<th scope="col"${figure}>${content}</th>`;
          // The first cell is its row's heading. The others' content is one element, beside the column's name.
          if (header || !isStacked || index === 0) return `<td${figure}>${content}</td>`;
          const column = escapeAttribute(columns[index] ?? "");
          return `<td${figure} data-column="${column}"><div>${content}</div></td>`;
        };
        const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map(cell).join("")}</tr>`;
        const table = `<thead>${row(token.header)}</thead><tbody>${token.rows.map(row).join("")}</tbody>`;
        const name = nameOf("table");
        return `<section tabindex="0"${name}${isStacked ? ' class="stacked-table"' : ""}><table${name}>${table}</table></section>\n`;
      },
      code(token: Tokens.Code) {
        const listing = Renderer.prototype.code
          .call(this, token)
          .replace("<pre", `<pre role="region" tabindex="0"${nameOf("listing")}`);
        if (token.lang !== formula || !words.copyFormula) return listing;
        const { copy, copied } = words.copyFormula;
        return `<div class="formula" data-formula><button type="button" data-copied="${escapeAttribute(copied)}" aria-live="polite">${copy}</button>${listing}</div>\n`;
      },
      link(token: Tokens.Link) {
        const href = isPage(token.href)
          ? localPath(token.href, pageLanguage(token.href, locale))
          : token.href;
        return Renderer.prototype.link.call(this, { ...token, href });
      },
      codespan({ text }: Tokens.Codespan) {
        const kept = text.length <= shortCode ? ' class="whitespace-nowrap"' : "";
        return `<code${kept}>${escapeText(text)}</code>`;
      },
    },
  });

  const html = marked.parse(source, { async: false });
  return { html: html.replace(unbreakableText, '<span class="whitespace-nowrap">$&</span>'), sections };
}

/** A page of the site, and no file. */
const isPage = (href: string) => /^\/(?!\/)[^.]*$/.test(href);

function* headingIds(source: string): Generator<string, undefined> {
  const ids = new Set(takenIds.split(" "));
  for (const token of new Marked().lexer(source))
    if (token.type === "heading") yield freeId(slug(plainText(token as Tokens.Heading)), ids);
}

function plainText({ tokens }: Tokens.Heading): string {
  const renderer = new TextRenderer();
  return new Parser().parseInline(tokens, renderer);
}

/** A heading's words as an id: `What’s next?` becomes `whats-next`. */
function slug(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "")
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "section";
}

/** The id itself, or with the first number that makes it unique; it is taken from then on. */
function freeId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let number = 2; ids.has(id); number++) id = `${wanted}-${number}`;
  ids.add(id);
  return id;
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', "&quot;");
