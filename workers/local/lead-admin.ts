import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import type { LeadRecord } from "../outbox/lead-store.ts";

/** The Worker's `OwnerDesk` (workers/outbox/lead-admin.ts) as it looks from here. */
export interface OwnerDesk {
  records(page: { after?: string; prefix?: string; limit?: number }): Promise<LeadRecord[]>;
  retry(id?: string): Promise<number>;
}

/**
 * Reaches the Worker's owner desk through a service binding: to the site that `npm start` or `npm run dev` runs here,
 * or to the deployed one as the Cloudflare account that wrangler is logged in to.
 * @throws when it does not answer
 */
export async function openOwnerDesk(isDeployed: boolean): Promise<{ desk: OwnerDesk } & AsyncDisposable> {
  const { name, compatibility_date } = unstable_readConfig({ config: "wrangler.toml" });
  const service = { binding: "DESK", service: name, entrypoint: "OwnerDesk", remote: isDeployed };
  const folder = await mkdtemp(join(tmpdir(), "leads-"));
  const configPath = join(folder, "wrangler.json");
  await writeFile(
    configPath,
    JSON.stringify({ name: `${name}-leads`, compatibility_date, services: [service] }),
  );
  const { env, dispose } = await getPlatformProxy<{ DESK: OwnerDesk }>({ configPath, persist: false });
  const close = async () => {
    await dispose();
    await rm(folder, { recursive: true });
  };
  try {
    await env.DESK.records({ limit: 0 });
  } catch (cause) {
    await close();
    throw new Error(
      isDeployed ? `The deployed site does not answer: ${cause}` : "No site runs here: npm start.",
    );
  }
  return { desk: env.DESK, [Symbol.asyncDispose]: close };
}
