/** Where the browser tests run the site and its mailbox: beside `npm start`, not in its way. */
export const ports = { site: 18_787, mailbox: 18_788 };
export const siteUrl = `http://localhost:${ports.site}`;
export const mailboxUrl = `http://localhost:${ports.mailbox}`;
