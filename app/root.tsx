import colours from "virtual:token-colours";
import { type ReactNode, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import {
  beadOfSolution,
  getCompany,
  getNavigation,
  listProducts,
  listSolutions,
  listTools,
  wordsFor,
} from "./content.server";
import { useArrivalFocus } from "./hooks/use-arrival-focus";
import { BackToTop } from "./layout/back-to-top";
import { ChatWidget } from "./layout/chat-widget";
import { ErrorState } from "./layout/error-state";
import { SiteFooter } from "./layout/site-footer";
import { SiteHeader } from "./layout/site-header";
import { SkipLink } from "./layout/skip-link";
import { siteKeyMeta } from "./leads/contract/turnstile";
import { turnstileSiteKey } from "./leads/intake/lead-intake.server";
import { pageMeta, type SiteMeta } from "./seo/page-meta";
import { StructuredData } from "./seo/structured-data";

/** How many tools and products the footer names (spec, section 9). */
const footerTools = 6;
const footerProducts = 8;

export function loader({ request, context }: Route.LoaderArgs) {
  const { layout, chat } = wordsFor(request);
  const { name, siteUrl, email, hours, city, certifications, whatsapp } = getCompany();
  const { main, footer, legal } = getNavigation();
  const siteKey = context.get(turnstileSiteKey);
  const solutions = listSolutions().map(({ id, title, description, path }) => ({
    ...{ id, title, description, path },
    bead: beadOfSolution(id),
  }));
  const linkTo = ({ title, path }: { title: string; path: string }) => ({ label: title, path });
  return {
    site: {
      name,
      url: siteUrl,
      themeColour: colours.paper,
      pictureAlt: layout.pictureAlt,
    } satisfies SiteMeta,
    skipLink: layout.skipLink,
    backToTop: layout.backToTop,
    header: {
      ...layout.header,
      name,
      navigation: main.map(({ label, path, hasSolutions }) => ({
        ...{ label, path },
        ...(hasSolutions ? { children: solutions } : {}),
      })),
    },
    footer: {
      ...layout.footer,
      ...{ name, email, city, certifications, legal },
      home: layout.header.home,
      hours: hours.short,
      feed: layout.feed,
      groups: [
        { label: layout.footer.tools, links: listTools().slice(0, footerTools).map(linkTo) },
        { label: layout.footer.products, links: listProducts().slice(0, footerProducts).map(linkTo) },
        ...footer,
      ],
    },
    chat: {
      ...chat.widget,
      number: whatsapp,
      template: chat.fromChat,
      placeholders: chat.placeholders,
    },
    notFound: layout.notFound,
    failure: layout.failure,
    ...(siteKey && { siteKey }),
  };
}

/** The words around the pages don't change, and must not be lost when a page's own data can't be had. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
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
  useArrivalFocus();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {data?.siteKey && <meta name={siteKeyMeta} content={data.siteKey} />}
        <Meta />
        <Links />
        {data && (
          <link
            rel="alternate"
            type="application/rss+xml"
            href={data.footer.feed.path}
            title={data.footer.feed.title}
          />
        )}
        <StylesOfOtherPages />
      </head>
      <body id="top" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
        {data && <SkipLink label={data.skipLink} target="main" />}
        {data && <SiteHeader {...data.header} />}
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {data && <SiteFooter {...data.footer} />}
        {data && <ChatWidget {...data.chat} />}
        {data && <BackToTop label={data.backToTop} target="top" />}
        <StructuredData />
        <ScrollRestoration />
      </body>
    </html>
  );
}

/**
 * A prerendered document carries the styles of its own page. With the first step to another page come all of the
 * site's, and React shows that page when they are there.
 */
function StylesOfOtherPages() {
  const location = useLocation();
  const { location: next = location } = useNavigation();
  const [first] = useState(location.pathname);
  return next.pathname !== first && <link rel="stylesheet" href={stylesheet} precedence="site" />;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const isNotFound = isRouteErrorResponse(error) && error.status < 500;
  const copy = isNotFound ? data?.notFound : data?.failure;
  return (
    <>
      <title>{`${copy?.documentTitle ?? "500"} | ${data?.header.name ?? ""}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState code={isNotFound ? "404" : "500"} title={copy?.title} text={copy?.text} home={copy?.home} />
    </>
  );
}
