import { Icon } from "#app/ui/icon.tsx";
import type { PressPage } from "./press-page.server";

const backgrounds = {
  light: "bg-on-night",
  dark: "bg-night border-line border",
};

/** The logo on the ground that each version is made for. */
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
