import { runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import { findSampleValues } from "./find-sample-values.ts";

/** Ends this process with an explanation if the site still has the sample's emails, URL or phones, which reach nobody. */
export async function refuseSampleValues(): Promise<void> {
  const { vars } = unstable_readConfig({ config: "wrangler.toml" });
  const { module } = await runnerImport<typeof import("#data/index.ts")>("./data/index.ts");
  const found = findSampleValues(vars, module.getCompany("en"));
  if (found.length === 0) return;
  process.stderr.write(
    `Nothing is deployed. These still are the sample's, and reach nobody:\n  ${found.join("\n  ")}\n`,
  );
  process.exit(1);
}
