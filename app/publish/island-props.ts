import { createHash } from "node:crypto";
import { type IslandsData, islandsDataId, islandsJson } from "#app/contract/islands.ts";

/** Larger props, in characters of JSON, are loaded only when the island is hydrated. Readers do not need them. */
const mostInPage = 512;

const dataElement = new RegExp(
  `(?<=<script type="application/json" id="${islandsDataId}">).*?(?=</script>)`,
  "s",
);

/**
 * Moves large props of a page's islands into modules, which load together with the island's other modules.
 * @returns the page, and the modules by URL
 */
export function moveLargeProps(html: string): { html: string; modules: Record<string, string> } {
  const [json] = dataElement.exec(html) ?? [];
  if (json === undefined) return { html, modules: {} };
  const data: IslandsData = JSON.parse(json);
  const modules: Record<string, string> = {};
  for (const island of Object.values(data.islands)) {
    const props = JSON.stringify(island.props);
    if (props.length <= mostInPage) continue;
    const hash = createHash("sha256").update(props).digest("hex").slice(0, 8);
    island.propsModule = `/assets/props-${hash}.js`;
    delete island.props;
    island.modules.push(island.propsModule);
    modules[island.propsModule] = `export default ${props};`;
  }
  return { html: html.replace(dataElement, () => islandsJson(data)), modules };
}
