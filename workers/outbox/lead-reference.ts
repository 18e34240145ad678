/**
 * The beginning of a lead's id: what a mail's subject and `npm run leads` call the lead. A duplicate shows by carrying
 * the same one.
 */
export function leadReference(id: string): string {
  return id.slice(0, 8);
}
