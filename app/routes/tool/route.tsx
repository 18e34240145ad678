import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { AddedIsland } from "#app/ui/island.tsx";
import type { Route } from "./+types/route";
import { loadTool } from "./load-tool";
import { ToolSections } from "./tool-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ params, request }: Route.LoaderArgs) {
  return loadTool(params.toolId, request);
}

export default function Tool({ loaderData }: Route.ComponentProps) {
  const { demo, ...page } = loaderData;
  return <ToolSections {...page} demo={demo && <AddedIsland {...demo.island} />} />;
}

export const ErrorBoundary = NotFoundBoundary;
