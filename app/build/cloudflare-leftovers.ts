import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Hides the Cloudflare plugin's warning that Vite ignores `no_bundle`, `rules` and `build` of wrangler.toml. They are there
 * for wrangler. The plugin has no option for the warning, and prints it by console.warn at every build, type check and lint.
 */
export function hideKnownWarning(): void {
  const { warn } = console;
  console.warn = (...messages) => {
    if (!String(messages[0]).includes("not applicable when using Vite")) warn(...messages);
  };
}

/**
 * Deletes the file by which the Cloudflare plugin redirects every later wrangler command to this build. Prerendering needs
 * it, so it is deleted when the build's process ends. `wrangler dev` would otherwise serve the old build after an edit.
 * The plugin has no option for it.
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
