import { Section } from "#app/sections/section.tsx";
import { Portrait } from "#app/ui/beadwork.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";

type Team = Route.ComponentProps["loaderData"]["team"];

/** The people, each with a habit at work in large type, the latest article, and a chat. */
export function TeamSection({ title, intro, sampleLabel, items }: Team) {
  return (
    <Section
      id="team"
      headingId="team-title"
      ground="sunk"
      title={title}
      intro={intro}
      sampleLabel={sampleLabel}
    >
      <ul className="mt-lead grid gap-4 sm:gap-6 lg:grid-cols-2">
        {items.map((person) => (
          <Person key={person.id} {...person} />
        ))}
      </ul>
    </Section>
  );
}

function Person({ article, chat, profile, ...person }: Team["items"][number]) {
  return (
    <li
      lang={person.lang}
      className={`card flex flex-col gap-4 p-4 sm:p-8 lg:row-span-4 lg:grid lg:grid-rows-subgrid ${person.accent ? `accent-${person.accent}` : ""}`.trim()}
    >
      <div className="flex items-center gap-4 max-[18rem]:flex-wrap sm:gap-6">
        <Portrait id={person.id} name={person.name} accent={person.accent} className="size-20 sm:size-24" />
        <div>
          <h3 className="text-heading sm:text-large">{person.name}</h3>
          <p className="mt-1 font-semibold leading-snug">{person.role}</p>
          <SampleLabel label={person.sampleLabel} className="mt-3" />
        </div>
      </div>
      <p className="max-w-prose text-soft">{person.bio}</p>
      {person.habit && (
        <p className="max-w-full self-start text-balance border-(--accent) border-s-4 ps-4 max-[18rem]:ps-2 font-bold font-display text-xl leading-snug sm:text-2xl sm:leading-snug">
          {unbroken(person.habit)}
        </p>
      )}
      <div className="mt-auto grid content-between gap-x-8 gap-y-2 border-line border-t pt-3 lg:row-start-4 lg:mt-0">
        {article && (
          <p>
            <span className="block text-sm text-soft">{article.label}</span>
            <Link
              to={article.path}
              lang={article.lang}
              className="inline-block text-balance py-1 underline underline-offset-4"
            >
              {unbroken(article.title)}
            </Link>
          </p>
        )}
        <p className="flex flex-wrap gap-x-6">
          <a
            href={chat.href}
            target="_blank"
            rel="noopener"
            className="text-link inline-flex min-h-11 items-center gap-2"
          >
            <Icon name="message-circle" className="size-5" /> {chat.label}
          </a>
          {profile && (
            <a
              href={profile.href}
              target="_blank"
              rel="noopener"
              className="text-link inline-flex min-h-11 items-center"
            >
              {profile.label}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
