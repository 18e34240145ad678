import { readFolder } from "./load/read-folder";
import type { ToolRecord } from "./schemas/tool";

/** Every tool, in the catalogue's order. A new one is a file in tools/. */
export const tools = readFolder(
  import.meta.glob<Record<string, ToolRecord>>("./tools/*.ts", { eager: true }),
);
