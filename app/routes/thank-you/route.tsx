import { wordsFor } from "#app/content/words.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";

/** Where a form posted without script leads to once its lead is kept. */
export function loader({ request }: Route.LoaderArgs) {
  return wordsFor(request).leadForms.thankYou;
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { index: false });

export default function ThankYou({ loaderData: { title, text, home } }: Route.ComponentProps) {
  return (
    <section className="measure grid gap-6 py-24">
      <h1 className="font-bold text-5xl tracking-tight sm:text-7xl">{title}</h1>
      <p className="max-w-prose text-lg text-soft">{text}</p>
      <p>
        <ButtonLink to="/">{home}</ButtonLink>
      </p>
    </section>
  );
}
