/** The sizes of the PDFs in bytes, by URL. vite-plugin.ts provides this module. */
declare module "virtual:brochure-sizes" {
  const brochureSizes: Partial<Record<string, number>>;
  export default brochureSizes;
}
