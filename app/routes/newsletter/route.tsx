import { data, redirect } from "react-router";
import { nearestTo } from "#app/content/not-found.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { localeOf, localPath } from "#app/document/locale-paths.ts";
import { readText } from "#app/leads/intake/read-body.server.ts";
import { reasons } from "#app/leads/intake/refusal.server.ts";
import { newsletterPath } from "#app/newsletter/contract.ts";
import { isNewsletterOn, newsletter } from "#app/newsletter/newsletter.server.ts";
import { readLink } from "#app/newsletter/signed-link.server.ts";
import type { PageHandle } from "#app/root.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";
import { isStep, newsletterPage } from "./newsletter-page.server";

/** Where a newsletter box and the links in its mails lead to. Reading a page changes nothing: mail scanners do that. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { step } = params;
  if (!context.get(isNewsletterOn) || !isStep(step, words)) throw notFound(request);
  const isLink = step === "confirm" || step === "unsubscribe";
  const isOver = isLink && !(await emailIn(request, step, context.get(newsletter)?.secret));
  return newsletterPage(isOver ? "expired" : step, words);
}

/**
 * Confirms an address, or removes it. A mail program that unsubscribes with one click (RFC 8058) must not be redirected.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { secret, join, leave } = context.get(newsletter) ?? {};
  if (!secret || !join || !leave) throw notFound(request);
  const email = await emailIn(request, params.step, secret);
  if (!email) return redirect(pathOf("expired", request), 303);
  if (params.step === "confirm") await join(email);
  else await leave(email);
  if (await isOneClick(request)) return null;
  return redirect(pathOf(params.step === "confirm" ? "joined" : "left", request), 303);
}

export const handle: PageHandle = { hasNewsletter: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { index: false });

export default function Newsletter({ loaderData: { title, text, button, home } }: Route.ComponentProps) {
  return (
    <section className="measure grid gap-6 py-24">
      <h1 className="text-title">{title}</h1>
      <p className="max-w-prose text-lg text-soft">{text}</p>
      {button ? (
        // It posts to the address that it stands on, with the link's token.
        <form method="post">
          <Button type="submit">{button}</Button>
        </form>
      ) : (
        <p>
          <ButtonLink to="/">{home}</ButtonLink>
        </p>
      )}
    </section>
  );
}

/** The address that a link was made for: the token in the page's own address says so. */
async function emailIn({ url }: Request, step: string, secret: string | undefined) {
  if (step !== "confirm" && step !== "unsubscribe") return undefined;
  return secret ? readLink(step, new URL(url).searchParams.get("token") ?? "", secret) : undefined;
}

/** Without the newsletter these are addresses like any other that does not exist: the root's ErrorBoundary draws the page. */
const notFound = (request: Request) => data({ nearest: nearestTo(request) }, { status: 404 });

/** The page of another step, in the language of the request. */
const pathOf = (step: string, { url }: Request) =>
  localPath(newsletterPath(step), localeOf(new URL(url).pathname));

/** True for the post of a mail program. The body of our own form is empty. */
async function isOneClick(request: Request): Promise<boolean> {
  const body = await readText(request, 1024, reasons.bodyTooLong).catch(() => "");
  return body.includes("List-Unsubscribe=One-Click");
}
