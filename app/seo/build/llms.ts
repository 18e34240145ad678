import type { Company } from "../../../data/schemas/company";
import type { BuiltPage } from "./built-pages";

/** The copy of llms.txt: what stands before the pages, and the name of each group by the beginning of its paths. */
interface LlmsCopy {
  intro: string;
  contact: string;
  groups: { title: string; start: string }[];
  others: string;
}

/** llms.txt (https://llmstxt.org): the site in Markdown for programs that read it for somebody. */
export function writeLlms(pages: readonly BuiltPage[], company: Company, copy: LlmsCopy): string {
  const { name, siteUrl, tagline } = company;
  const groupOf = ({ path }: BuiltPage) =>
    copy.groups.find(({ start }) => path.startsWith(start))?.title ?? copy.others;
  const groups = [copy.others, ...copy.groups.map(({ title }) => title)].map((title) => ({
    title,
    items: pages.filter((page) => groupOf(page) === title),
  }));
  const contact = [company.email, ...company.phones, `WhatsApp ${company.whatsapp}`, ...company.hours.short];
  return [
    `# ${name}`,
    `> ${tagline} ${copy.intro}`,
    `${copy.contact}: ${contact.join(", ")}.`,
    ...groups
      .filter(({ items }) => items.length > 0)
      .map(({ title, items }) =>
        [`## ${title}`, "", ...items.map((page) => entry(page, company))].join("\n"),
      ),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");

  function entry({ path, title, description }: BuiltPage, { name }: Company): string {
    return `- [${title.replace(` | ${name}`, "")}](${siteUrl}${path}): ${description}`;
  }
}
