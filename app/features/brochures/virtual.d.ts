/** The size in bytes of each brochure and of the sample quote, by its URL (vite-plugin.ts). */
declare module "virtual:brochure-sizes" {
  const brochureSizes: Partial<Record<string, number>>;
  export default brochureSizes;
}
