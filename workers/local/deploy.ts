/** `npm run deploy`: refuses the sample's emails, URL and phones, builds, says which samples go live, and deploys with wrangler's options. */

import { spawnSync } from "node:child_process";
import { runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import { findSampleValues } from "./find-sample-values.ts";

const options = process.argv.slice(2);
const { vars } = unstable_readConfig({ config: "wrangler.toml" });
const { module } = await runnerImport<typeof import("#data/index.ts")>("./data/index.ts");
const found = findSampleValues(vars, module.getCompany("en"));
if (found.length > 0 && !options.includes("--dry-run")) {
  fail(`Nothing is deployed. These still are the sample's, and reach nobody:\n  ${found.join("\n  ")}`);
}
run("npm", ["run", "build"]);
const samples = module.describeSamples();
if (samples) {
  process.stderr.write(
    `Warning: this site shows invented samples, labelled as such. ${samples}. Replace them and drop their \`sample\` flags.\n`,
  );
}
run("npx", ["wrangler", "deploy", "--config", "build/server/wrangler.json", ...options]);

function run(program: string, args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
