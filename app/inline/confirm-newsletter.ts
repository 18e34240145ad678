/* The newsletter box that sends nothing: its button confirms for a moment, and a note says what became of the address. */
import { sayDone } from "./say-done";

/** How long the button confirms. */
const confirmationMs = 3000;

addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const { done } = form.dataset;
  const label = form.querySelector("button span");
  if (done === undefined || !label) return;
  event.preventDefault();
  form.reset();
  form.querySelector("[data-note]")?.removeAttribute("hidden");
  sayDone(label, done, confirmationMs);
});
