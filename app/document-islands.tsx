import { entry, modulesOf } from "virtual:island-modules";
import type { ComponentType } from "react";
import { type Here, type IslandsData, islandsDataId } from "./contract/islands";
import type { IslandList } from "./ui/island";

const files = import.meta.glob<ComponentType<never>>("./islands/*.tsx", { eager: true, import: "default" });
const nameOf = (path: string) => path.slice("./islands/".length, -".tsx".length);
const names = new Map(Object.entries(files).map(([path, component]) => [component, nameOf(path)]));

/** Lists the islands of one document while it is drawn. */
export function listIslands() {
  const islands: IslandsData["islands"] = {};
  const add: IslandList["add"] = (id, component, props) => {
    const name = names.get(component);
    if (name === undefined)
      throw new Error(`${component.name} is no default export of a file in app/islands/`);
    islands[id] = { name, modules: modulesOf[name] ?? [], props };
  };
  return { islands, add };
}

/** What the browser needs to hydrate the islands before this element, as JSON. At a document's end no reader waits for it. */
export function IslandsScript({ islands, here }: { islands: IslandsData["islands"]; here: Here }) {
  const data: IslandsData = { entry, here, islands };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a `<` is escaped, so nothing in it ends the script
  return <script type="application/json" id={islandsDataId} dangerouslySetInnerHTML={{ __html: json }} />;
}
