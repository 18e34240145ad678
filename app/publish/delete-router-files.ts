import { globSync, readFileSync, rmSync } from "node:fs";
import { type BuildManifest, buildManifest, clientRoute } from "#app/build/islands-plugin.ts";

/** Deletes files that only a client-side router would load: loader data, the route manifest and the empty route modules. */
export function deleteRouterFiles(client: string): void {
  const manifest: BuildManifest = JSON.parse(readFileSync(`${client}/${buildManifest}`, "utf8"));
  const routes = Object.entries(manifest).filter(([source]) => source.endsWith(clientRoute));
  for (const [, { file }] of routes) rmSync(`${client}/${file}`);
  for (const file of globSync([`${client}/**/*.data`, `${client}/assets/manifest-*.js`])) rmSync(file);
  rmSync(`${client}/.vite`, { recursive: true });
}
