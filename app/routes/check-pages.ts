import { nameOf } from "#app/content/breadcrumbs.ts";
import routes from "#app/routes.ts";
import { getWords, listInfoPages, pageParts } from "#data/index.ts";

/** The pages that a form posted without script redirects to. No page links to them, so they need no name for links. */
export const formAnswers = ["/thank-you", "/not-sent"];

/**
 * Checks that every page has a name, every page of prose a file, and every part of the copy a page.
 * @throws Error that lists each fault, and the file in which to correct it
 */
export function checkPages(): void {
  const faults = [
    ...namelessPages(staticPages()),
    ...unmatchedProse(
      prosePages(),
      listInfoPages("en").map(({ path }) => path),
    ),
    ...partsWithoutPage(pageParts, staticPages()),
  ];
  if (faults.length > 0) throw new Error(`Pages that can't be built:\n  ${faults.join("\n  ")}`);
}

/**
 * The paths of all English pages without a URL parameter. Their route ids begin with `en/`. A page that only the dev
 * server has needs an id without this prefix, so that no list contains it.
 */
export function staticPages(): string[] {
  return routes
    .filter(({ id, path = "", file }) => id?.startsWith("en/") && file.endsWith(".tsx") && !/[:*]/.test(path))
    .map(({ path = "" }) => `/${path}`);
}

/** The paths of the English pages of prose in the route table. */
export function prosePages(): string[] {
  return routes.filter(({ id }) => id?.startsWith("en/info/")).map(({ path }) => `/${path}`);
}

/** One message for each page without a name, with the file in which to add the name. */
export function namelessPages(paths: readonly string[]): string[] {
  const words = getWords("en");
  return paths
    .filter((path) => !formAnswers.includes(path))
    .flatMap((path) => {
      try {
        nameOf(path, words);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
}

/** One message for each page of prose that has a file but no route, or a route but no file. */
export function unmatchedProse(paths: readonly string[], files: readonly string[]): string[] {
  return [
    ...files
      .filter((path) => !paths.includes(path))
      .map(
        (path) => `data/info${path}.md has no address: add "${path.slice(1)}" to a prose(…) in app/routes.ts`,
      ),
    ...paths
      .filter((path) => !files.includes(path))
      .map((path) => `app/routes.ts names the page of prose ${path}, but there is no data/info${path}.md`),
  ];
}

/**
 * One message for each part of the copy that belongs to no page. Without its page, the build could not tell which page is in
 * English only while the part lacks a Swahili text.
 */
export function partsWithoutPage(
  parts: readonly { part: string; path: string }[],
  paths: readonly string[],
): string[] {
  return parts
    .filter(({ path }) => !paths.includes(path))
    .map(
      ({ part, path }) =>
        `The part "${part}" of data/copy.ts has no page: app/routes.ts has no ${path}. Add its page to \`ownPages\` in data/copy.ts, as \`${part}: "/the-path"\`, or the part to \`sharedParts\` if several pages use its texts`,
    );
}
