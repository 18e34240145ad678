import { runnerImport } from "vite";

/** The site's data as Vite loads it (posts are globbed), so that expectations of wording come from where the words are. */
export const data = (await runnerImport<typeof import("../../data/index.ts")>("./data/index.ts")).module;
