import { globSync, readFileSync } from "node:fs";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import type { Plugin } from "vite";

/**
 * Keeps of Lucide's icons only those that the site names, so that a build does not hold the whole set. Every word in quotes
 * counts as a name. So the sprite has a few icons that no page shows (for `type="text"`, "text"), but it lacks none.
 * Packages that pick icons read imports of components; our records name icons as data.
 */
export function namedIcons(): Plugin {
  return {
    name: "named-icons",
    apply: "build",
    load(id) {
      if (!id.endsWith("/@iconify-json/lucide/icons.json")) return;
      const sources = globSync(["app/**/*.tsx", "data/**/*.ts"]).map((file) => readFileSync(file, "utf8"));
      const words = new Set(Array.from(sources.join().matchAll(/["']([a-z\d-]+)["']/g), ([, word]) => word));
      const named = Object.entries(lucide.icons).filter(([name]) => words.has(name));
      return JSON.stringify({ icons: Object.fromEntries(named), aliases: {} });
    },
  };
}
