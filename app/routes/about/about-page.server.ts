import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { chatLink } from "#app/content/links.server.ts";
import { labelSection } from "#app/content/sample-label.server.ts";
import { person } from "#app/seo/schema-org.server.ts";
import { getCompany, listTeam, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export type AboutPage = ReturnType<typeof aboutPage>;

export function aboutPage(words: Words) {
  const { about, common, chat, locale } = words;
  const { expertise } = about;
  const { linkedin: profile, ...team } = about.team;
  const members = listTeam(locale);
  const people = labelSection(members, common.sample);
  return {
    ...about,
    team: {
      ...team,
      sampleLabel: people.sampleLabel,
      items: people.items.map(({ linkedin, ...person }) => ({
        ...person,
        profile: linkedin ? { label: fill(profile, { name: person.name }), href: linkedin } : null,
      })),
    },
    expertise: {
      ...expertise,
      certifications: { title: expertise.certifications, items: getCompany(locale).certifications },
    },
    closing: { ...about.closing, chatLink: chatLink(chat.greeting) },
    structuredData: [breadcrumbData("/about", words), ...members.filter(({ sample }) => !sample).map(person)],
  };
}
