import { crumbsTo } from "~/content/breadcrumbs.server";
import { listProducts } from "~/content/records.server";
import { wordsFor } from "~/content/words.server";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList, product } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import { Dialog } from "~/ui/dialog";
import type { Route } from "./+types/route";
import { CatalogueSection } from "./catalogue-section";
import { ClosingSection } from "./closing-section";
import { HeroSection } from "./hero-section";
import { Notice } from "./notice";
import { productsPage } from "./products-page.server";
import { QuoteForm } from "./quote-form";
import { StatsSection } from "./stats-section";
import { useQuoteDialog } from "./use-quote-dialog";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/products", words)), ...listProducts().map(product));
  return productsPage(words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Products({ loaderData }: Route.ComponentProps) {
  const { hero, stats, catalogue, closing, quote } = loaderData;
  const { dialog, open, opening, onAnswer, isThanked, dismiss } = useQuoteDialog();
  return (
    <>
      <HeroSection {...hero} onQuote={open} />
      <StatsSection {...stats} />
      <CatalogueSection {...catalogue} onQuote={open} />
      <ClosingSection {...closing} onQuote={open} />
      <Dialog ref={dialog} title={quote.title} close={quote.close} hasEdge>
        <p className="mb-6 text-soft">{quote.lead}</p>
        <QuoteForm copy={quote.form} products={quote.products} opening={opening} onAnswer={onAnswer} />
      </Dialog>
      <Notice message={isThanked ? quote.received : undefined} dismiss={quote.dismiss} onDismiss={dismiss} />
    </>
  );
}
