import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import styles from "../app/app.css?inline";
import { withSecurityHeaders } from "../app/document/headers";
import { leadDesk, turnstileSiteKey } from "../app/leads/lead-desk";
import { methodNotAllowed } from "../app/leads/refused-lead.server";
import type { Env } from "./env";
import { createLeadDesk } from "./leads/lead-desk";
import { outboxOf } from "./leads/lead-outbox";

export { LeadOutbox } from "./leads/lead-outbox";
export { OwnerDesk } from "./leads/owner-desk";

const handleRequest = createRequestHandler<Env>({
  build: build as ServerBuild,
  mode: import.meta.env.MODE,
  getLoadContext({ context }) {
    const provider = new RouterContextProvider();
    const { env } = context.cloudflare;
    provider.set(leadDesk, createLeadDesk(env));
    provider.set(turnstileSiteKey, env.TURNSTILE_SITE_KEY ?? "");
    return provider;
  },
});

const routerMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Where a visitor meant to go who typed capitals: every page's address is in lower case. */
function lowerCaseAddress({ url, method }: Request): string | undefined {
  const address = new URL(url);
  const { pathname } = address;
  address.pathname = pathname.toLowerCase();
  return method === "GET" && address.pathname !== pathname ? address.href : undefined;
}

/** Reached only by what is no static file: the API, and addresses that do not exist. */
export default {
  async fetch(request, env, ctx) {
    // React Router answers methods that it does not know in words of its own.
    if (!routerMethods.has(request.method))
      return withSecurityHeaders(methodNotAllowed().toResponse(), styles);
    const lowerCase = lowerCaseAddress(request);
    if (lowerCase) return withSecurityHeaders(Response.redirect(lowerCase, 308), styles);
    // The adapter was made for Pages functions: it takes one object with all of this on it.
    const response = await handleRequest({
      request,
      env,
      waitUntil: ctx.waitUntil.bind(ctx),
      passThroughOnException: ctx.passThroughOnException.bind(ctx),
    } as Parameters<typeof handleRequest>[0]);
    // The dev server exchanges styles and modules with scripts of its own, which no policy allows.
    return import.meta.env.PROD ? withSecurityHeaders(response, styles) : response;
  },

  async scheduled(_controller, env) {
    await outboxOf(env).sweep();
  },
} satisfies ExportedHandler<Env>;
