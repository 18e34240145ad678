import { crumbsTo } from "#app/content/breadcrumbs.server.ts";
import { listProducts } from "#app/content/data.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbList, product } from "#app/seo/schema-org.server.ts";
import { describePage } from "#app/seo/structured-data.server.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Route } from "./+types/route";
import { CatalogueSection } from "./catalogue-section";
import { ClosingSection } from "./closing-section";
import { GlanceSection } from "./glance-section";
import { HeroSection } from "./hero-section";
import { Notice } from "./notice";
import { productsPage } from "./products-page.server";
import { QuoteForm } from "./quote-form";
import { StatsSection } from "./stats-section";
import { useQuoteDialog } from "./use-quote-dialog";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(
    context,
    breadcrumbList(crumbsTo("/products", words), words.locale),
    ...listProducts(words.locale).map((record) => product(record, words.locale)),
  );
  return productsPage(words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Products({ loaderData }: Route.ComponentProps) {
  const { hero, glance, stats, catalogue, closing, quote } = loaderData;
  const { dialog, open, opening, onAnswer, isThanked, dismiss } = useQuoteDialog();
  return (
    <>
      <HeroSection {...hero} onQuote={open} />
      <GlanceSection {...glance} />
      <StatsSection {...stats} />
      <CatalogueSection {...catalogue} onQuote={open} />
      <ClosingSection {...closing} onQuote={open} />
      <Dialog ref={dialog} title={quote.title} close={quote.close} hasEdge>
        <p className="mb-6 text-soft">{quote.intro}</p>
        <QuoteForm copy={quote.form} products={quote.products} opening={opening} onAnswer={onAnswer} />
      </Dialog>
      <Notice message={isThanked ? quote.received : undefined} dismiss={quote.dismiss} onDismiss={dismiss} />
    </>
  );
}
