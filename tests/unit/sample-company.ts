import { getCompany } from "#data/index.ts";

/**
 * The company, while it is the sample that the site came with; none once an owner has put in his own name. What
 * README.md tells an owner to replace is held for it alone: in a list of none there is no test to skip.
 */
export const sampleCompanies = [getCompany("en")].filter(({ name }) => name === "Tiririka");
