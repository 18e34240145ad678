import { resolve } from "node:path";

/**
 * The folder in which wrangler registers the Worker of the site on a port of this machine. Each project and port has its
 * own folder, so that `npm run leads` never finds another site.
 */
export function registryPath(port: number): string {
  return resolve(".wrangler/registry", String(port));
}
