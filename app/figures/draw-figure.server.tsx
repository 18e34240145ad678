import { renderToStaticMarkup } from "react-dom/server";
import { BeadMark, PatternBand } from "#app/ui/beadwork.tsx";
import type { Accent } from "#data/schemas/accents.ts";
import type { IconName } from "#data/schemas/common.ts";
import type { FigureRecord } from "#data/schemas/figure.ts";
import { Bars, Columns, Split } from "./charts";
import type { FigureView } from "./figure";
import { FigureTable, KeyNumber, Messages, Steps } from "./texts";
import { describeFigure, type WrittenFigure, writeFigure } from "./written-figure.server";

/** What a post is shown by: its figure, or the icon of its category where it has none. */
export function drawPicture(
  { id, figure }: { id: string; figure?: FigureRecord | undefined },
  { accent, icon }: { accent: Accent; icon: IconName },
): FigureView {
  return figure ? drawFigure(figure, id, accent) : drawIcon(id, accent, icon);
}

function drawIcon(id: string, accent: Accent, icon: IconName): FigureView {
  const html = renderToStaticMarkup(
    <>
      <PatternBand id={id} accent={accent} />
      <div className="grid grow place-items-center bg-sunk p-6">
        <BeadMark id={id} accent={accent} icon={icon} className="size-40" />
      </div>
    </>,
  );
  return { name: undefined, html };
}

/**
 * Draws a figure below a narrow band of beadwork. On the server, because nothing in it ever changes: browsers get no
 * script for it.
 * @param id of what the figure is the picture: the band is drawn from it
 */
function drawFigure(record: FigureRecord, id: string, accent: Accent): FigureView {
  const figure = writeFigure(record);
  const html = renderToStaticMarkup(
    <>
      <PatternBand id={id} accent={accent} />
      <div className="flex grow flex-col p-5">
        <p className="mb-3 font-semibold text-soft leading-snug">{figure.caption}</p>
        <div className="flex grow flex-col justify-center">{contentOf(figure)}</div>
      </div>
    </>,
  );
  return { name: describeFigure(figure), html };
}

function contentOf(figure: WrittenFigure) {
  switch (figure.kind) {
    case "number":
      return <KeyNumber {...figure} />;
    case "bars":
      return <Bars {...figure} />;
    case "columns":
      return <Columns {...figure} />;
    case "split":
      return <Split {...figure} />;
    case "table":
      return <FigureTable {...figure} />;
    case "messages":
      return <Messages {...figure} />;
    case "steps":
      return <Steps {...figure} />;
  }
}
