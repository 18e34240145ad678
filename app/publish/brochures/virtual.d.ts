/** The size in bytes of each brochure and sample document, by its URL (brochures-plugin.ts). */
declare module "virtual:brochure-sizes" {
  const brochureSizes: Partial<Record<string, number>>;
  export default brochureSizes;
}
