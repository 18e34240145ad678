import { Section } from "#app/sections/section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PressPage } from "./press-page";

export function FactsSection({ title, boilerplate, items }: PressPage["facts"]) {
  return (
    <section aria-labelledby="facts" className="measure py-section">
      <h2 id="facts" className="text-heading text-soft">
        {title}
      </h2>
      <p className="mt-4 max-w-4xl font-display text-large">{boilerplate}</p>
      <dl className="mt-lead grid border-ink border-t-2 sm:grid-cols-2 sm:gap-x-12">
        {items.map(({ label, values }) => (
          <div key={label} className="grid grid-cols-[8rem_1fr] gap-x-4 border-line border-b py-4">
            <dt className="text-soft">{label}</dt>
            {values.map((value) => (
              <dd key={value} className="col-start-2">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

const backgrounds = { light: "bg-on-night", dark: "bg-night border-line border" };

export function LogosSection({ title, intro, files }: PressPage["logos"]) {
  return (
    <Section isOnThread={false} headingId="logos" ground="sunk" title={title} intro={intro}>
      <ul className="mt-lead grid gap-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_0.6fr]">
        {files.map((logo) => (
          <li key={logo.id}>
            <div className={`grid h-44 place-items-center rounded-card p-8 ${backgrounds[logo.ground]}`}>
              <img src={logo.file} alt={logo.title} loading="lazy" className="h-full max-h-16 w-full" />
            </div>
            <p className="mt-3 font-semibold">{logo.title}</p>
            <a
              href={logo.file}
              download
              className="text-link inline-flex min-h-11 items-center gap-2 wrap-anywhere"
            >
              <Icon name="download" className="size-4" /> {logo.download}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const swatches: Record<string, string> = { paper: "bg-paper", ink: "bg-ink", action: "bg-action" };

export function ColoursSection({ title, intro, items }: PressPage["colours"]) {
  return (
    <Section isOnThread={false} headingId="colours" title={title} intro={intro}>
      <ul className="mt-lead grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
        {items.map(({ token, name, light, dark }) => (
          <li key={token}>
            <span
              className={`block h-20 rounded-control border border-line ${swatches[token] ?? `${token} bg-(--accent)`}`}
            />
            <p className="mt-3 font-semibold">{name}</p>
            {[light, dark].map((value) => (
              <p key={value} className="font-mono text-soft text-sm">
                {value}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ContactSection({ title, text, label, path }: PressPage["contact"]) {
  return (
    <Section
      isOnThread={false}
      headingId="contact"
      ground="night"
      layout="flex flex-wrap items-center justify-between gap-x-16 gap-y-8"
      title={title}
      intro={text}
    >
      <ButtonLink to={path}>{label}</ButtonLink>
    </Section>
  );
}
