/** How large the brochure of each tool is, in bytes, by its address; none where there is no brochure (vite.config.ts). */
declare module "virtual:brochure-sizes" {
  const brochureSizes: Partial<Record<string, number>>;
  export default brochureSizes;
}
