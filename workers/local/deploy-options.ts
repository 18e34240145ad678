/** The options of `npm run deploy`. */
export interface DeployOptions {
  /** Whether to build and check only. */
  isDryRun: boolean;
  help: boolean;
  /** The options for `wrangler deploy`. */
  forWrangler: string[];
}

/**
 * Reads the options of `npm run deploy`. Without `--` before it, npm takes `--dry-run` as an option of its own and does not pass
 * it on. It then sets the variable `npm_config_dry_run`. Without this check, the command would deploy the site.
 * @param options the options after `--`
 */
export function readDeployOptions(
  options: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): DeployOptions {
  const isGiven = options.includes("--dry-run");
  const isTakenByNpm = environment.npm_config_dry_run === "true";
  return {
    isDryRun: isGiven || isTakenByNpm,
    help: options.includes("--help"),
    forWrangler: isTakenByNpm && !isGiven ? [...options, "--dry-run"] : [...options],
  };
}
