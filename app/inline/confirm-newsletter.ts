/* The newsletter form without a provider. It sends nothing, as the note below it says. The button shows a confirmation. */
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
  showConfirmation(label, done, confirmationMs);
});

// A double press on the button must not ask for an address right after the first press has emptied the field.
addEventListener(
  "invalid",
  (event) => {
    const { form, value } = event.target as HTMLInputElement;
    if (!value && form?.dataset.done === form?.querySelector("button span")?.textContent)
      event.preventDefault();
  },
  true,
);
