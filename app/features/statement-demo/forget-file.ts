/*
 * Clears the file input when the visitor leaves the page: after Back, browsers show a kept page as it was, or restore the file of
 * an input. Inline, because the demo's script may not be loaded yet.
 */

addEventListener("pagehide", () => {
  (document.getElementById("try-file") as HTMLInputElement).value = "";
});
