import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { OfferKindsHint, OfferKindsSection } from "#app/sections/offer-kinds.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ButtonLink, ExternalButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/route";
import { ChoiceSection } from "./choice-section";
import { SolutionRings } from "./solution-rings";
import { SolutionSection } from "./solution-section";
import { solutionsPage } from "./solutions-page";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return solutionsPage(wordsFor(request));
}

/** The backgrounds of the sections, in turn, so that neighbours differ. */
const grounds = ["paper", "sunk", "night"] as const;

/** Where the picture is in a wide window. Every third one has the width of the page, the others change sides. */
function placeOf(index: number) {
  if (index % 3 === 2) return "above";
  return index % 3 === 0 ? "right" : "left";
}

export default function Solutions({ loaderData }: Route.ComponentProps) {
  const { hero, offerKinds, choice, solutions, closing } = loaderData;
  return (
    <div className="max-sm:[--spacing-section:1.125rem]">
      <PageHero
        title={hero.title}
        intro={hero.intro}
        picture={<SolutionRings solutions={solutions} centre={hero.centre} />}
      >
        <div className="flex flex-wrap gap-3 fill-row max-sm:*:px-2 lg:mt-2">
          <ButtonLink to="/get-started">{hero.start}</ButtonLink>
          <ExternalButtonLink href={hero.chatLink} variant="quiet">
            <Icon name="message-circle" /> {hero.chat}
          </ExternalButtonLink>
        </div>
        <OfferKindsHint {...offerKinds} current="solution" />
      </PageHero>
      <ChoiceSection {...choice} items={solutions} />
      {solutions.map((solution, index) => (
        <SolutionSection
          key={solution.id}
          {...solution}
          ground={grounds[index % grounds.length] ?? "paper"}
          place={placeOf(index)}
        />
      ))}
      <OfferKindsSection {...offerKinds} current="solution" ground="sunk" />
      <ClosingSection {...closing} />
    </div>
  );
}
