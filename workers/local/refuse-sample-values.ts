import { runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import { findSampleValues } from "./find-sample-values.ts";

/** Lists the emails, URLs and phones that are still those of the sample company, with their files. */
export async function listSampleValues(): Promise<string[]> {
  const { vars } = unstable_readConfig({ config: "wrangler.toml" });
  const { module } = await runnerImport<typeof import("#data/index.ts")>("./data/index.ts");
  return findSampleValues(vars, module.getCompany("en"));
}

/** Ends this process with an explanation if an email, URL or phone is still that of the sample company. */
export async function refuseSampleValues(): Promise<void> {
  const found = await listSampleValues();
  if (found.length === 0) return;
  process.stderr.write(
    `Nothing was deployed. These values are still those of the sample company, so they reach nobody. Replace them:\n` +
      `  ${found.join("\n  ")}\n`,
  );
  process.exit(1);
}
