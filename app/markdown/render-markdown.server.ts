import { Marked, Renderer, type Tokens } from "marked";
import { fill } from "#data/fill.ts";
import { unbreakable } from "../ui/unbroken";

interface RenderedArticle {
  html: string;
  /** The headings of the second level, for a table of contents. */
  sections: { id: string; title: string }[];
}

/** Names for the parts of an article that scroll sideways: `{number}` and `{section}` are replaced. */
interface RegionNames {
  table: string;
  listing: string;
}

/** Between tags, not in them. */
const unbreakableText = new RegExp(`(?<=>[^<>]*)${unbreakable.source}`, "g");

/** Ids of the pages around the texts, which no heading may take. */
const takenIds = [
  ...["top", "main", "site-menu", "menu-solutions", "chat", "chat-title"],
  ...["page-title", "contents", "share", "author", "related", "updates", "action"],
];

/**
 * An article's HTML. Beyond what Markdown says: headings get ids that stay the same as long as their words do, and
 * tables and listings stand in containers that scroll by themselves, with a name and within reach of the keyboard.
 *
 * @param source Markdown written by ourselves, in data/: HTML in it is passed through
 * @param title of the article: what the parts before its first heading are named after
 */
export function renderMarkdown(source: string, title: string, names: RegionNames): RenderedArticle {
  const sections: RenderedArticle["sections"] = [];
  const ids = new Set(takenIds);
  const counts = { table: 0, listing: 0 };
  let section = title;

  function region(kind: keyof RegionNames): string {
    const number = ++counts[kind];
    const name = fill(names[kind], { number, section });
    return `tabindex="0" aria-label="${escapeAttribute(name)}"`;
  }

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        section = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = freeId(slug(section), ids);
        if (depth === 2) sections.push({ id, title: section });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table(token: Tokens.Table) {
        return `<section ${region("table")}>${Renderer.prototype.table.call(this, token)}</section>\n`;
      },
      tablecell({ tokens, header, align }: Tokens.TableCell) {
        const content = this.parser.parseInline(tokens);
        const figure = align === "right" ? " data-figure" : "";
        // A header without words is no header to a screen reader.
        return header && content
          ? `<th scope="col"${figure}>${content}</th>`
          : `<td${figure}>${content}</td>`;
      },
      code(token: Tokens.Code) {
        return Renderer.prototype.code
          .call(this, token)
          .replace("<pre", `<pre role="region" ${region("listing")}`);
      },
    },
  });

  const html = marked.parse(source, { async: false });
  return { html: html.replace(unbreakableText, '<span class="whitespace-nowrap">$&</span>'), sections };
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

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
