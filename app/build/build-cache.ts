import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A file of an earlier build that was made from the same, else made anew.
 * @param sources all that the file follows from, the version of what draws it too
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
  // Renamed once it is whole: a build that is stopped here, or another one beside it, leaves no half file.
  const part = `${file}.${process.pid}`;
  await writeFile(part, content);
  await rename(part, file);
  return { content, isNew: true };
}
