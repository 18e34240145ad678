/**
 * `npm run deploy`: checks the settings, builds the site, and runs `wrangler deploy` with the options after `--`. It refuses
 * to deploy the sample company's emails, URL and phones, unless one of the options is `--dry-run`. It warns about invented
 * samples on the site's pages, about the sample company's claims and certifications, about its amounts in another currency,
 * and about texts on the law of another country.
 */

import { runnerImport } from "vite";
import { buildSite } from "./build-site.ts";
import { readDeployOptions } from "./deploy-options.ts";
import { listSampleValues, refuseSampleValues } from "./refuse-sample-values.ts";
import { refuseWrongConfig } from "./refuse-wrong-config.ts";
import { runProgram } from "./run-program.ts";
import { listLawTexts, listRemainingWork } from "./setup/list-leftovers.ts";
import { ProjectFiles } from "./setup/project-files.ts";
import { findSampleAmounts } from "./setup/sample.ts";
import { findSampleClaims } from "./setup/sample-claims.ts";

const usage = `npm run deploy -- [options]

Builds the site and deploys it to your Cloudflare account.

  --dry-run   build and check everything, and deploy nothing
  All other options are those of wrangler: npx wrangler deploy --help
`;

const { isDryRun, help, forWrangler } = readDeployOptions(process.argv.slice(2), process.env);
if (help) {
  process.stdout.write(usage);
  process.exit();
}
refuseWrongConfig();
if (!isDryRun) await refuseSampleValues();
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
const files = new ProjectFiles(".");
const law = listLawTexts(files, company, company);
if (law.places.length > 0) process.stderr.write(`Warning: ${law.title}\n  ${law.places.join("\n  ")}\n`);
const amounts = findSampleAmounts(files, company);
if (amounts.length > 0) {
  process.stderr.write(
    `Warning: these amounts are still the sample's, and pages now show them in ${company.currency.name}. Convert them:\n` +
      `  ${amounts.join("\n  ")}\n`,
  );
}
const exitCode = await runProgram([
  "node_modules/wrangler/bin/wrangler.js",
  "deploy",
  "--config",
  "build/server/wrangler.json",
  ...forWrangler,
]);
if (isDryRun && exitCode === 0) {
  process.stdout.write(`${await describeDeploy()}\n`);
  const { length } = listRemainingWork(files);
  if (length > 0)
    process.stdout.write(`Work that remains for you (${length} kinds): npm run setup -- --list\n`);
}
process.exit(exitCode);

/** What a deploy without `--dry-run` would do. */
async function describeDeploy(): Promise<string> {
  const refused = await listSampleValues();
  return refused.length > 0
    ? `Checked. A deploy would be refused: these values are still those of the sample company.\n  ${refused.join("\n  ")}`
    : `Checked. A deploy would publish ${company.name} at ${new URL(company.siteUrl).host}.`;
}
