import { expect, test } from "vitest";
import { pagePolicy } from "#app/security/headers.ts";

const turnstile = "https://challenges.cloudflare.com";
const allowed = { scripts: ["'nonce-a'"], styles: ["'sha256-b'"] };

/** The sources of each directive, by its name. */
function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/, 2)));
}

test("a page with Turnstile's site key may load Turnstile's script and frame, and nothing else from other sites", () => {
  const html = '<head><meta name="turnstile-site-key" content="1x0"/></head>';
  const directives = directivesOf(pagePolicy({ ...allowed, html }));
  expect(directives).toMatchObject({
    "script-src": `'self' 'nonce-a' ${turnstile}`,
    "frame-src": turnstile,
    "style-src": "'self' 'sha256-b'",
    "default-src": "'self'",
  });
});

test("a page may post to the form of the newsletter's provider, and to no other site", () => {
  const newsletterAction = "https://letters.example/subscribe?list=1";
  const policy = pagePolicy({ ...allowed, newsletterAction });
  expect(directivesOf(policy)).toMatchObject({ "form-action": "'self' https://letters.example" });
});

test("a page may run the script that counts visits, which may report to its own origin and to those that are named", () => {
  const analytics = {
    name: "Counter",
    script: "https://cdn.counter.example/script.js?v=1",
    attributes: { "data-site": "7", "data-endpoint": "https://us.counter.example/count" },
    reportsTo: ["https://gateway.counter.example"],
  };
  expect(directivesOf(pagePolicy({ ...allowed, analytics }))).toMatchObject({
    "script-src": "'self' 'nonce-a' https://cdn.counter.example",
    "connect-src":
      "'self' https://cdn.counter.example https://us.counter.example https://gateway.counter.example",
    "default-src": "'self'",
    "frame-src": "'none'",
  });
});

test.each([{ html: "<head></head>" }, { analytics: null }, {}])(
  "a page without these (%o) allows no other site",
  (page) => {
    const policy = pagePolicy({ ...allowed, ...page });
    expect(policy).not.toMatch(/https?:/);
    expect(directivesOf(policy)).toMatchObject({
      "script-src": "'self' 'nonce-a'",
      "frame-src": "'none'",
    });
  },
);
