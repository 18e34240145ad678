/** Part of `npm run deploy`: says which invented samples are about to go live. */

import { runnerImport } from "vite";

const { module } = await runnerImport<typeof import("#data/index.ts")>("./data/index.ts");
const samples = module.describeSamples();
if (samples) {
  process.stderr.write(
    `Warning: this site shows invented samples, labelled as such. ${samples}. Replace them and drop their \`sample\` flags.\n`,
  );
}
