import type { Press } from "../../bench/presses.ts";

/** The press that `npm run bench` measures. */
export const press: Press = {
  name: "the kind of a file in the statement demo, its steps",
  path: "/tools/ai-mpesa-analyzer",
  shownBy: "#try details:has(button[aria-pressed]) > summary",
  control: "#try button[aria-pressed]",
  result: "#try [aria-pressed=true]",
};
