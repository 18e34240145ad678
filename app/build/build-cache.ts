import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Returns a file that an earlier build made from the same sources, or makes it.
 * @param kind the cache's folder
 * @param sources everything that decides the file's content, including the version of the program that makes it
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
  // Write to a temporary file and rename it, so that an interrupted or a parallel build leaves no incomplete file.
  const part = `${file}.${process.pid}`;
  await writeFile(part, content);
  await rename(part, file);
  return { content, isNew: true };
}
