import { isRouteErrorResponse } from "react-router";
import type { NotFoundCopy } from "#app/content/not-found.ts";
import { TextLink } from "#app/ui/link.tsx";
import { MissingBead } from "#app/ui/missing-bead.tsx";

/**
 * An ErrorBoundary that renders a route's 404 and leaves all other errors to the root's. A route module must assign it to a
 * `const` (`export const ErrorBoundary = NotFoundBoundary`), because a re-exported component gets no `error` prop.
 */
export function NotFoundBoundary({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const { title, text, back, documentTitle } = error.data as NotFoundCopy;
  return (
    <section className="measure grid gap-6 py-16 sm:py-24">
      <title>{documentTitle}</title>
      <meta name="robots" content="noindex" />
      <MissingBead />
      <h1 className="wrap-anywhere text-page">{title}</h1>
      <p className="max-w-prose text-intro text-soft">{text}</p>
      <p>
        <TextLink to={back.path}>{back.label}</TextLink>
      </p>
    </section>
  );
}
