import { unstable_readConfig } from "wrangler";
import { refuseWrongSettings } from "./refuse-wrong-settings.ts";

/** Ends this process with an explanation if wrangler.toml cannot be read, or has a setting that cannot work. */
export function refuseWrongConfig(): void {
  refuseWrongSettings(readVars(), "wrangler.toml");
}

function readVars() {
  try {
    return unstable_readConfig({ config: "wrangler.toml" }).vars;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
