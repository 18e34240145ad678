/**
 * The first 8 characters of a lead's id. They identify the lead in the mail's subject and in `npm run leads`; two mails
 * with the same reference are duplicates.
 */
export function leadReference(id: string): string {
  return id.slice(0, 8);
}
