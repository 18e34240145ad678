import type { MetaDescriptor } from "react-router";

export interface PageMeta {
  title: string;
  description: string;
}

/**
 * The head of a page. A page that failed to load has no meta of its own: the error state brings its title.
 * @param options.index false for pages that search engines should leave alone
 */
export function pageMeta(meta: PageMeta | undefined, { index = true } = {}): MetaDescriptor[] {
  if (!meta) return [];
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    ...(index ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
