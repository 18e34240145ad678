import { resolve } from "node:path";

/**
 * The folder in which the site on a port of this machine says where its Worker is. It is this project's own: another
 * project's site, or this project's on another port, is never found there.
 */
export function registryPath(port: number): string {
  return resolve(".wrangler/registry", String(port));
}
