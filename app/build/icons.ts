/**
 * `npm run icons`: draws the PNG and ICO files in `public/` from `public/favicon.svg`.
 * `npm run icons -- --name` first draws the company's name again in the press logos that have the sample's layout.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { runnerImport } from "vite";
import { drawIcons } from "./draw-icons.ts";
import { drawName, hasDrawnName } from "./draw-name.ts";

if (process.argv.includes("--name")) {
  // Vite loads the module, because data/ uses `import.meta.glob`.
  const { module } = await runnerImport<typeof import("#data/index.ts")>("./data/index.ts");
  for (const file of globSync("public/press/logo-*.svg")) {
    const logo = readFileSync(file, "utf8");
    if (hasDrawnName(logo)) writeFileSync(file, await drawName(logo, module.getCompany("en").name));
    else process.stdout.write(`${file} is a drawing of your own, and stays as it is.\n`);
  }
}
for (const [name, content] of Object.entries(drawIcons())) writeFileSync(`public/${name}`, content);
