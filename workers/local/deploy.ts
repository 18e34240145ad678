/**
 * `npm run deploy`: checks the settings, builds the site, and runs `wrangler deploy` with the options after `--`. It refuses
 * to deploy the sample company's emails, URL and phones, unless one of the options is `--dry-run`. It warns about invented
 * samples on the site's pages, about the sample company's claims and certifications, and about its amounts in another
 * currency.
 */

import { runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import { buildSite } from "./build-site.ts";
import { refuseSampleValues } from "./refuse-sample-values.ts";
import { refuseWrongSettings } from "./refuse-wrong-settings.ts";
import { runProgram } from "./run-program.ts";
import { ProjectFiles } from "./setup/project-files.ts";
import { findSampleAmounts } from "./setup/sample.ts";
import { findSampleClaims } from "./setup/sample-claims.ts";

const options = process.argv.slice(2);
refuseWrongSettings(unstable_readConfig({ config: "wrangler.toml" }).vars, "wrangler.toml");
if (!options.includes("--dry-run")) await refuseSampleValues();
await buildSite();
const { module } = await runnerImport<typeof import("#data/index.ts")>("./data/index.ts");
const samples = module.describeSamples();
if (samples) {
  process.stderr.write(
    `Warning: pages show invented samples, labelled as samples. ${samples}. Replace them and remove their \`sample\` flags.\n`,
  );
}
const company = module.getCompany("en");
const claims = findSampleClaims(company);
if (claims.length > 0) {
  process.stderr.write(
    `Warning: pages show these facts of the sample company as facts of ${company.name}. Replace or delete in data/company.ts those that are not true:\n` +
      `  ${claims.join("\n  ")}\n`,
  );
}
const amounts = findSampleAmounts(new ProjectFiles("."), company);
if (amounts.length > 0) {
  process.stderr.write(
    `Warning: these amounts are still the sample's, and pages now show them in ${company.currency.name}. Convert them:\n` +
      `  ${amounts.join("\n  ")}\n`,
  );
}
process.exit(
  await runProgram([
    "node_modules/wrangler/bin/wrangler.js",
    "deploy",
    "--config",
    "build/server/wrangler.json",
    ...options,
  ]),
);
