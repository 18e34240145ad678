import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The files and folders that a build and the dev server need. */
const siteParts = [
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

/** A copy of the project in a temporary folder, to be changed as an owner would. */
export class ProjectCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @param parts files and folders at the top level to copy */
  static async create(parts: readonly string[] = siteParts): Promise<ProjectCopy> {
    const folder = await mkdtemp(join(tmpdir(), "project-"));
    const results = join("tests", "results");
    for (const part of parts)
      await cp(part, join(folder, part), { recursive: true, filter: (path) => path !== results });
    // Give the copy its own node_modules, because Vite stores the dev server's prepared modules there.
    const modules = join(process.cwd(), "node_modules");
    await mkdir(join(folder, "node_modules"));
    for (const name of await readdir(modules))
      if (name !== ".vite") await symlink(join(modules, name), join(folder, "node_modules", name));
    return new ProjectCopy(folder);
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), "utf8");
  }

  /**
   * Replaces the file in one step. `writeFile` empties a file first, so that on a busy machine the dev server would see two
   * changes, and might read the empty file.
   */
  async write(file: string, text: string): Promise<void> {
    // The dev server does not watch node_modules.
    const saved = join(this.folder, "node_modules", ".saved");
    await writeFile(saved, text);
    await rename(saved, join(this.folder, file));
  }

  append(file: string, ...lines: string[]): Promise<void> {
    return appendFile(join(this.folder, file), `\n${lines.join("\n")}\n`);
  }

  /** Replaces a text in a file. Fails if the file does not contain it. */
  async edit(file: string, from: string | RegExp, to: string): Promise<void> {
    const before = await this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    await this.write(file, after);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, maxRetries: 3 });
  }
}
