import { findProduct, type Locale, listProducts } from "#data/index.ts";

/** A lead names a product in English, which its reader knows. */
export const leadNameOf = (id: string) => findProduct(id, "en")?.title ?? id;

/** What the quote form offers. */
export function productChoices(locale: Locale) {
  return listProducts(locale).map(({ id, title, lang }) => ({
    id: leadNameOf(id),
    lang,
    label: title,
  }));
}
