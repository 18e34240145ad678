import { beadByTurn, chatLink, formatShillings, formatWeeks, listProducts, wordsFor } from "~/content.server";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo, product } from "~/seo/things.server";
import { Dialog } from "~/ui/dialog";
import type { Route } from "./+types/route";
import { CatalogueSection } from "./catalogue-section";
import { ClosingSection } from "./closing-section";
import { HeroSection } from "./hero-section";
import { Notice } from "./notice";
import { QuoteForm } from "./quote-form";
import { StatsSection } from "./stats-section";
import { useQuoteDialog } from "./use-quote-dialog";

export function loader({ context, request }: Route.LoaderArgs) {
  const { products: words, chat, common, leadForms } = wordsFor(request);
  const { greeting, ...catalogue } = words.catalogue;
  const generalChat = chatLink(chat.greeting);
  const products = listProducts();
  describePage(context, breadcrumbList(crumbsTo("/products")), ...products.map(product));
  const items = products.map(({ pricing, timeline, path: _, ...shown }) => ({
    ...shown,
    bead: beadByTurn(products, shown.id),
    price: common.from.replace("{price}", formatShillings(pricing)),
    timeline: formatWeeks(timeline),
    chatLink: chatLink(greeting.replace("{product}", shown.title)),
  }));
  return {
    ...words,
    hero: { ...words.hero, chatLink: generalChat, marks: items.map(({ id, bead }) => ({ id, bead })) },
    catalogue: { ...catalogue, notFor: common.notFor, buying: common.buying, items },
    quote: { ...words.quote, products: items.map(({ title }) => title), received: leadForms.received },
    closing: { ...words.closing, chatLink: generalChat },
  };
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
