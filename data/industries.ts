import { readFolder } from "./load/read-folder";
import type { IndustryRecord } from "./schemas/industry";

/** Every industry, in the footer's order. A new one is a file in industries/. */
export const industries = readFolder(
  import.meta.glob<Record<string, IndustryRecord>>("./industries/*.ts", { eager: true }),
);
