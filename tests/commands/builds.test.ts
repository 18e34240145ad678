import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { otherCompany } from "../fakes/other-company.ts";
import { filledForm, post } from "../worker/harness.ts";
import { ProjectCopy } from "../worker/project-copy.ts";
import { freePort } from "../worker/site-process.ts";

/** Commands that build the site, run as an owner types them in a fresh clone. */

const cli = join(process.cwd(), "node_modules/wrangler/bin/wrangler.js");
let project: ProjectCopy;

beforeAll(async () => {
  project = await ProjectCopy.create();
  // English only: the build then has half of the pages.
  await project.edit("data/company.ts", 'languages: ["en", "sw"]', 'languages: ["en"]');
});

afterAll(() => project.remove());

/** Runs a command in the copy, without an account at Cloudflare. */
function run(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: project.folder,
    encoding: "utf8",
    env: { ...process.env, CLOUDFLARE_API_TOKEN: "", CI: "true" },
  });
  return { status, printed: stdout + stderr };
}

describe("npx wrangler dev", () => {
  let running: ChildProcess | undefined;
  let url: string;

  async function start(): Promise<void> {
    const port = await freePort();
    url = `http://localhost:${port}`;
    running = spawn(process.execPath, [cli, "dev", "--port", `${port}`], {
      cwd: project.folder,
      // The build must be for production, even if the environment has this NODE_ENV.
      env: { ...process.env, NODE_ENV: "development" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const chunk of running.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      if (String(chunk).includes("Ready on")) break;
    }
    running.stdout?.resume();
  }

  async function stop(): Promise<void> {
    running?.kill("SIGINT");
    if (running?.exitCode === null) await once(running, "exit");
  }

  const aboutPage = async () => (await fetch(`${url}/about`)).text();
  const title = "About us: ";

  afterAll(stop);

  test("builds and serves a fresh clone, accepts an enquiry, and builds again after an edit", async () => {
    await start();
    expect(await aboutPage()).toContain(`<title>${title}`);
    expect((await fetch(`${url}/api/send-email`, post(filledForm))).status).toBe(200);
    // Only a production build sends this header.
    expect((await fetch(`${url}/no-such-page`)).headers.get("Content-Security-Policy")).toContain(
      "script-src",
    );
    await project.edit("data/pages/about.ts", `title: "${title}`, `title: "While it runs: `);
    await expect.poll(aboutPage, { timeout: 60_000 }).toContain("<title>While it runs: ");
  });

  test("serves an edit that was made between two runs", async () => {
    await stop();
    await project.edit("data/pages/about.ts", 'title: "While it runs: ', 'title: "Between two runs: ');
    await start();
    expect(await aboutPage()).toContain("<title>Between two runs: ");
    await stop();
  });
});

test("npm start serves nothing if it is ended while it builds", async () => {
  const ports = ["--port", `${await freePort()}`, "--mailbox-port", `${await freePort()}`];
  const site = spawn(process.execPath, ["workers/local/start.ts", "--build", ...ports], {
    cwd: project.folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  site.stdout.on("data", (chunk) => {
    printed += chunk;
    site.kill("SIGTERM");
  });
  await once(site, "exit");
  expect(printed.trim()).toBe("Building the site …");
});

describe("a deploy", () => {
  test("of the sample company is refused by npx wrangler deploy, which lists the values to change", () => {
    const { status, printed } = run(process.execPath, [cli, "deploy"]);
    expect(status).not.toBe(0);
    for (const place of ["LEADS_TO in wrangler.toml", "siteUrl in data/company.ts"])
      expect(printed).toContain(place);
  });

  test("with a wrong setting is refused by both commands, which name the right format", async () => {
    const [none, wrong] = ['# REMIND_AFTER_HOURS = "20"', 'REMIND_AFTER_HOURS = "1,5"'];
    await project.edit("wrangler.toml", none, wrong);
    for (const args of [
      [cli, "deploy"],
      ["workers/local/deploy.ts", "--dry-run"],
    ]) {
      const { status, printed } = run(process.execPath, args);
      expect(status).not.toBe(0);
      expect(printed).toContain("REMIND_AFTER_HOURS has to be a number");
    }
    await project.edit("wrangler.toml", wrong, none);
  });

  test("of another company warns of the sample's prices and of the law in its texts, and fails only for want of an account", async () => {
    const company = JSON.stringify({
      ...otherCompany,
      siteUrl: "https://nalubaale.ug",
      email: "office@nalubaale.ug",
    });
    await writeFile(
      join(project.folder, "data/company.ts"),
      `import type { CompanyRecord } from "./schemas/company";\nexport const company: CompanyRecord = ${company};\n`,
    );
    await project.edit("wrangler.toml", /^LEADS_TO = .*$/m, 'LEADS_TO = "leads@nalubaale.ug"');
    await project.edit(
      "wrangler.toml",
      /^LEADS_FROM = .*$/m,
      'LEADS_FROM = "Website <website@nalubaale.ug>"',
    );
    const dryRun = run("npm", ["run", "deploy", "--", "--dry-run"]);
    expect(dryRun.status).toBe(0);
    expect(dryRun.printed).toMatch(
      /\nChecked\. A deploy would publish Nalubaale Works at nalubaale\.ug\.\nWork that remains for you \(\d+ kinds\): npm run setup -- --list\n/,
    );
    const { status, printed } = run("npm", ["run", "deploy"]);
    expect(status).not.toBe(0);
    expect(printed).toMatch(/Built \d{2,} pages/);
    expect(printed).toMatch(/Warning: Texts about tax and law .*\n {2}data\/[\w/-]+\.(ts|md):\d/);
    expect(printed).toMatch(/Warning: these amounts are still the sample's.*\n {2}data\/products\.ts:\d/s);
    expect(printed).toContain("CLOUDFLARE_API_TOKEN");
  });
});
