import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A file of an earlier build that was made from the same, else the file made anew.
 * @param kind the folder of the cache
 * @param sources all that the file follows from, the version of what draws it too
 * @returns the file, and whether it was made anew
 */
export async function fromCache(
  kind: string,
  sources: readonly (string | Uint8Array)[],
  make: () => Buffer | Promise<Buffer>,
): Promise<{ content: Buffer; isNew: boolean }> {
  const hash = createHash("sha256");
  for (const source of sources) hash.update(source);
  const file = `node_modules/.cache/${kind}/${hash.digest("hex")}`;
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return { content: kept, isNew: false };
  const content = await make();
  await mkdir(dirname(file), { recursive: true });
  // Renamed once it is whole: a build that is stopped here leaves no half file.
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
  return { content, isNew: true };
}
