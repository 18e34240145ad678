import icons from "virtual:icons";

/** The sprite of all icons: one file for the whole site, prerendered, so that no icon is in a script. */
export function loader() {
  const symbols = Object.entries(icons).map(
    ([name, body]) =>
      `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">${body}</symbol>`,
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
