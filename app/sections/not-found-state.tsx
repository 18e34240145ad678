import { isRouteErrorResponse } from "react-router";
import { Link } from "~/ui/link";

/** The words of a not-found state: the loader that finds nothing throws them along with the status. */
export interface NotFoundCopy {
  title: string;
  text: string;
  back: { label: string; path: string };
}

/** A route's ErrorBoundary: draws its own Not Found state (spec, section 8) and leaves the rest to the root's. */
export function NotFoundBoundary({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const { title, text, back } = error.data as NotFoundCopy;
  return (
    <section className="measure grid gap-6 py-24">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-hero">{title}</h1>
      <p className="max-w-prose text-lead text-soft">{text}</p>
      <p>
        <Link to={back.path} className="text-link inline-flex min-h-11 items-center">
          {back.label}
        </Link>
      </p>
    </section>
  );
}
