/* Before hydration: clears the file input when the visitor leaves the page, because browsers keep a page for Back. */

addEventListener("pagehide", () => {
  for (const field of document.querySelectorAll<HTMLInputElement>("[type=file]")) field.value = "";
});
