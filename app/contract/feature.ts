/* What the core and a feature (app/features/) agree on. */
import type { Words } from "#data/index.ts";

/** A file that a visitor can download from a page. */
export interface FileLink {
  path: string;
  label: string;
  /** Its kind and size. */
  note: string;
}

/** An island of a feature: the core finds its component by its file. */
export interface AddedIsland<Props extends object = object> {
  /** From app/ on. */
  file: `features/${string}/islands/${string}.tsx`;
  /** Of values that JSON can hold. */
  props: Props;
  /** As the island's `query` in ui/island.tsx. */
  query?: string[];
}

/**
 * What a feature adds to a page. It holds what JSON can hold, and finished texts: the core draws it, and imports nothing
 * from a feature.
 */
export interface Additions {
  /** On a tool's page: files below the buttons at the top. */
  files?: FileLink[];
  /** On /services and /how-buying-works: a section with files. */
  section?: { id: string; title: string; intro: string; files: FileLink[] };
  /** On a tool's page: the section in which a visitor tries the tool. The island draws it, and gives it the id `try`. */
  demo?: {
    /** For search engines. */
    title: string;
    /** Makes the button that leads to the section the main one of the page, under this label. */
    tryIt?: string;
    island: AddedIsland;
    /** The text of an inline script that the section needs. */
    script?: string;
    /** The page then has no picture at its top: the section below it says as much. */
    replacesPicture?: boolean;
  };
}

/**
 * Says what a feature adds to a page.
 * @param path of the page in English
 * @param words in the language of the page
 */
export type Feature = (path: string, words: Words) => Additions;
