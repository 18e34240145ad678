import { globSync, readFileSync } from "node:fs";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import type { Plugin } from "vite";

/**
 * Reduces Lucide's icon set to the icons that the sources name, so that the build stays small. Every quoted word in the
 * sources counts as a name. So the sprite may have a few unused icons (`type="text"` adds "text"), but it lacks none.
 * Tree shaking cannot do this, because records name icons as data.
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
