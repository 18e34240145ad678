import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * The project's files, with changes that reach the disk all at once: a wrong answer, or a file that cannot be read, leaves
 * everything as it was.
 */
export class ProjectFiles {
  readonly #folder: string;
  /** The new text of each changed file; undefined for one that is to be deleted. */
  readonly #changes = new Map<string, string | undefined>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The paths that match a pattern, with slashes, in the order of the alphabet. Deleted files are left out. */
  list(pattern: string): string[] {
    return globSync(pattern, { cwd: this.#folder })
      .map((path) => path.replaceAll(sep, "/"))
      .filter((path) => this.exists(path))
      .sort();
  }

  exists(path: string): boolean {
    return this.#changes.has(path)
      ? this.#changes.get(path) !== undefined
      : existsSync(join(this.#folder, path));
  }

  /** @throws Error when there is no such file */
  read(path: string): string {
    return this.#changes.get(path) ?? readFileSync(join(this.#folder, path), "utf8");
  }

  write(path: string, text: string): void {
    if (!this.exists(path) || text !== this.read(path)) this.#changes.set(path, text);
  }

  delete(path: string): void {
    this.#changes.set(path, undefined);
  }

  /** Writes every change to the disk. @returns the paths of the changed files, the deleted ones left out */
  save(): string[] {
    for (const [path, text] of this.#changes) {
      if (text === undefined) rmSync(join(this.#folder, path), { force: true });
      else writeFileSync(join(this.#folder, path), text);
    }
    const written = [...this.#changes].flatMap(([path, text]) => (text === undefined ? [] : path));
    this.#changes.clear();
    return written;
  }
}
