import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * Collects changes to the project's files and writes them all at the end. If an answer is wrong or a file cannot be
 * read, nothing is written.
 */
export class ProjectFiles {
  readonly #folder: string;
  /** The new text of each changed file; undefined for a file to delete. */
  readonly #changes = new Map<string, string | undefined>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The paths that match a pattern, with slashes, sorted. Files that will be deleted are left out. */
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

  /** @throws Error if there is no such file */
  read(path: string): string {
    return this.#changes.get(path) ?? readFileSync(join(this.#folder, path), "utf8");
  }

  /** The content of a file that is not a text. */
  readBytes(path: string): Buffer {
    return readFileSync(join(this.#folder, path));
  }

  write(path: string, text: string): void {
    if (!this.exists(path) || text !== this.read(path)) this.#changes.set(path, text);
  }

  delete(path: string): void {
    this.#changes.set(path, undefined);
  }

  /** Writes all changes to disk. @returns the paths of the changed files, and of the deleted ones */
  save(): { written: string[]; deleted: string[] } {
    for (const [path, text] of this.#changes) {
      if (text === undefined) rmSync(join(this.#folder, path), { force: true });
      else writeFileSync(join(this.#folder, path), text);
    }
    const paths = [...this.#changes.keys()];
    const isDeleted = (path: string) => this.#changes.get(path) === undefined;
    const saved = { written: paths.filter((path) => !isDeleted(path)), deleted: paths.filter(isDeleted) };
    this.#changes.clear();
    return saved;
  }
}
