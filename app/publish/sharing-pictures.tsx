import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import { writeIllustrationNumber } from "#app/content/illustrations.server.ts";
import { withoutLocale } from "#app/url/locale-paths.ts";
import { findIllustration, listSolutions, listTools } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";
import { picturePath, pictureSize } from "../seo/page-meta";
import { CoverPattern } from "../ui/beadwork";
import { Mark } from "../ui/mark";
import { fromCache } from "./build-cache";
import type { BuiltPage } from "./built-pages";
import { cardWidth, illustrationCard } from "./illustration-card";
import { readFonts } from "./press-logos";
import { tokenColours, withColours } from "./token-colours";

const { version } = createRequire(import.meta.url)("@resvg/resvg-js/package.json");

/** How many are drawn at a time, on the threads that Node keeps for such work. */
const concurrency = 4;

/** The words are on the left, within this much space; a band of beads and the pattern fill the rest. In pixels. */
const panelWidth = 720;
const padding = 64;
const edge = 30;

/** Where a card begins, in the middle of the space beside the words. */
const cardLeft = (panelWidth + edge + pictureSize.width - cardWidth) / 2;

/** A cover's pattern is this high, and is drawn around this middle. */
const coverHeight = 240;
const coverMiddle = 180;

const colours = tokenColours();

/**
 * Draws the sharing picture of each page: its heading beside the beadwork that the site draws from its id, and on it
 * what the illustration of a tool or a solution says.
 * @param site the host, below the heading, and the name above it
 * @returns how many were drawn anew: the others came from an earlier build
 */
export async function drawSharingPictures(
  pages: readonly BuiltPage[],
  client: string,
  site: { name: string; host: string },
): Promise<number> {
  // One array for all pictures: satori caches parsed fonts by the array's identity.
  const fonts = await readFonts();
  let drawn = 0;
  const queue = pages.values();
  const work = async () => {
    for (const page of queue) {
      const svg = await composePicture(page, site, fonts);
      const { content, isNew } = await fromCache("sharing-pictures", [version, svg], async () =>
        (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng(),
      );
      const file = client + picturePath(page.path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      if (isNew) drawn++;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return drawn;
}

/** The illustration of the tool or the solution that a page is about, as a card. */
function cardOf({ path, accent, locale }: BuiltPage) {
  const english = withoutLocale(path);
  const subject = [...listTools(locale), ...listSolutions(locale)].find((record) => record.path === english);
  const illustration = subject?.illustration && findIllustration(subject.illustration, locale);
  return (
    illustration &&
    illustrationCard(illustration, {
      accent,
      write: writeIllustrationNumber,
      colour: (token) => colours[token]?.light,
    })
  );
}

/** The picture as one SVG without fonts: the words are outlines. */
async function composePicture(page: BuiltPage, site: { name: string; host: string }, fonts: Font[]) {
  const { width, height } = pictureSize;
  const card = cardOf(page);
  const drawnCard = card && (await satori(card, { width: cardWidth, height, fonts }));
  const words = await satori(<Words heading={page.heading} {...site} />, {
    width: panelWidth,
    height,
    fonts,
  });
  const picture = renderToStaticMarkup(
    <Picture id={withoutLocale(page.path).split("/").at(-1) || "home"} accent={page.accent} />,
  );
  return withColours(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${picture}${words}${drawnCard ? `<g transform="translate(${cardLeft} 0)">${drawnCard}</g>` : ""}</svg>`,
    colours,
  );
}

/** The pattern of a cover, with its collar in the middle of the space beside the words, and the thread that leads to it. */
function Picture({ id, accent }: { id: string; accent: Accent }) {
  const { width, height } = pictureSize;
  const scale = height / coverHeight;
  const collar = (panelWidth + edge + width) / 2;
  return (
    <>
      <g transform={`translate(${collar - coverMiddle * scale} 0) scale(${scale})`}>
        <CoverPattern id={id} accent={accent} x={coverMiddle} />
      </g>
      <path d={`M0 0h${panelWidth + edge}v${height}H0z`} fill="var(--color-night)" />
      <path
        d={`M${panelWidth} ${edge / 2}v${height}`}
        stroke={`var(--color-accent-${accent})`}
        strokeWidth={edge * 0.62}
        strokeDasharray={`0 ${edge}`}
        strokeLinecap="round"
      />
      <g transform={`translate(${padding - 8} ${padding - 8}) scale(1.9)`} color="var(--color-on-night)">
        <path d="M-40 14h60" stroke="currentColor" strokeWidth="2.5" />
        <Mark />
      </g>
    </>
  );
}

function Words({ heading, name, host }: { heading: string; name: string; host: string }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        padding,
        paddingTop: padding - 4,
        paddingRight: 36,
        fontFamily: "display",
        color: colours["on-night"]?.light,
      }}
    >
      <div
        style={{ display: "flex", paddingLeft: 88, fontSize: 46, lineHeight: 1, letterSpacing: "-0.02em" }}
      >
        {name}
      </div>
      <div
        style={{
          display: "flex",
          textWrap: "balance",
          lineHeight: 1.02,
          letterSpacing: "-0.025em",
          fontSize: headingSize(heading),
        }}
      >
        {heading.replace(/(?<=\S)-(?=\S)/g, "-\u2060")}
      </div>
      <div style={{ display: "flex", fontSize: 30, lineHeight: 1, color: colours["night-soft"]?.light }}>
        {host}
      </div>
    </div>
  );
}

/** In pixels; larger where there are few words. */
function headingSize({ length }: string): number {
  if (length <= 24) return 98;
  if (length <= 44) return 82;
  return length <= 64 ? 72 : 64;
}
