import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { getCompany, listMainNavigation, wordsFor } from "./content.server";
import { ErrorState } from "./layout/error-state";
import { SiteFooter } from "./layout/site-footer";
import { SiteHeader } from "./layout/site-header";
import { SkipLink } from "./layout/skip-link";

export function loader({ request }: Route.LoaderArgs) {
  const { layout } = wordsFor(request);
  const { name, email, hours, city } = getCompany();
  const navigation = listMainNavigation();
  return {
    skipLink: layout.skipLink,
    header: { ...layout.header, name, navigation },
    footer: { ...layout.footer, name, email, hours: hours.short, city, navigation },
    notFound: layout.notFound,
    failure: layout.failure,
  };
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** The document around every page, and around the error states too. */
export function Layout({ children }: { children: ReactNode }) {
  // Undefined only when the root loader itself failed: then the page goes without header and footer.
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {data && <SkipLink label={data.skipLink} target="main" />}
        {data && <SiteHeader {...data.header} />}
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {data && <SiteFooter {...data.footer} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
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
      <title>{copy?.title ?? "500"}</title>
      <meta name="robots" content="noindex" />
      <ErrorState code={isNotFound ? "404" : "500"} title={copy?.title} text={copy?.text} home={copy?.home} />
    </>
  );
}
