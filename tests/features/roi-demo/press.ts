import type { Press } from "../../bench/presses.ts";

/** The press that `npm run bench` measures. */
export const press: Press = {
  name: "the first key in the calculator, the new sum",
  path: "/tools/roi-calculator",
  control: "#try input",
  key: "1",
  changed: "#try [role=status]",
};
