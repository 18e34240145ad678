import { findSettingFaults } from "../setting-faults.ts";

/**
 * Ends this process with an explanation if a setting has a value that cannot work.
 * @param place of the settings, for a person
 */
export function refuseWrongSettings(settings: Parameters<typeof findSettingFaults>[0], place: string): void {
  const faults = findSettingFaults(settings);
  if (faults.length === 0) return;
  process.stderr.write(`Settings in ${place} cannot work:\n  ${faults.join("\n  ")}\n`);
  process.exit(1);
}
