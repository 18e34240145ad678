import { createContext, type RouterContextProvider } from "react-router";
import type { Graph, Thing } from "schema-dts";

type Context = Readonly<RouterContextProvider>;

const things = createContext<readonly Thing[]>([]);

/**
 * A loader says what its page is about, in the words of schema.org. Only what the page shows may be said: a test
 * compares the two.
 */
export function describePage(context: Context, ...described: Thing[]): void {
  context.set(things, [...context.get(things), ...described]);
}

/** What the loaders have said of a page, as JSON-LD that is safe inside a `<script>`. */
export function structuredData(context: Context): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": context.get(things) };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
