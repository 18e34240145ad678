import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { loadTool } from "./load-tool.server";
import { ToolSections } from "./tool-sections";

export function loader({ params, request }: Route.LoaderArgs) {
  return loadTool(params.toolId, request);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Tool({ loaderData }: Route.ComponentProps) {
  return <ToolSections {...loaderData} />;
}

export const ErrorBoundary = NotFoundBoundary;
