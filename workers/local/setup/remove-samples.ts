import type { ArrayLiteralExpression, Expression, ObjectLiteralExpression } from "ts-morph";
import type { ProjectFiles } from "./project-files.ts";
import {
  isArray,
  isObject,
  nameOf,
  propertiesOf,
  propertyValue,
  RecordSource,
  removeProperty,
} from "./record-source.ts";

/** Lists whose records may be samples, with the properties in other records that refer to them. */
const lists = [
  { file: "case-studies.ts", references: ["caseStudy"] },
  { file: "testimonials.ts", references: ["testimonials"] },
  { file: "team.ts", references: ["author"] },
];

/** The properties of a tool that its own `sample` flag covers: the rating, and the numbers of reviews and users. */
const toolFigures = ["sample", "rating", "totalReviews", "activeUsers"];

/**
 * Removes everything invented from data/, in English and Swahili: records with the flag `sample`, flagged figures and
 * entries in other records, posts that tell an invented story, and all references to these.
 */
export function removeSamples(files: ProjectFiles): void {
  for (const { file, references } of lists) {
    const ids = removeRecords(files, file);
    for (const reference of references) removeReferences(files, reference, ids);
  }
  for (const file of files.list("data/{tools,services}/*.ts")) removeParts(files, file);
  for (const file of files.list("data/posts/*.md")) removeFromPost(files, file);
}

/** Removes the sample records of a list, and their Swahili. @returns their ids */
function removeRecords(files: ProjectFiles, file: string): string[] {
  const source = new RecordSource(files.read(`data/${file}`));
  if (!isArray(source.root)) throw new Error(`data/${file} must export a list, but does not`);
  const ids = source.root.getElements().flatMap((record) => (isSample(record) ? idOf(record) : []));
  removeElements(source.root, isSample);
  files.write(`data/${file}`, source.text);
  editRecord(files, `data/sw/${file}`, (record) => {
    for (const id of ids) removeProperty(record, id);
  });
  return ids;
}

/** Removes all references to the removed records, in records and in posts. */
function removeReferences(files: ProjectFiles, name: string, ids: readonly string[]): void {
  const isGone = (value: Expression | undefined) => value !== undefined && ids.includes(textOf(value));
  for (const file of files.list("data/{solutions,tools/*,services/*,industries/*}.ts"))
    editRecords(files, file, (record) => {
      const value = propertyValue(record, name);
      if (value && isArray(value) && value.getElements().some(isGone)) {
        removeElements(value, isGone);
        if (value.getElements().length === 0) removeProperty(record, name);
      } else if (isGone(value)) removeProperty(record, name);
    });
  for (const file of files.list("data/posts/*.md"))
    files.write(
      file,
      files
        .read(file)
        .replace(new RegExp(`^${name}: "(.*)"\n`, "m"), (line, id) => (ids.includes(id) ? "" : line)),
    );
}

/** Removes the sample entries of a record, and the entries of its Swahili at the same positions. */
function removeParts(files: ProjectFiles, file: string): void {
  const removed: [list: string, places: number[]][] = [];
  editRecord(files, file, (record) => {
    if (isSample(record)) for (const name of toolFigures) removeProperty(record, name);
    for (const property of propertiesOf(record)) {
      const value = property.getInitializer();
      if (!value || !isArray(value)) continue;
      const places = value.getElements().flatMap((entry, place) => (isSample(entry) ? place : []));
      if (places.length > 0) removed.push([nameOf(property), places]);
    }
    for (const [name, places] of removed) removePlaces(record, name, places);
  });
  editRecord(files, file.replace("data/", "data/sw/"), (record) => {
    for (const [name, places] of removed) removePlaces(record, name, places);
  });
}

/** Removes entries of a list by their positions. Removes the list if no entry is left. */
function removePlaces(record: ObjectLiteralExpression, name: string, places: readonly number[]): void {
  const value = propertyValue(record, name);
  if (!value || !isArray(value)) return;
  for (const place of places.toReversed()) if (place < value.getElements().length) value.removeElement(place);
  if (value.getElements().length === 0) removeProperty(record, name);
}

/** Removes the invented counts of a post, or the whole post if it tells an invented story. */
function removeFromPost(files: ProjectFiles, file: string): void {
  const text = files.read(file);
  const [, sample = ""] = /^sample: \[(.*)\]$/m.exec(text) ?? [];
  if (sample.includes("story")) removePost(files, file);
  else if (sample.includes("counts")) files.write(file, text.replace(/^(?:sample|views|likes): .*\n/gm, ""));
}

/** Deletes a post and its Swahili, all references to it, and rows of tables that link to it. */
function removePost(files: ProjectFiles, file: string): void {
  const id = file.replace(/^data\/posts\/|\.md$/g, "");
  files.delete(file);
  const swahili = file.replace("data/", "data/sw/");
  if (files.exists(swahili)) files.delete(swahili);
  for (const other of files.list("data/{,sw/}{posts,info}/**/*.md")) {
    const text = files
      .read(other)
      .replace(/^( *(?:relatedPosts|posts): \[)(.*)\]$/gm, (_, start, ids) => {
        const left = ids.split(", ").filter((one: string) => one.replaceAll('"', "") !== id);
        return `${start}${left.join(", ")}]`;
      })
      .replace(new RegExp(`^\\|.*\\(/blog/${id}[#)].*\n`, "gm"), "");
    files.write(other, text);
  }
}

/** Edits the record that a file exports. Does nothing if the file does not exist. */
function editRecord(
  files: ProjectFiles,
  file: string,
  edit: (record: ObjectLiteralExpression) => void,
): void {
  if (!files.exists(file)) return;
  const source = new RecordSource(files.read(file));
  if (!isObject(source.root)) throw new Error(`${file} must export an object, but does not`);
  edit(source.root);
  files.write(file, source.text);
}

/** Edits the record that a file exports, or each record of an exported list. */
function editRecords(
  files: ProjectFiles,
  file: string,
  edit: (record: ObjectLiteralExpression) => void,
): void {
  const source = new RecordSource(files.read(file));
  const { root } = source;
  for (const record of isArray(root) ? root.getElements() : [root]) if (isObject(record)) edit(record);
  files.write(file, source.text);
}

function removeElements(list: ArrayLiteralExpression, isRemoved: (element: Expression) => boolean): void {
  for (const element of list.getElements().toReversed()) if (isRemoved(element)) list.removeElement(element);
}

function isSample(value: Expression): boolean {
  return isObject(value) && propertyValue(value, "sample")?.getText() === "true";
}

function idOf(record: Expression): string[] {
  const id = isObject(record) ? propertyValue(record, "id") : undefined;
  return id ? [textOf(id)] : [];
}

/** The text of a string literal. */
function textOf(value: Expression): string {
  return value.getText().replace(/^["']|["']$/g, "");
}
