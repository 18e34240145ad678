import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import styles from "#app/app.css?inline";
import { leadIntake, turnstileSiteKey } from "#app/leads/intake/lead-intake.ts";
import { drainBody } from "#app/leads/intake/read-body.ts";
import { withSecurityHeaders } from "#app/security/headers.ts";
import { answerPage } from "./answer-page";
import { checkUrl, shortenPath } from "./check-url";
import type { Env } from "./env";
import { acceptLead } from "./outbox/accept-lead";
import { outboxOf } from "./outbox/lead-outbox";
import { receiveResendEvent } from "./resend-events";
import { splitList } from "./settings";
import { siteOrigin } from "./site-origin";

export { LeadAdmin } from "./lead-admin";
export { LeadOutbox } from "./outbox/lead-outbox";

const handleRequest = createRequestHandler<Env>({
  build: build as ServerBuild,
  mode: import.meta.env.MODE,
  getLoadContext({ request, context }) {
    const provider = new RouterContextProvider();
    const { env } = context.cloudflare;
    provider.set(leadIntake, {
      allowedOrigins: splitList(env.ALLOWED_ORIGINS),
      rateLimits: { subscriber: env.LEAD_RATE, network: env.LEAD_RATE_NETWORK },
      turnstile: {
        siteKey: env.TURNSTILE_SITE_KEY,
        secretKey: env.TURNSTILE_SECRET_KEY,
        verifyUrl: env.TURNSTILE_VERIFY_URL,
      },
      accept: (lead) => acceptLead(lead, env, siteOrigin(request.url)),
    });
    provider.set(turnstileSiteKey, env.TURNSTILE_SITE_KEY ?? "");
    return provider;
  },
});

/** Handles all requests for which there is no static file: the API, and URLs that do not exist. */
export default {
  async fetch(longRequest, env, ctx) {
    const request = shortenPath(longRequest);
    const answer =
      (await receiveResendEvent(request, env)) ?? (await answerPage(request, env)) ?? checkUrl(request);
    if (answer) {
      await drainBody(request);
      return withSecurityHeaders(answer, styles);
    }
    // The adapter was written for Pages Functions, so it expects one context object with these properties.
    const response = await handleRequest({
      request,
      env,
      waitUntil: ctx.waitUntil.bind(ctx),
      passThroughOnException: ctx.passThroughOnException.bind(ctx),
    } as Parameters<typeof handleRequest>[0]);
    // In development Vite's own scripts replace styles and modules, and a content security policy would block them.
    return import.meta.env.PROD ? withSecurityHeaders(response, styles) : response;
  },

  async scheduled(_controller, env) {
    await outboxOf(env).sweep();
  },
} satisfies ExportedHandler<Env>;
