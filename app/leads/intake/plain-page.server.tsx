import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { documentStyles } from "#app/start/compose.server.ts";
import { localPath } from "#app/url/locale-paths.ts";
import type { Locale } from "#data/index.ts";

/**
 * A page that answers a form posted without script: no header, no footer, no script.
 * @param words `title` of the page, `back` of the link to the home page, and the `locale` of both
 */
export function plainPage(
  { title, back, locale }: { title: string; back: string; locale: Locale },
  content: ReactNode,
): string {
  const page = (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="measure grid max-w-2xl gap-6 py-14">
          <h1 className="text-title">{title}</h1>
          {content}
          <p>
            <a href={localPath("/", locale)} className="text-link">
              {back}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page).replace("</head>", () => `${documentStyles}</head>`)}`;
}
