import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "#app/ui/button.tsx";
import { DocumentStyles } from "#app/ui/document-styles.tsx";

/** The texts of the "Mark as answered" page. They do not name the visitor, because people forward links. */
export interface AnsweredPage {
  /** The line above the title: the site, and the enquiry's reference. */
  about: string;
  title: string;
  text: string;
  /** The page's only button. It posts its value as `answered`. Undefined if the link does not work. */
  button?: { label: string; value: "yes" | "no"; isMain: boolean };
}

/** Renders the page as a complete document without script. Its form posts to the page's own URL, which contains the key. */
export function answeredPage({ about, title, text, button }: AnsweredPage): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <DocumentStyles />
      </head>
      <body>
        <main className="measure grid max-w-2xl gap-6 py-14">
          <p className="text-soft">{about}</p>
          <h1 className="text-title">{title}</h1>
          <p className="text-intro text-soft">{text}</p>
          {button && (
            <form method="post">
              <Button
                type="submit"
                name="answered"
                value={button.value}
                variant={button.isMain ? "action" : "quiet"}
              >
                {button.label}
              </Button>
            </form>
          )}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
