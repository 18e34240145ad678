import { resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

/**
 * Inserts the site's origin into app/print.css, which prints the URLs of links. A style sheet cannot read data/, and Vite's
 * `define` does not apply to style sheets.
 */
export function printedAddresses(): Plugin {
  const placeholder = "https://site.invalid";
  const file = resolve("data/company.ts");
  return {
    name: "printed-addresses",
    // The same phase as Tailwind's plug-in, which runs before this one and inlines print.css into app.css.
    enforce: "pre",
    async transform(code, id) {
      if (!/\.css(\?|$)/.test(id) || !code.includes(placeholder)) return;
      this.addWatchFile(file);
      // Not an `import`, because the dev server restarts when a file changes that its configuration imports.
      const { module } = await runnerImport<{ company: { siteUrl: string } }>(file);
      return code.replaceAll(placeholder, module.company.siteUrl);
    },
  };
}
