import { runProgram } from "./run-program.ts";

/**
 * Builds the site into `build/`. Shows one line that counts the prerendered pages. Builds once more if a page took longer than
 * React Router's limit of 10 seconds, for which it has no option: another program may have been busy. If the build fails, shows
 * its output and ends this process with the build's exit code.
 */
export async function buildSite(): Promise<void> {
  const startedAt = performance.now();
  if (!process.stdout.isTTY) process.stdout.write("  Building the site …\n");
  let build = await runBuild();
  if (tookTooLong(build)) {
    process.stdout.write("  A page took over 10 s because the machine is busy. Building once more …\n");
    build = await runBuild();
  }
  if (build.code !== 0) {
    process.stderr.write(`${build.output.join("\n")}\n${failure(build)}\n`);
    process.exit(build.code);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`  Built ${build.pages} pages in ${seconds} s\n`);
}

interface Build {
  code: number;
  pages: number;
  output: string[];
}

async function runBuild(): Promise<Build> {
  const output: string[] = [];
  let pages = 0;
  const showPages = () => {
    // The line is updated only in a terminal: a file or a pipe cannot replace a line.
    if (process.stdout.isTTY) process.stdout.write(`\r  Building the site: ${pages} pages`);
  };
  showPages();
  const code = await runProgram(["node_modules/@react-router/dev/bin.cjs", "build"], {
    onLine: (line) => {
      if (line.startsWith("Prerender (html)")) pages += 1;
      else if (isHelpful(line)) output.push(line);
      showPages();
    },
  });
  if (process.stdout.isTTY) process.stdout.write("\n");
  return { code, pages, output };
}

function tookTooLong({ code, output }: Build): boolean {
  return code !== 0 && output.some((line) => line.includes("aborted due to timeout"));
}

/** The last line about a failed build. */
function failure(build: Build): string {
  return tookTooLong(build)
    ? "The build failed twice: a page took over 10 s because the machine is busy. Close other programs and run it again."
    : "The build failed: the reason is in the lines above.";
}

/**
 * Whether a line of output may explain why a build failed. React Router also prints the whole HTML of a page that failed, in
 * lines of 2,000 characters or more.
 */
function isHelpful(line: string): boolean {
  return !line.startsWith("Prerender (data)") && line.length < 2_000;
}
