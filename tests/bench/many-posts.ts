/**
 * `npm run bench:posts -- [number of posts]`: builds a copy of the site with generated posts beside its own, and prints
 * what they cost: the blog list, a post's page and the build.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compressed } from "./front.ts";

const wanted = Number(process.argv[2] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), "many-posts-"));
const files = ["blog/index.html", "blog/cards.txt", "blog/ai-strategy-framework/index.html"];

for (const file of execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n")) {
  cpSync(file, join(folder, file));
}
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));

const before = build();
const posts = join(folder, "data/posts");
const names = readdirSync(posts);
for (let number = names.length; number < wanted; number++) {
  const source = readFileSync(join(posts, names[number % names.length] ?? ""), "utf8");
  const date = new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
  const post = source
    .replace(/^title: "/m, `title: "${number}: `)
    .replace(/^date: .*/m, `date: "${date}"`)
    .replace(/^featured: .*/m, "featured: false");
  writeFileSync(join(posts, `generated-${number}.md`), post);
}
const after = build();
rmSync(folder, { recursive: true });

const perPost = (after.milliseconds - before.milliseconds) / (wanted - names.length);
const lines = [
  `Bytes as brotli (5) with ${names.length} and with ${wanted} posts:`,
  ...files.map((file, index) => `  ${file}: ${before.bytes[index]}, ${after.bytes[index]}`),
  `The build takes ${perPost.toFixed(1)} ms more for each post.`,
];
process.stdout.write(`${lines.join("\n")}\n`);

function build() {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  const milliseconds = performance.now() - start;
  const bytes = files.map((file) => compressed(readFileSync(join(folder, "build/client", file))).length);
  return { milliseconds, bytes };
}
