import type { NearestPages } from "#app/content/not-found.server.ts";
import { NearestPagesList } from "#app/sections/not-found-state.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

interface ErrorStateProps {
  code: string;
  /** Missing only when the words themselves could not be loaded. */
  title?: string | undefined;
  text?: string | undefined;
  home?: string | undefined;
  nearest?: NearestPages | undefined;
}

/** A page that is missing or broken, drawn inside the layout. */
export function ErrorState({ code, title, text, home, nearest }: ErrorStateProps) {
  return (
    <section className="measure grid content-center gap-6 py-24">
      <p className="font-bold tabular-nums">{code}</p>
      {title && <h1 className="max-w-xl text-title">{title}</h1>}
      {text && <p className="max-w-prose text-lg text-soft">{text}</p>}
      {home && (
        <p>
          <ButtonLink to="/">{home}</ButtonLink>
        </p>
      )}
      {nearest && <NearestPagesList {...nearest} />}
    </section>
  );
}
