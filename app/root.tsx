import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Thing } from "schema-dts";
import type { Route } from "./+types/root";
import type { NotFoundLinks } from "./content/not-found";
import { wordsFor } from "./content/words";
import { siteKeyMeta } from "./contract/endpoint";
import { IslandsScript, listIslands } from "./document-islands";
import everyPage from "./inline/every-page.ts?script";
import Chat from "./islands/chat";
import { siteLayout } from "./layout/layout";
import { BackToTop, BarAction, ScriptFailed, SkipLink } from "./layout/page-extras";
import { SiteFooter } from "./layout/site-footer";
import { SiteHeader } from "./layout/site-header";
import { turnstileSiteKey } from "./leads/intake/lead-intake";
import { pageMeta } from "./seo/page-meta";
import textFont from "./text-font.woff2?url";
import { ButtonLink } from "./ui/button";
import { DocumentStyles } from "./ui/document-styles";
import { InlineScript } from "./ui/inline-script";
import { Island, Islands } from "./ui/island";
import { CurrentPage, TextLink } from "./ui/link";
import { MissingBead } from "./ui/missing-bead";
import { withoutLocale, withoutSlash } from "./url/locale-paths";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const siteKey = context.get(turnstileSiteKey);
  const layout = siteLayout(wordsFor(request), withoutLocale(withoutSlash(url.pathname)));
  return { ...layout, ...(siteKey && { siteKey }) };
}

/**
 * False on the dev server. Only a build generates the manifest and the feed, and visits to the dev server must not be
 * counted.
 */
const isBuilt = import.meta.env.PROD;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  // Only wide windows use the text font (app.css).
  {
    rel: "preload",
    href: textFont,
    as: "font",
    crossOrigin: "anonymous",
    media: "(min-width: 48rem)",
  },
];

/** The `meta` of error pages. All other pages export their own. */
export const meta: Route.MetaFunction = ({ location, matches }) => pageMeta({ location, matches });

/**
 * The `handle` that a page's route module may export. `hasNewsletter`: the page has a newsletter box, so the footer shows
 * none.
 */
type PageHandle = { hasNewsletter?: boolean };

/**
 * A page's loader may return structured data (schema.org). It must contain only facts that the page shows; a test
 * compares both.
 */
type PageData = { structuredData?: readonly Thing[] };

/**
 * The document around every page and every error. React renders it on the server only; the browser hydrates only the
 * islands in it.
 */
export function Layout({ children }: { children: ReactNode }) {
  // Undefined if the root loader failed. The page then has no header or footer.
  const data = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const { pathname } = useLocation();
  const hasNewsletter = matches.some(({ handle }) => (handle as PageHandle | undefined)?.hasNewsletter);
  const things = matches.flatMap(
    ({ loaderData }) => (loaderData as PageData | undefined)?.structuredData ?? [],
  );
  const page = { path: withoutSlash(pathname), englishOnly: data?.englishOnly ?? [] };
  const { islands, add, find } = listIslands();
  return (
    <CurrentPage value={page}>
      <Islands value={{ add, find }}>
        <html lang={data?.locale ?? "en"}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            {data?.siteKey && <meta name={siteKeyMeta} content={data.siteKey} />}
            <Meta />
            <Links />
            <DocumentStyles />
            {isBuilt && data && <link rel="manifest" href={data.manifest} />}
            {isBuilt && data && (
              <link
                rel="alternate"
                type="application/rss+xml"
                href={data.footer.feed.path}
                title={data.footer.feed.title}
              />
            )}
            {isBuilt && data?.analytics && <script defer {...data.analytics} />}
          </head>
          <body id="top" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
            {data && <SkipLink label={data.skipLink} target="main" />}
            {data && <SiteHeader {...data.header} />}
            {/* Clipped, because the moving end of the thread (sections/thread.css) would make a page longer than its footer. */}
            <main id="main" tabIndex={-1} className="grow overflow-y-clip outline-none">
              {children}
            </main>
            {data && <SiteFooter {...data.footer} isNewsletterShown={!hasNewsletter} />}
            {data && <Island of={Chat} props={data.chat} />}
            {data && (
              <nav aria-label={data.shortcuts}>
                {data.barAction && <BarAction {...data.barAction} />}
                <BackToTop label={data.backToTop} target="top" />
              </nav>
            )}
            {data && <ScriptFailed text={data.scriptFailed} />}
            <IslandsScript islands={islands} page={page} />
            <StructuredData things={things} />
            <InlineScript code={everyPage} />
          </body>
        </html>
      </Islands>
    </CurrentPage>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const answer = isRouteErrorResponse(error) ? error : { status: 500, data: undefined };
  const isNotFound = answer.status === 404;
  const copy = isNotFound ? data?.notFound : data?.failure;
  const notFoundLinks: NotFoundLinks = (isNotFound && answer.data?.links) || [];
  // On the dev server, show the error's message. For a mistake in data/ it names the file, the id and the field.
  const text = (import.meta.env.DEV && (error as Error).message) || copy?.text;
  return (
    <>
      <title>{`${copy?.documentTitle ?? answer.status} | ${data?.header.name ?? ""}`}</title>
      <meta name="robots" content="noindex" />
      {/* `copy` is undefined only if the root loader failed, which loads the texts. */}
      <section className="measure grid content-center gap-6 py-16 sm:py-24">
        {isNotFound && <MissingBead />}
        <div>
          <p className="font-semibold text-soft tabular-nums">{answer.status}</p>
          {copy && <h1 className="mt-1 max-w-4xl text-page">{copy.title}</h1>}
        </div>
        {text && <p className="max-w-prose text-lg text-soft">{text}</p>}
        {copy && (
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink to="/">{copy.home}</ButtonLink>
            {notFoundLinks.map(({ label, path, lang }) => (
              <TextLink key={path} to={path} lang={lang}>
                {label}
              </TextLink>
            ))}
          </p>
        )}
      </section>
    </>
  );
}

/** The structured data of the page's loaders, for search engines, as JSON-LD. */
function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `<` is escaped, so that no text can end the script element
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
