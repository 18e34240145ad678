/** The URLs of the site and its mailbox in browser tests. playwright.config.ts has chosen the ports. */
const ports = process.env.E2E_PORTS?.split(" ");
if (!ports)
  throw new Error(
    "Run browser tests with `npm test -- tests/e2e`, or with `npx playwright test -c tests/e2e`.",
  );

export const [sitePort, mailboxPort] = ports;
export const siteUrl = `http://localhost:${sitePort}`;
export const mailboxUrl = `http://localhost:${mailboxPort}`;
