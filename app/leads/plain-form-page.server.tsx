import { renderToStaticMarkup } from "react-dom/server";
import stylesheet from "~/app.css?url";
import type { Words } from "~/content.server";
import { ContactForm } from "~/sections/contact-form";

interface PlainFormPage {
  words: Words["leadForms"];
  message: string;
  /** What the visitor had entered, to correct and send again. */
  values: Record<string, string>;
}

/** The page that answers a form posted without script when it was not taken: why, and the form as it was filled. */
export function plainFormPage({ words, message, values }: PlainFormPage): string {
  const { problem, contact } = words;
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{problem.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main className="measure grid max-w-xl gap-6 py-14">
          <h1 className="font-bold text-4xl tracking-tight">{problem.title}</h1>
          <p className="text-lg text-soft">{problem.text}</p>
          <ContactForm copy={contact} rejected={{ values, message }} />
          <p>
            <a href="/" className="text-action underline underline-offset-4">
              {problem.back}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
