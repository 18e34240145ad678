import { company } from "./company";

/** The monthly costs of a delivered product, as lines for the sums of examples. The figures are in company.ts. */
export const productMonthly = [
  { name: "hosting", noun: "Hosting", count: 1, each: company.buying.productMonthly.hosting, ours: true },
  {
    name: "maintenance",
    noun: "Maintenance",
    count: 1,
    each: company.buying.productMonthly.maintenance,
    ours: true,
  },
];
