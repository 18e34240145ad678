import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PressPage } from "./press-page.server";

/** Two sentences to copy, and the facts behind them. */
export function FactsSection({ title, boilerplate, items }: PressPage["facts"]) {
  return (
    <section aria-labelledby="facts" className="measure py-12 lg:py-20">
      <h2 id="facts" className="text-heading text-soft">
        {title}
      </h2>
      <p className="mt-4 max-w-4xl font-display text-large">{boilerplate}</p>
      <dl className="mt-12 grid border-ink border-t-2 sm:grid-cols-2 sm:gap-x-12">
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

const backgrounds = {
  light: "bg-on-night",
  dark: "bg-night border-line border",
};

/** Each version of the logo on the background that it is made for. */
export function LogosSection({ title, intro, files }: PressPage["logos"]) {
  return (
    <section className="border-line border-t bg-sunk" aria-labelledby="logos">
      <div className="measure py-16 lg:py-24">
        <h2 id="logos" className="text-title">
          {title}
        </h2>
        <p className="mt-4 max-w-prose text-intro text-soft">{intro}</p>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_0.6fr]">
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
      </div>
    </section>
  );
}

const swatches: Record<string, string> = { paper: "bg-paper", ink: "bg-ink", action: "bg-action" };

/** The brand's colours, side by side as on a strip of cloth, with the values to copy. */
export function ColoursSection({ title, intro, items }: PressPage["colours"]) {
  return (
    <section aria-labelledby="colours" className="measure py-16 lg:py-24">
      <h2 id="colours" className="text-title">
        {title}
      </h2>
      <p className="mt-4 max-w-prose text-intro text-soft">{intro}</p>
      <ul className="mt-10 grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
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
    </section>
  );
}

export function ContactSection({ title, text, label, path }: PressPage["contact"]) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="contact">
      <div className="measure flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-16 lg:py-20">
        <div>
          <h2 id="contact" className="text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-intro text-night-soft">{text}</p>
        </div>
        <ButtonLink to={path}>{label}</ButtonLink>
      </div>
    </section>
  );
}
