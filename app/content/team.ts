import { chatLink } from "#app/content/links.ts";
import { labelSection } from "#app/content/sample-label.ts";
import { formatList, listPosts, listTeam, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

const firstName = (name: string) => name.split(" ", 1)[0] ?? name;

/** The people of the about page, each with the latest article and a chat that asks for this person. */
export function teamSection({ about, common, locale }: Words) {
  const { linkedin, article, chat, chatText, ...team } = about.team;
  const { sampleLabel, items } = labelSection(listTeam(locale), common.sample);
  return {
    ...team,
    sampleLabel,
    items: items.map(({ linkedin: profile, ...person }) => {
      const name = firstName(person.name);
      const post = listPosts(locale).find(({ author }) => author === person.id);
      return {
        ...person,
        article: post && {
          label: fill(article, { name }),
          title: post.title,
          path: post.path,
          lang: post.lang,
        },
        chat: { label: fill(chat, { name }), href: chatLink(fill(chatText, { name: person.name })) },
        profile: profile ? { label: fill(linkedin, { name: person.name }), href: profile } : null,
      };
    }),
  };
}

/** The people beside a form, with a link to them; undefined if the company lists nobody. */
export function teamLink({ about, common, locale }: Words) {
  const people = listTeam(locale).map(({ id, name, accent, sample }) => ({ id, name, accent, sample }));
  if (people.length === 0) return;
  return {
    label: about.team.title,
    names: formatList(
      people.map(({ name }) => firstName(name)),
      locale,
    ),
    people: people.map(({ sample: _, ...person }) => person),
    sampleLabel: people.every(({ sample }) => sample) ? common.sample : undefined,
  };
}
