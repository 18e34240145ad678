import { company } from "./company";

/** What a delivered product costs each month, as lines of an example's sum: the company's own figures. */
export const productMonthly = [
  { name: "hosting", noun: "Hosting", count: 1, each: company.buying.productMonthly.hosting },
  { name: "maintenance", noun: "Maintenance", count: 1, each: company.buying.productMonthly.maintenance },
];
