import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import type { LeadRecord } from "../outbox/lead-records.ts";
import { registryPath } from "./registry.ts";

/** The methods of the Worker's `LeadAdmin` (workers/lead-admin.ts), called through a service binding. */
export interface LeadAdminClient {
  records(page: { after?: string; prefix?: string; limit?: number }): Promise<LeadRecord[]>;
  retry(id?: string): Promise<number>;
  sendAgain(id: string): Promise<boolean>;
  markArrived(id: string): Promise<boolean>;
  setAnswered(id: string, isAnswered: boolean): Promise<void>;
  erase(ids: string[]): Promise<number>;
}

/** A site: the one that this project runs on a port of this machine, or the deployed one. */
export type Site = { port: number } | "deployed";

/**
 * Connects to a site's `LeadAdmin` through a service binding. For the deployed site, uses the Cloudflare account that
 * wrangler is logged in to.
 * @returns the admin, and the site's name for messages
 * @throws Error if the site does not answer
 */
export async function openLeadAdmin(
  site: Site,
): Promise<{ admin: LeadAdminClient; name: string } & AsyncDisposable> {
  const { name: worker, compatibility_date } = unstable_readConfig({ config: "wrangler.toml" });
  const isDeployed = site === "deployed";
  const name = isDeployed ? `the deployed Worker ${worker}` : `http://localhost:${site.port}`;
  if (!isDeployed) process.env.WRANGLER_REGISTRY_PATH = registryPath(site.port);
  const service = { binding: "ADMIN", service: worker, entrypoint: "LeadAdmin", remote: isDeployed };
  const folder = await mkdtemp(join(tmpdir(), "leads-"));
  const configPath = join(folder, "wrangler.json");
  await writeFile(
    configPath,
    JSON.stringify({ name: `${worker}-leads`, compatibility_date, services: [service] }),
  );
  let proxy: Awaited<ReturnType<typeof getPlatformProxy<{ ADMIN: LeadAdminClient }>>> | undefined;
  const close = async () => {
    await proxy?.dispose();
    await rm(folder, { recursive: true });
  };
  try {
    // For the deployed site, this fails without a login.
    proxy = await getPlatformProxy<{ ADMIN: LeadAdminClient }>({ configPath, persist: false });
    await proxy.env.ADMIN.records({ limit: 0 });
  } catch (cause) {
    await close();
    throw new Error(
      isDeployed
        ? `Cannot reach ${name}: ${cause}\nLog in with: npx wrangler login. If the site is not deployed yet: npm run deploy.`
        : `No site of this project runs at ${name}. To start it: npm start (npm run dev does not answer this command). If it uses another port, add --port <port>.`,
    );
  }
  return { admin: proxy.env.ADMIN, name, [Symbol.asyncDispose]: close };
}
