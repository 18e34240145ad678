import { renderToStaticMarkup } from "react-dom/server";
import { workflowYear } from "#app/content/buying-page.ts";
import { formatMoney, getCompany, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** The HTML of a small picture of the sample quote, with its price and its stages; undefined if there is no quote. */
export function drawQuote({ brochures, common, locale }: Words): string | undefined {
  const year = workflowYear(locale);
  if (!year) return;
  const title = fill(brochures.quote.title, { service: year.title });
  const stages = getCompany(locale).buying.stages.map(({ percent }) => ({
    percent,
    amount: formatMoney((year.setup * percent) / 100),
  }));
  return renderToStaticMarkup(
    <QuoteSheet
      tag={common.sample}
      title={title}
      priceTitle={brochures.quote.columns.price}
      price={formatMoney(year.setup)}
      stages={stages}
    />,
  );
}

interface QuoteSheetProps extends Record<"tag" | "title" | "priceTitle" | "price", string> {
  stages: { percent: number; amount: string }[];
}

/** A sheet of paper. Grey lines stand for the texts of the quote. */
function QuoteSheet({ tag, title, priceTitle, price, stages }: QuoteSheetProps) {
  return (
    <div className="mx-auto w-88 rotate-2 overflow-hidden card sheet text-sm shadow-card">
      <div className="bg-night text-on-night">
        <div className="pattern-border" />
        <p className="flex items-start justify-between gap-4 px-7 py-4">
          <span className="font-bold font-display text-xl leading-tight">{title}</span>
          <span className="rounded-control border border-night-soft px-2 font-semibold">{tag}</span>
        </p>
      </div>
      <div className="px-7 py-4">
        <p className="flex items-baseline justify-between border-ink border-b-2 pb-2">
          <span className="font-semibold">{priceTitle}</span>
          <span className="font-bold font-display text-heading tabular-nums">{price}</span>
        </p>
        {stages.map(({ percent, amount }, index) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: two stages may have the same share
            key={index}
            className="flex items-center gap-4 border-line border-b py-2 tabular-nums"
          >
            <span className="w-9 font-semibold">{percent}%</span>
            <span className="h-1.5 w-24 rounded-full bg-line" />
            <span className="ms-auto">{amount}</span>
          </p>
        ))}
        <div className="mt-4 grid grid-cols-2 gap-x-6">
          <TextLines widths={["w-full", "w-3/4", "w-5/6"]} />
          <TextLines widths={["w-5/6", "w-full", "w-2/3"]} />
        </div>
        <div className="mt-9 grid grid-cols-2 gap-x-6">
          <span className="border-ink border-t" />
          <span className="border-ink border-t" />
        </div>
      </div>
    </div>
  );
}

function TextLines({ widths }: { widths: string[] }) {
  return (
    <div className="grid gap-1.5">
      {widths.map((width) => (
        <span key={width} className={`h-1.5 rounded-full bg-line ${width}`} />
      ))}
    </div>
  );
}
