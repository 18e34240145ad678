import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { wordsFor } from "./content/words.server";
import { siteKeyMeta } from "./contract/turnstile";
import { ChatWidget } from "./layout/chat-widget";
import { ErrorState } from "./layout/error-state";
import { BackToTop, SkipLink } from "./layout/jump-links";
import { siteLayout } from "./layout/layout.server";
import type { PageHandle } from "./layout/page-handle";
import { ScriptFailed } from "./layout/script-failed";
import { SiteFooter } from "./layout/site-footer";
import { SiteHeader } from "./layout/site-header";
import { turnstileSiteKey } from "./leads/intake/lead-intake.server";
import { pageMeta } from "./seo/page-meta";
import { StructuredData } from "./seo/structured-data";
import { KeepPage } from "./start/keep-page";
import { EnglishOnly } from "./ui/link";
import { withoutLocale, withoutSlash } from "./url/locale-paths";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const siteKey = context.get(turnstileSiteKey);
  const layout = siteLayout(wordsFor(request), withoutLocale(withoutSlash(url.pathname)));
  return { ...layout, ...(siteKey && { siteKey }) };
}

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** For pages without a `meta` of their own: those that show an error. */
export const meta: Route.MetaFunction = ({ location, matches }) => pageMeta({ location, matches });

/**
 * The document around every page, and around the error states too. Its styles and scripts are no part of React's tree:
 * entry.server.tsx puts them in.
 */
export function Layout({ children }: { children: ReactNode }) {
  // Undefined only when the root loader itself failed: then the page goes without header and footer.
  const data = useRouteLoaderData<typeof loader>("root");
  const hasNewsletter = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.hasNewsletter);
  return (
    <KeepPage>
      <EnglishOnly value={data?.englishOnly ?? none}>
        <html lang={data?.locale ?? "en"}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            {data?.siteKey && <meta name={siteKeyMeta} content={data.siteKey} />}
            <Meta />
            <Links />
            {data && <link rel="manifest" href={data.manifest} />}
            {data && (
              <link
                rel="alternate"
                type="application/rss+xml"
                href={data.footer.feed.path}
                title={data.footer.feed.title}
              />
            )}
          </head>
          <body id="top" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
            {data && <SkipLink label={data.skipLink} target="main" />}
            {data && <SiteHeader {...data.header} />}
            <main id="main" tabIndex={-1} className="grow outline-none">
              {children}
            </main>
            {data && <SiteFooter {...data.footer} isNewsletterShown={!hasNewsletter} />}
            {data && <ChatWidget {...data.chat} />}
            {data && <BackToTop label={data.backToTop} target="top" />}
            {data && <ScriptFailed text={data.scriptFailed} />}
            <StructuredData />
          </body>
        </html>
      </EnglishOnly>
    </KeepPage>
  );
}

const none: string[] = [];

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const answer = isRouteErrorResponse(error) ? error : { status: 500, data: undefined };
  const isNotFound = answer.status === 404;
  const copy = isNotFound ? data?.notFound : data?.failure;
  // While developing, what is wrong: a mistake in data/ by its file, id and field.
  const text = (import.meta.env.DEV && (error as Error).message) || copy?.text;
  return (
    <>
      <title>{`${copy?.documentTitle ?? answer.status} | ${data?.header.name ?? ""}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        code={String(answer.status)}
        title={copy?.title}
        text={text}
        home={copy?.home}
        nearest={isNotFound ? answer.data?.nearest : undefined}
      />
    </>
  );
}
