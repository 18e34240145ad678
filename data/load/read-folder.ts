import { ContentError } from "../schemas/content-error";

/**
 * Lists the records of a folder in which each file exports one record and is named by the record's id. They are sorted by
 * `order`; those without it come last, sorted by id.
 * @param modules the result of `import.meta.glob`
 * @throws ContentError with the file that has another name than its record, or exports no record
 */
export function readFolder<Entry extends { id: string; order?: number | undefined }>(
  modules: Readonly<Record<string, Readonly<Record<string, Entry>>>>,
): Entry[] {
  return Object.entries(modules)
    .map(([file, module]) => {
      const [record] = Object.values(module);
      const id = file.replace(/^.*\/|\.ts$/g, "");
      if (record?.id !== id)
        throw new ContentError(
          `data/${file.slice(2)} must export a record with the id "${id}", like the file's name, ` +
            `but exports ${record ? `one with the id "${record.id}"` : "none"}.`,
        );
      return record;
    })
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.id.localeCompare(b.id, "en"));
}
