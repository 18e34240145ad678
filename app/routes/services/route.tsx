import {
  chatLink,
  fill,
  findService,
  formatShillings,
  formatWeeks,
  listServices,
  type Words,
  wordsFor,
} from "~/content.server";
import { ClosingSection } from "~/sections/closing-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import { ButtonLink, JumpLink } from "~/ui/button";
import type { Route } from "./+types/route";
import { PriceListSection } from "./price-list-section";
import { PricedSection } from "./priced-section";
import { ProcessSection } from "./process-section";
import { Quilt } from "./quilt";

/** The services that have a block of their own, in the order of the spec's section 9. */
const priced = ["workflow-design", "api-integration", "compliance-audit", "data-labeling"];

export function loader({ context, request }: Route.LoaderArgs) {
  const { services, home, common, chat } = wordsFor(request);
  const { meta, hero, priced: block, list, process } = services.overview;
  describePage(context, breadcrumbList(crumbsTo("/services")));
  return {
    ...{ meta, hero },
    priced: {
      ...block,
      items: priced.flatMap((id) => {
        const service = findService(id);
        if (!service) return [];
        const { title, description, icon, features, deliverables, timeline, path } = service;
        return {
          ...{ id, title, description, icon, features, deliverables, path },
          price: priceOf(service, common),
          weeks: timeline && formatWeeks(timeline),
          more: fill(block.more, { title }),
        };
      }),
    },
    list: {
      ...list,
      buying: common.buying,
      items: listServices().map((service) => {
        const { id, title, tagline, path } = service;
        return { id, title, tagline, path, price: priceOf(service, common) };
      }),
    },
    process: {
      ...process,
      steps: home.process.steps.map(({ title, duration }, index) => ({
        ...{ title, duration, text: "", yours: "" },
        ...process.steps[index],
      })),
    },
    closing: { ...home.closing, chatLink: chatLink(chat.greeting) },
  };
}

function priceOf({ price }: { price: number | null }, { from, customQuote }: Words["common"]): string {
  return price ? fill(from, { price: formatShillings(price) }) : customQuote;
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Services({ loaderData }: Route.ComponentProps) {
  const { hero, priced, list, process, closing } = loaderData;
  return (
    <div className="bead-7">
      <PageHero bead={7} title={hero.title} lead={hero.lead} picture={<Quilt items={list.items} />}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/get-started" className="grow sm:grow-0">
            {hero.start}
          </ButtonLink>
          <JumpLink href="#price-list" variant="quiet" className="grow sm:grow-0">
            {hero.prices}
          </JumpLink>
        </div>
      </PageHero>
      <PricedSection {...priced} />
      <PriceListSection {...list} />
      <ProcessSection {...process} />
      <ClosingSection {...closing} />
    </div>
  );
}
