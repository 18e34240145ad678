import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

/**
 * Puts the site's address before the paths of links that app/print.css prints. A style sheet cannot read data/, and Vite's
 * `define` does not reach styles.
 */
export function printedAddresses(): Plugin {
  const placeholder = "https://site.invalid";
  const file = resolve("data/company.ts");
  return {
    name: "printed-addresses",
    // Like Tailwind, which comes first and puts print.css into app.css.
    enforce: "pre",
    async transform(code, id) {
      if (!/\.css(\?|$)/.test(id) || !code.includes(placeholder)) return;
      this.addWatchFile(file);
      // Not a plain import: the dev server restarts when a file changes that its configuration imports.
      const { module } = await runnerImport<{ company: { siteUrl: string } }>(file);
      return code.replaceAll(placeholder, module.company.siteUrl);
    },
  };
}
