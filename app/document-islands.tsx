import { entry, modulesOf } from "virtual:island-modules";
import type { ComponentType } from "react";
import { type CurrentPage, type IslandsData, islandsDataId, islandsJson } from "./contract/islands";
import type { IslandList } from "./ui/island";

const modules = import.meta.glob<ComponentType<never>>(["./islands/*.tsx", "./features/*/islands/*.tsx"], {
  eager: true,
  import: "default",
});
const files = new Map(
  Object.entries(modules).map(([path, component]) => [component, path.slice("./".length)]),
);

/** Collects the islands of one document while React renders it. */
export function listIslands() {
  const islands: IslandsData["islands"] = {};
  const add: IslandList["add"] = (id, component, props) => {
    const file = files.get(component);
    if (file === undefined)
      throw new Error(
        `${component.name} is no default export of a file that ends with .tsx in an islands folder of app/`,
      );
    islands[id] = { file, modules: modulesOf[file] ?? [], props };
  };
  const find: IslandList["find"] = (file) => {
    const component = modules[`./${file}`];
    if (!component) throw new Error(`There is no app/${file}`);
    return component;
  };
  return { islands, add, find };
}

/**
 * The data that the browser needs to hydrate the document's islands, as JSON. It is at the document's end, so that text
 * comes first.
 */
export function IslandsScript({ islands, page }: { islands: IslandsData["islands"]; page: CurrentPage }) {
  const json = islandsJson({ entry, page, islands });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: islandsJson escapes `<`
  return <script type="application/json" id={islandsDataId} dangerouslySetInnerHTML={{ __html: json }} />;
}
