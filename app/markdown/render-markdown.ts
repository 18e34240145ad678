import { Marked, Parser, Renderer, TextRenderer, type Tokens } from "marked";
import { localPath } from "#app/url/locale-paths.ts";
import { type Locale, pageLanguage } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { unbreakable } from "../ui/unbroken";

type RenderedArticle = { html: string; sections: { id: string; title: string }[] };

interface ArticleWords {
  /**
   * Accessible names of parts that scroll horizontally, with `{number}` and `{section}`. The first table below a heading is
   * named like the heading.
   */
  table: string;
  listing: string;
  /** The labels of the button that copies a formula. Without them there is no button. */
  copyFormula?: { copy: string; copied: string };
}

/** The language of code blocks in Markdown that get a copy button. */
const formula = "formula";

/**
 * A table with at least this number of columns is too wide for a phone if its cells have long texts: its rows are stacked
 * (ui/stacked-table.css).
 */
const manyColumns = 3;

/** A cell with more characters is too long for half the width of a phone: its table of two columns is stacked too. */
const longCell = 200;

/** The number of characters up to which a cell is short. A table whose cells are short remains a table on a phone. */
const shortCell = { text: 35, figure: 20 };

/** Inline code up to this number of characters is not wrapped. */
const shortCode = 24;

/** Parts of an article's text that no line break should divide: 22 (Githurai), × 40 = 2,400. */
const kept = [unbreakable, /\b\d+ \([A-Z]\w+\)/, /× [\d,]+ = [\d,]*\d/].map(({ source }) => source).join("|");

/** Matches only text between tags, not the text in tags. */
const unbreakableText = new RegExp(`(?<=>[^<>]*)(?:${kept})`, "g");

/** Ids that the page around an article uses, so that no heading may get them. */
const takenIds =
  "top main site-menu menu-solutions chat chat-title page-title contents share author related updates action ways faq";

/**
 * Renders an article's Markdown as HTML. Tables and code blocks scroll separately; they have an accessible name and can be
 * focused. On a phone, tables with long texts are stacked instead, and each cell shows the name of its column. In a wide table, a row with an
 * empty first cell belongs to the row above: the first cell of that row is the heading of both.
 * @param source trusted Markdown from data/: HTML in it is not escaped
 * @param title the article's title, used in the names of parts before the first heading
 * @param english the English original of a translation: headings get the same ids in every language. Default: `source`
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
  /** Since the last heading, and in the article. */
  const counts = { table: 0, listing: 0 };
  let section = title;

  function nameOf(kind: "table" | "listing"): string {
    const number = ++counts[kind];
    const isFirstTable = kind === "table" && number === 1;
    const name = isFirstTable ? section : fill(words[kind], { number, section });
    return ` aria-label="${escapeAttribute(name)}"`;
  }

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        section = this.parser.parseInline(tokens, this.parser.textRenderer);
        counts.table = 0;
        const id = ids.next().value ?? slug(section);
        if (depth === 2) sections.push({ id, title: section });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        const plain = (cell: Tokens.TableCell) =>
          this.parser.parseInline(cell.tokens, this.parser.textRenderer);
        // Without the note below a column's name, which would take a line in each row of a phone.
        const columns = token.header.map((cell) => plain(cell).replace(/ <small>.*<\/small>/, ""));
        const groups = rowGroups(token.rows);
        const hasGroups = groups.length < token.rows.length;
        // The texts of the first column may be longer: they are wrapped.
        const isShort = (cell: Tokens.TableCell, index: number) =>
          index === 0 || plain(cell).length <= (cell.align === "right" ? shortCell.figure : shortCell.text);
        // A link needs the height of a finger, so rows with links as their names are stacked too.
        const hasLinks = token.rows.some(([name]) => name?.tokens.some(({ type }) => type === "link"));
        const isNarrow =
          columns.length >= manyColumns &&
          !hasGroups &&
          !hasLinks &&
          token.rows.every((cells) => cells.every(isShort));
        const isStacked = columns.length >= manyColumns && !isNarrow;
        // Such as questions with their answers. In a table of two columns of short texts neither need be the name of the other.
        const isList = columns.length === 2 && token.rows.some((cells) => !cells.every(isShort));
        const hasRowNames = isStacked || isList;
        const hasParagraphs =
          isList && token.rows.some((cells) => cells.some((each) => plain(each).length > longCell));
        const cell = ({ tokens, header, align }: Tokens.TableCell, index: number) => {
          // A figure below 0 is written with a hyphen and shown with a minus, which is as wide as a plus.
          const content = this.parser.parseInline(tokens).replace(/^(<strong>)?-(?=\d)/, "$1−");
          const figure = align === "right" ? " data-figure" : "";
          // An empty header cell must not be a `th`: a screen reader would announce an empty header.
          if (header && content) return `<th scope="col"${figure}>${content}</th>`;
          // The first cell is the heading of its stacked row. The others get one element next to the column's name.
          if (hasRowNames && index === 0 && content) return `<th scope="row"${figure}>${content}</th>`;
          if (header || !isStacked || index === 0) return `<td${figure}>${content}</td>`;
          const column = escapeAttribute(columns[index] ?? "");
          return `<td${figure} data-column="${column}"><div>${content}</div></td>`;
        };
        const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map(cell).join("")}</tr>`;
        const isGrouped = isStacked && hasGroups;
        const groupOf = (rows: Tokens.TableCell[][]) => {
          const [first] = rows[0] ?? [];
          const name = first ? this.parser.parseInline(first.tokens) : "";
          const heading = `<th scope="rowgroup" rowspan="${rows.length}">${name}</th>`;
          const lines = rows.map((cells) =>
            cells
              .slice(1)
              .map((each, index) => cell(each, index + 1))
              .join(""),
          );
          return `<tbody><tr>${heading}${lines.join("</tr><tr>")}</tr></tbody>`;
        };
        const body = isGrouped
          ? groups.map(groupOf).join("")
          : `<tbody>${token.rows.map(row).join("")}</tbody>`;
        const table = `<thead>${row(token.header)}</thead>${body}`;
        const name = nameOf("table");
        return `<section role="group" tabindex="0"${name}${isStacked || hasParagraphs ? ' class="stacked-table"' : isNarrow ? ' class="narrow-table"' : ""}><table${name}>${table}</table></section>\n`;
      },
      code(token: Tokens.Code) {
        const listing = Renderer.prototype.code
          .call(this, token)
          .replace("<pre", `<pre role="group" tabindex="0"${nameOf("listing")}`)
          // On a phone lines are wrapped, but not between their indentation and their first character.
          .replace(/^ +(?:&\w+;|\S)/gm, "<span>$&</span>");
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

/** A row whose first cell is empty belongs to the row above it: in a wide table, the first cell of that row spans both. */
function rowGroups(rows: Tokens.TableCell[][]): Tokens.TableCell[][][] {
  const groups: Tokens.TableCell[][][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && row[0]?.text === "") group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Whether a URL is that of a page of this site, not of a file. */
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

/** The id for a heading: `What’s next?` becomes `whats-next`. */
function slug(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "")
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "section";
}

/** Makes an id unique by adding a number if it is already in `ids`, and adds the result to `ids`. */
function freeId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let number = 2; ids.has(id); number++) id = `${wanted}-${number}`;
  ids.add(id);
  return id;
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', "&quot;");
