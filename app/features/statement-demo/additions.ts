import type { ComponentProps } from "react";
import type { AddedIsland, Feature } from "#app/contract/feature.ts";
import { findTool } from "#data/index.ts";
import forgetFile from "./forget-file.ts?script";
import type StatementDemo from "./islands/statement-demo";
import { ownFileId, tryPage } from "./try-page";

/** The page of the AI M-Pesa Analyzer has a section in which a visitor sorts a statement. */
export const statementDemo: Feature = (path, words) => {
  const { tool, title, tryIt } = words.statementDemo;
  if (path !== findTool(tool.id, "en")?.path) return {};
  const island: AddedIsland<ComponentProps<typeof StatementDemo>> = {
    file: "features/statement-demo/islands/statement-demo.tsx",
    props: tryPage(words),
  };
  return { demo: { title, tryIt: { label: tryIt, href: `#${ownFileId}` }, island, script: forgetFile } };
};
