/**
 * The records of a folder with a file for each, which exports it and is called by its id: by their `order`, then those
 * without one by their ids.
 * @param modules of `import.meta.glob`
 * @throws Error naming a file that is called otherwise than its record, or exports none
 */
export function readFolder<Entry extends { id: string; order?: number | undefined }>(
  modules: Readonly<Record<string, Readonly<Record<string, Entry>>>>,
): Entry[] {
  return Object.entries(modules)
    .map(([file, module]) => {
      const [record] = Object.values(module);
      const id = file.replace(/^.*\/|\.ts$/g, "");
      if (record?.id !== id)
        throw new Error(`data/${file.slice(2)} has to export one record, with the id ${id}`);
      return record;
    })
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.id.localeCompare(b.id, "en"));
}
