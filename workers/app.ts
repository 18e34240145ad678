import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { leadDesk, turnstileSiteKey } from "~/leads/intake/lead-intake";
import { methodNotAllowed } from "~/leads/intake/refused-lead.server";
import styles from "../app/app.css?inline";
import type { Env } from "./env";
import { sealed } from "./headers";
import { createLeadDesk } from "./outbox/accept-lead";
import { outboxOf } from "./outbox/lead-outbox";

export { OwnerDesk } from "./outbox/lead-admin";
export { LeadOutbox } from "./outbox/lead-outbox";

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
    if (!routerMethods.has(request.method)) return sealed(methodNotAllowed().toResponse(), styles);
    const lowerCase = lowerCaseAddress(request);
    if (lowerCase) return sealed(Response.redirect(lowerCase, 308), styles);
    // The adapter was made for Pages functions: it takes one object with all of this on it.
    const response = await handleRequest({
      request,
      env,
      waitUntil: ctx.waitUntil.bind(ctx),
      passThroughOnException: ctx.passThroughOnException.bind(ctx),
    } as Parameters<typeof handleRequest>[0]);
    // The dev server exchanges styles and modules with scripts of its own, which no policy allows.
    return import.meta.env.PROD ? sealed(response, styles) : response;
  },

  async scheduled(_controller, env) {
    await outboxOf(env).sweep();
  },
} satisfies ExportedHandler<Env>;
