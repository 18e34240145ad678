import type { ComponentProps } from "react";
import type { AddedIsland, Feature } from "#app/contract/feature.ts";
import copyScript from "#app/inline/copy.ts?script";
import { findTool } from "#data/index.ts";
import { calculatorParameter } from "./calculation/calculator-fields";
import { calculatorSection } from "./calculator-section";
import type RoiDemo from "./islands/roi-demo";

/** The page of the ROI Calculator shows the calculator in place of its picture. */
export const roiDemo: Feature = (path, words) => {
  const { tool, title } = words.roiDemo;
  if (path !== findTool(tool.id, "en")?.path) return {};
  const island: AddedIsland<ComponentProps<typeof RoiDemo>> = {
    file: "features/roi-demo/islands/roi-demo.tsx",
    props: calculatorSection(words),
    query: [calculatorParameter],
  };
  return { demo: { title, island, script: copyScript, replacesPicture: true } };
};
