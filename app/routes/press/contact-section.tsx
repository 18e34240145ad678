import { ButtonLink } from "#app/ui/button.tsx";
import type { PressPage } from "./press-page.server";

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
