import { readFolder } from "./load/read-folder";
import type { ServiceRecord } from "./schemas/service";

/** Every service, in the overview's order. A new one is a file in services/. */
export const services = readFolder(
  import.meta.glob<Record<string, ServiceRecord>>("./services/*.ts", { eager: true }),
);
