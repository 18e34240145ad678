import { wordsFor } from "#app/content/words.ts";
import afterPlainForm from "#app/inline/after-plain-form.ts?script";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { Route } from "./+types/route";

/** The page after a form that was posted without script, shown once the lead is stored or mailed. */
export function loader({ request }: Route.LoaderArgs) {
  const { leadForms, getStarted, common, home } = wordsFor(request);
  const { withoutCall } = getStarted.thanks;
  return { ...leadForms.thankYou, withoutCall, offer: { ...common.offer, text: home.hero.promise } };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { index: false });

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { title, text, direct, withoutCall, offer, home } = loaderData;
  return (
    <section className="measure grid gap-6 py-24">
      <h1 data-direct={direct.title} className="text-page">
        {title}
      </h1>
      <p data-direct={direct.text} className="max-w-prose text-lg text-soft">
        {text}
      </p>
      <InlineScript code={afterPlainForm} />
      <p className="max-w-prose text-lg">{withoutCall.text}</p>
      <div className="border-line border-t-2 pt-6">
        <h2 className="text-title">{offer.title}</h2>
        <p className="mt-3 max-w-prose text-lg">{offer.text}</p>
      </div>
      <StepList steps={offer.steps} className="text-lg" />
      <p>
        <ButtonLink to="/">{home}</ButtonLink>
      </p>
    </section>
  );
}
