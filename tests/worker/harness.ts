import { createTestHarness } from "wrangler";
import type { Settings } from "#workers/settings.ts";
import { FakeResend } from "../fakes/resend.ts";
import { sampleValues } from "../fakes/sample-form.ts";

/** Starts the built Worker in workerd, with its data in memory. Run `npm run build` before. */
export async function startWorker(
  settings: Partial<Record<keyof Settings, string>>,
  configPath = "build/server/wrangler.json",
) {
  const server = createTestHarness({ workers: [{ configPath, vars: settings }] });
  const outbox = () => server.getWorker().getDurableObjectStorage("LEAD_OUTBOX", { name: "leads" });
  const { url } = await server.listen();
  return {
    url,
    /**
     * Sends a request as a browser does. Each request has a new IP address by default, so that the rate limit does
     * not refuse it.
     */
    fetch: async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", nextIp());
      const response = await server.fetch(path, {
        ...init,
        headers: Object.fromEntries(headers),
      } as Parameters<typeof server.fetch>[1]);
      // Read the body now. Miniflare wraps the response of undici in another one, and undici cancels the body when the
      // garbage collector removes the inner response. A later read then fails: "Body is unusable".
      const body = response.body && (await response.arrayBuffer());
      const { status, statusText } = response;
      return new Response(body, { status, statusText, headers: [...response.headers] });
    },
    /** All rows of the outbox's table of leads. */
    leads: async () => (await outbox()).exec("SELECT * FROM leads ORDER BY received_at"),
    /** Makes all leads older by a time: the times of receipt, sending and the next attempt move into the past. */
    age: async (milliseconds: number) => {
      const sql =
        "UPDATE leads SET received_at = received_at - ?1, sent_at = sent_at - ?1, next_at = next_at - ?1";
      await (await outbox()).exec(sql, milliseconds);
    },
    /** Runs the cron trigger. */
    sweep: () => server.getWorker().scheduled({ cron: "*/15 * * * *" }),
    /** Deploys the same Worker with changed settings. */
    deploy: (changed: typeof settings) =>
      server.update({ workers: [{ configPath, vars: { ...settings, ...changed } }] }),
    /** The log lines about one lead. */
    events: (id: string) =>
      server
        .getLogs()
        .filter(({ message }) => message.startsWith("{") && message.includes(id))
        .map(({ message }) => JSON.parse(message) as Record<string, unknown>),
    logs: () => server.getLogs().map(({ message }) => message),
    close: () => server.close(),
  };
}

/**
 * Starts a stand-in for Resend, and the built Worker, which sends its mails to the stand-in.
 * @param settings in addition to those of Resend
 */
export async function startBesideResend(
  settings: Parameters<typeof startWorker>[0] = {},
  configPath?: string,
) {
  const resend = await FakeResend.start();
  const forResend = { RESEND_API_KEY: "re_test", RESEND_BASE_URL: resend.url };
  const site = await startWorker({ ...forResend, ...settings }, configPath);
  const close = async () => {
    await site.close();
    await resend.close();
  };
  return { resend, site, close };
}

let ipCount = 0;
function nextIp(): string {
  ipCount += 1;
  return `198.51.${ipCount >> 8}.${ipCount & 255}`;
}

/** A filled contact form, as the site's script posts it. */
export const filledForm = {
  formName: "Contact Form",
  formData: {
    ...sampleValues("Contact Form"),
    name: "Wanjiku Kamau",
    email: "wanjiku@duka.example",
    company: "Duka Ltd",
    useCase: "M-Pesa statements",
  },
};

export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}
