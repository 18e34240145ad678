/**
 * How HTML from Markdown is set, by element: it carries no classes of its own. The text
 * and tables of two columns keep to a measure of about 68 characters;
 * wider tables and listings may use the whole column.
 */
const typesetting = [
  // Rhythm: blocks a line apart, text to the measure.
  "grid grid-cols-[minmax(0,1fr)] gap-y-[1.4em] text-[1.0625rem] leading-[1.7] sm:text-lg sm:leading-[1.7]",
  "[&>*]:max-w-[36rem] [&>pre]:max-w-none [&>section:has(tr>:nth-child(3))]:max-w-none",
  "[&>p:first-child]:text-intro [&>p:first-child]:leading-[1.55]",
  // Headings: a stroke of the page’s accent, and more space above than below.
  "[&>h2]:mt-[1.1em] [&>h2:first-child]:mt-0 [&>h2]:text-[clamp(1.7rem,1.4rem+1.3vw,2.35rem)] [&>h2]:leading-[1.12] [&>h2]:tracking-tight",
  "[&>h2]:before:mb-5 [&>h2]:before:block [&>h2]:before:h-1.5 [&>h2]:before:w-14 [&>h2]:before:rounded-full [&>h2]:before:bg-(--accent)",
  "[&>h3]:mt-[0.7em] [&>h3]:text-heading",
  // Lists: the markers hang inside the measure.
  "[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-[1.4em] [&_li]:ps-1 [&_li+li]:mt-[0.55em]",
  "[&_li]:marker:text-soft [&_ol>li]:marker:font-semibold",
  // Inside the lines.
  "[&_a]:font-semibold [&_a]:text-action [&_a]:underline [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a]:hover:text-action-strong",
  "[&_strong]:font-semibold [&_code]:font-mono [&_:not(pre)>code]:rounded-sm [&_:not(pre)>code]:bg-sunk [&_:not(pre)>code]:px-1.5 [&_:not(pre)>code]:py-0.5 [&_:not(pre)>code]:text-[0.88em] [&_:not(pre)>code]:wrap-break-word",
  "[&_blockquote]:border-(--accent) [&_blockquote]:border-s-4 [&_blockquote]:ps-5 [&_blockquote]:text-intro",
  // Listings.
  "[&_pre]:my-2 [&_pre]:overflow-x-auto [&_pre]:rounded-card [&_pre]:bg-night [&_pre]:p-5 [&_pre]:text-on-night [&_pre]:text-sm [&_pre]:leading-relaxed [&_pre]:sm:p-6",
  // A light edge says that a line goes on; a patch at its end covers it.
  "[&_pre]:bg-[linear-gradient(to_left,var(--color-night)_60%,transparent),linear-gradient(to_left,var(--color-night-line),transparent)] [&_pre]:[background-attachment:local,scroll] [&_pre]:bg-right [&_pre]:[background-size:3rem_100%,1.5rem_100%] [&_pre]:bg-no-repeat",
  // Tables: from a tablet on they have the room that their columns need, or their container scrolls.
  "[&>section]:my-2 [&>section]:overflow-x-auto [&>section]:border-ink [&>section]:border-y-2",
  // A shadow at the right edge says that there is more; a patch at the end of the table covers it.
  "[&>section]:bg-[linear-gradient(to_left,var(--color-paper)_60%,transparent),linear-gradient(to_left,var(--color-line),transparent)] [&>section]:[background-attachment:local,scroll] [&>section]:bg-right [&>section]:[background-size:3rem_100%,1.5rem_100%] [&>section]:bg-no-repeat",
  "[&_table]:min-w-full [&>section:has(tr>:nth-child(3))_table]:w-max [&_table]:text-base [&_table]:leading-snug md:[&_table]:w-full",
  "[&_:is(th,td)]:max-w-52 [&_:is(th,td)]:py-3 [&_:is(th,td)]:pe-4 sm:[&_:is(th,td)]:pe-7 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top md:[&_:is(th,td)]:max-w-none [&_:is(th,td):last-child]:pe-1",
  // A link that fills its cell is as high as the row, for a finger.
  "pointer-coarse:[&_td>a:only-child]:-my-3 pointer-coarse:[&_td>a:only-child]:inline-block pointer-coarse:[&_td>a:only-child]:py-3",
  "[&_th]:align-bottom [&_th]:font-semibold [&_th]:text-sm [&_tbody_tr]:border-line [&_tbody_tr]:border-t",
  "[&_:is(th,td)[data-figure]]:text-end [&_[data-figure]]:tabular-nums [&_td[data-figure]]:whitespace-nowrap",
].join(" ");

/** Where there is room, headings are beside their text: for short texts with few of them. */
const sideHeadings =
  "lg:grid-cols-[1fr_minmax(0,36rem)] lg:gap-x-16 lg:[&>*]:col-start-2 lg:[&>p:first-child:has(+h2)]:col-span-2 lg:[&>p:first-child:has(+h2)]:col-start-1 lg:[&>h2]:col-start-1 lg:[&>h2]:row-span-2 lg:[&>h2]:mt-0 lg:[&>h2+*]:mt-8 lg:[&>*:has(+h2)]:mb-10";

interface ProseProps {
  html: string;
  hasSideHeadings?: boolean;
}

/** A text of ours, rendered from Markdown by the loader. */
export function Prose({ html, hasSideHeadings = false }: ProseProps) {
  return (
    <div
      className={hasSideHeadings ? `${typesetting} ${sideHeadings}` : typesetting}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own files in data/, not from anything sent to us
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
