import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "#app/ui/button.tsx";
import { DocumentStyles } from "#app/ui/document-styles.tsx";

/** The texts of the page that marks an enquiry as answered. It names no visitor, because links are forwarded. */
export interface AnsweredPage {
  /** Above the title: the site, and the enquiry's reference. */
  about: string;
  title: string;
  text: string;
  /** The page's one button: it posts its value as `answered`. Undefined where the link does not work. */
  button?: { label: string; value: "yes" | "no"; isMain: boolean };
}

/** Draws the page as a whole document without script. Its form posts to the page's own URL, which has the key. */
export function answeredPage({ about, title, text, button }: AnsweredPage): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* The key in the URL is for this page alone. */}
        <meta name="referrer" content="no-referrer" />
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
