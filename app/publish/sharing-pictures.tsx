import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import { fromCache } from "#app/build/build-cache.ts";
import { fontFile } from "#app/build/display-font.ts";
import { tokenColours, withColours } from "#app/build/token-colours.ts";
import { formatIllustrationNumber } from "#app/content/illustrations.ts";
import { cardWidth, illustrationCard } from "#app/illustrations/sharing-card.tsx";
import { withoutLocale } from "#app/url/locale-paths.ts";
import { findIllustration, listSolutions, listTools } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";
import { picturePath, pictureSize } from "../seo/page-meta";
import { CoverPattern } from "../ui/beadwork";
import { Mark } from "../ui/mark";
import type { BuiltPage } from "./built-pages";

declare module "react" {
  interface HTMLAttributes<T> {
    /** The attribute in which satori reads Tailwind classes. */
    tw?: string;
  }
}

const { version } = createRequire(import.meta.url)("@resvg/resvg-js/package.json");

/** The number of pictures that are rendered at a time: the size of Node's thread pool. */
const concurrency = 4;

/** The words are in a panel on the left, a band of beads and a pattern on the right. In pixels. */
const panelWidth = 720;
const padding = 64;
const edge = 30;

/** The left edge of a card, which is centred in the space next to the words. */
const cardLeft = (panelWidth + edge + pictureSize.width - cardWidth) / 2;

/** The height of the cover pattern, and the x coordinate of its centre. */
const coverHeight = 240;
const coverMiddle = 180;

const colours = tokenColours();

/** The colours that `tw` can use: the tokens in the light colour scheme. */
const light = Object.entries(colours).map(([token, { light }]) => [token, light]);
const tailwindConfig = { theme: { extend: { colors: Object.fromEntries(light) } } };

/** Draws each page's sharing picture with heading, beads and illustration. @returns the number that was not in the cache */
export async function drawSharingPictures(
  pages: readonly BuiltPage[],
  client: string,
  site: { name: string; host: string },
): Promise<number> {
  // Use the same array for all pictures, because satori caches parsed fonts per array.
  // satori supports neither WOFF2 nor variable fonts, so use a WOFF file with one weight of the display font.
  const fonts: Font[] = [{ name: "display", data: await readFile(fontFile(700)), weight: 700 }];
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

function cardOf({ path, accent, locale }: BuiltPage) {
  const english = withoutLocale(path);
  const subject = [...listTools(locale), ...listSolutions(locale)].find((record) => record.path === english);
  const illustration = subject?.illustration && findIllustration(subject.illustration, locale);
  return illustration && illustrationCard(illustration, accent, formatIllustrationNumber);
}

/** The picture as an SVG that needs no fonts, because satori draws letters as paths. */
async function composePicture(page: BuiltPage, site: { name: string; host: string }, fonts: Font[]) {
  const { width, height } = pictureSize;
  const card = cardOf(page);
  const drawnCard = card && (await satori(card, { width: cardWidth, height, fonts, tailwindConfig }));
  const panel = { width: panelWidth, height, fonts, tailwindConfig };
  const words = await satori(<Words heading={page.heading} {...site} />, panel);
  const picture = renderToStaticMarkup(
    <Picture id={withoutLocale(page.path).split("/").at(-1) || "home"} accent={page.accent} />,
  );
  return withColours(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${picture}${words}${drawnCard ? `<g transform="translate(${cardLeft} 0)">${drawnCard}</g>` : ""}</svg>`,
    colours,
  );
}

/** The cover pattern, centred in the space next to the words, with the band of beads at its left edge and the logo. */
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
      tw={`flex h-full w-full flex-col justify-between p-[${padding}px] pt-[${padding - 4}px] pr-[36px] text-on-night`}
      style={{ fontFamily: "display" }}
    >
      <div tw="flex pl-[88px] text-[46px]" style={{ lineHeight: 1, letterSpacing: "-0.02em" }}>
        {name}
      </div>
      <div
        tw={`flex text-[${headingSize(heading)}px]`}
        style={{ lineHeight: 1.02, letterSpacing: "-0.025em", textWrap: "balance" }}
      >
        {heading.replace(/(?<=\S)-(?=\S)/g, "-\u2060")}
      </div>
      <div tw="flex text-[30px] text-night-soft" style={{ lineHeight: 1 }}>
        {host}
      </div>
    </div>
  );
}

/** The font size of a heading in pixels. Short headings are larger. */
function headingSize({ length }: string): number {
  if (length <= 24) return 98;
  if (length <= 44) return 82;
  return length <= 64 ? 72 : 64;
}
