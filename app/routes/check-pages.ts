import { nameOf } from "#app/content/breadcrumbs.ts";
import routes from "#app/routes.ts";
import { getWords, listInfoPages } from "#data/index.ts";

/** The pages that a form leads to. No link names them, and they have no name for lists. */
export const formAnswers = ["/thank-you", "/not-sent"];

/** Checks that every page has a name, and prose its file. @throws Error naming each that lacks it, and where to add it */
export function checkPages(): void {
  const faults = [
    ...namelessPages(staticPages()),
    ...unmatchedProse(
      prosePages(),
      listInfoPages("en").map(({ path }) => path),
    ),
  ];
  if (faults.length > 0) throw new Error(`Pages that can't be built:\n  ${faults.join("\n  ")}`);
}

/**
 * The English URLs of the route table that are pages and have no parameter. Their ids begin with `en/`; a page
 * of the dev server alone has another id, so that nothing lists it.
 */
export function staticPages(): string[] {
  return routes
    .filter(({ id, path = "", file }) => id?.startsWith("en/") && file.endsWith(".tsx") && !/[:*]/.test(path))
    .map(({ path = "" }) => `/${path}`);
}

/** The URLs of the route table that are pages of prose. */
export function prosePages(): string[] {
  return routes.filter(({ id }) => id?.startsWith("en/info/")).map(({ path }) => `/${path}`);
}

/** Says of each page that nothing names where to name it. */
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

/** Says of each page of prose that is only a route or only a file what it lacks. */
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
