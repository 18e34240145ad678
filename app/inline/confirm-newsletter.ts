/* The newsletter form without a provider. It sends nothing: the button shows a confirmation, and a note explains that. */
import { showConfirmation } from "./show-confirmation";

/** How long the button shows the confirmation. */
const confirmationMs = 3000;

addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const { done } = form.dataset;
  const label = form.querySelector("button span");
  if (done === undefined || !label) return;
  event.preventDefault();
  form.reset();
  form.querySelector("[data-note]")?.removeAttribute("hidden");
  showConfirmation(label, done, confirmationMs);
});
