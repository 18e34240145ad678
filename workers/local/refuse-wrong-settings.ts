import { findSettingFaults } from "../setting-faults.ts";

/**
 * Ends this process with an explanation if a setting has a value that cannot work.
 * @param place where the settings are, for the message: "wrangler.toml", "the environment"
 */
export function refuseWrongSettings(settings: Parameters<typeof findSettingFaults>[0], place: string): void {
  const faults = findSettingFaults(settings);
  if (faults.length === 0) return;
  process.stderr.write(`Wrong settings in ${place}. Correct them:\n  ${faults.join("\n  ")}\n`);
  process.exit(1);
}
