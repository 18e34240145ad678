import { localPath } from "#app/url/locale-paths.ts";
import type { Words } from "#data/index.ts";
import type { Company } from "#data/schemas/company.ts";
import { tokenColours } from "./token-colours";

/** The web app manifest in the language of the words: what a phone shows of the site on its home screen. */
export function manifestJson({ name }: Company, { locale, home }: Words): string {
  const paper = tokenColours().paper?.light;
  return JSON.stringify({
    name,
    short_name: name,
    description: home.meta.description,
    lang: locale,
    start_url: localPath("/", locale),
    display: "minimal-ui",
    theme_color: paper,
    background_color: paper,
    icons: [
      // First, and the only one that browsers fetch while they show the page: it weighs a twentieth of a PNG.
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}
