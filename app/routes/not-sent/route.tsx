import { wordsFor } from "#app/content/words.ts";
import { OtherWays } from "#app/leads/forms/lead-form.tsx";
import { listPlainFormRefusals } from "#app/leads/intake/refusal.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";

/**
 * The page after a form that was posted without script and refused. The page holds all reasons. The URL's fragment is
 * the id of one reason, and CSS shows this one with `:target`.
 */
export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { notSent, contact } = words.leadForms;
  return { ...notSent, refusals: listPlainFormRefusals(words), otherWays: contact.frame.otherWays };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { index: false });

export default function NotSent({ loaderData }: Route.ComponentProps) {
  const { title, text, otherWays, home, refusals } = loaderData;
  return (
    <section className="measure grid gap-6 py-24">
      <h1 className="text-page">{title}</h1>
      {refusals.map(({ id, text }) => (
        <p key={id} id={id} className="hidden scroll-mt-60 font-semibold text-alert text-lg target:block">
          {text}
        </p>
      ))}
      <p className="max-w-prose text-lg">{text}</p>
      <p className="max-w-prose text-lg text-soft">
        <OtherWays {...otherWays} />
      </p>
      <p>
        <ButtonLink to="/" variant="quiet">
          {home}
        </ButtonLink>
      </p>
    </section>
  );
}
