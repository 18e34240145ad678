import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const parts = [
  "app",
  "data",
  "public",
  "workers",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

/** A copy of the project in a folder of its own, to be changed as an owner would. */
export class ProjectCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<ProjectCopy> {
    const folder = await mkdtemp(join(tmpdir(), "project-"));
    for (const part of parts) await cp(part, join(folder, part), { recursive: true });
    // A folder of its own, because Vite keeps there what it has prepared for the dev server of one project.
    const modules = join(process.cwd(), "node_modules");
    await mkdir(join(folder, "node_modules"));
    for (const name of await readdir(modules))
      if (name !== ".vite") await symlink(join(modules, name), join(folder, "node_modules", name));
    return new ProjectCopy(folder);
  }

  /** Replaces a text in a file; fails where it is not there. */
  async edit(file: string, from: string | RegExp, to: string): Promise<void> {
    const path = join(this.folder, file);
    const before = await readFile(path, "utf8");
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    await writeFile(path, after);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, maxRetries: 3 });
  }
}
