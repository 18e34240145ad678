import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Hides the Cloudflare plugin's warning that Vite ignores `no_bundle`, `rules` and `build` of wrangler.toml, which only
 * wrangler uses. The plugin prints it at every build, type check and lint, and has no option to hide it.
 */
export function hideKnownWarning(): void {
  const { warn } = console;
  console.warn = (...messages) => {
    if (!String(messages[0]).includes("not applicable when using Vite")) warn(...messages);
  };
}

/**
 * Deletes the file with which the Cloudflare plugin redirects later wrangler commands to this build. With it, `wrangler dev`
 * would serve the old build after an edit. Prerendering needs the file, so it is deleted when the build's process ends. The
 * plugin has no option for that.
 */
export function withoutRedirect(): Plugin {
  return {
    name: "without-redirect",
    apply: "build",
    configResolved: ({ root }) => {
      process.once("exit", () => rmSync(resolve(root, ".wrangler/deploy"), { recursive: true, force: true }));
    },
  };
}
