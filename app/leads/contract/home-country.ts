/** Where a phone number without a calling code is from, as ISO 3166-1 alpha-2. */
export const homeCountry = "KE";
