import { withoutLocale } from "#app/url/locale-paths.ts";
import type { Words } from "#data/index.ts";
import type { Company } from "#data/schemas/company.ts";
import type { BuiltPage } from "./built-pages";

/**
 * llms.txt (https://llmstxt.org): the site in Markdown for programs that read it for somebody.
 * @param copy what is before the pages, and the name of each group by the beginning of its paths
 */
export function llmsText(
  pages: readonly BuiltPage[],
  company: Company,
  copy: Words["layout"]["llms"],
): string {
  const { name, siteUrl, tagline, email, phones, whatsapp, hours } = company;
  const groupOf = ({ path }: BuiltPage) =>
    copy.groups.find((group) => withoutLocale(path).startsWith(group.path))?.title ?? copy.others;
  const entry = ({ path, title, description }: BuiltPage) =>
    `- [${title.replace(` | ${name}`, "")}](${siteUrl}${path}): ${description}`;
  const sections = [copy.others, ...copy.groups.map(({ title }) => title)].flatMap((title) => {
    const entries = pages.filter((page) => groupOf(page) === title).map(entry);
    return entries.length > 0 ? `## ${title}\n\n${entries.join("\n")}` : [];
  });
  const contact = [email, ...phones, `WhatsApp ${whatsapp}`, ...hours.short].join(", ");
  const parts = [`# ${name}`, `> ${tagline} ${copy.intro}`, `${copy.contact}: ${contact}.`, ...sections];
  return `${parts.join("\n\n")}\n`;
}
