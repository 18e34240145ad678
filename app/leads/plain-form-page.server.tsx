import { renderToStaticMarkup } from "react-dom/server";
import { listProducts, type Words } from "~/content.server";
import { documentStyles } from "~/document/compose.server";
import { GetStartedForm } from "~/routes/get-started/get-started-form";
import { QuoteForm } from "~/routes/products/quote-form";
import { ContactForm } from "~/sections/contact-form";

interface PlainFormPage {
  words: Words;
  /** Which form was posted, as the post says. */
  formName: unknown;
  /** Why it was not taken. */
  message: string;
  /** What the visitor had entered, to correct and send again. */
  values: Record<string, string>;
}

/** The page that answers a form posted without script when it was not taken: why, and the form as it was filled. */
export function plainFormPage({ words, formName, ...rejected }: PlainFormPage): string {
  const { problem } = words.leadForms;
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{problem.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main className="measure grid max-w-2xl gap-6 py-14">
          <h1 className="text-title">{problem.title}</h1>
          <p className="text-lead text-soft">{problem.text}</p>
          {formFor(formName, words, rejected)}
          <p>
            <a href="/" className="text-link">
              {problem.back}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page).replace("</head>", () => `${documentStyles}</head>`)}`;
}

function formFor(formName: unknown, words: Words, rejected: Pick<PlainFormPage, "message" | "values">) {
  switch (formName) {
    case "Quote Request":
      return (
        <QuoteForm
          copy={words.products.quote.form}
          products={listProducts().map(({ title }) => title)}
          rejected={rejected}
        />
      );
    case "Get Started":
      return <GetStartedForm copy={words.getStarted.form} rejected={rejected} />;
    default:
      return <ContactForm copy={words.leadForms.contact} rejected={rejected} />;
  }
}
