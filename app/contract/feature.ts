/* The interface between the core and a feature (app/features/). */
import type { Words } from "#data/index.ts";

/** A file that a visitor can download from a page. */
export interface FileLink {
  path: string;
  label: string;
  /** The file's format and size. */
  note: string;
}

/** An island of a feature. The core loads its component by the file's path. */
export interface AddedIsland<Props extends object = object> {
  /** The path below app/. */
  file: `features/${string}/islands/${string}.tsx`;
  /** Values that can be serialised as JSON. */
  props: Props;
  /** URL parameters that hydrate the island at page load, see `query` in ui/island.tsx. */
  query?: string[];
}

/**
 * The content that a feature adds to a page: finished texts and other values that can be serialised as JSON. The core draws
 * it, so it imports no component from a feature.
 */
export interface Additions {
  /** On a tool's page and on /pricing: links to files beside or below the buttons at the top. */
  files?: FileLink[];
  /** On /pricing: the HTML of a picture, hidden from screen readers, which wide windows show beside the title. */
  picture?: string | undefined;
  /** On /services and /how-buying-works: a section with files. */
  section?: {
    id: string;
    title: string;
    intro: string;
    files: FileLink[];
    /** The HTML of a picture, hidden from screen readers, which wide windows show beside the links. */
    picture?: string | undefined;
  };
  /** On a tool's page: the section with a demo of the tool. The island draws it, with the id `try`. */
  demo?: {
    /** The section's title for search engines. */
    title: string;
    /** The button that links to the section, or to a part of it. It is in the bar of a wide window. */
    tryIt?: { label: string; href: `#${string}` };
    island: AddedIsland;
    /** The source of an inline script that the section needs. */
    script?: string;
    /** Whether to leave out the picture at the top of the page, because the demo below it shows the same. */
    replacesPicture?: boolean;
  };
}

/**
 * Returns the content that a feature adds to a page.
 * @param path the page's path in English
 * @param words the copy in the language of the page
 */
export type Feature = (path: string, words: Words) => Additions;
