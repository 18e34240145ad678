/*
 * Filters a page's list. The URL contains the search and the category, so that it can be shared and Back restores them. The
 * script is placed before the list, so that items are filtered before the browser displays them.
 */
import { matchesText } from "./matches-text";

const form = document.querySelector("search form") as HTMLFormElement;
const { q, category } = form.elements as unknown as { q: HTMLInputElement; category: RadioNodeList };

form.addEventListener("input", onChange);
// On a touch screen, Enter closes the on-screen keyboard, so that the list is visible.
form.addEventListener("submit", () => matchMedia("(pointer: coarse)").matches && q.blur());
form.addEventListener("reset", () =>
  // A `reset` event comes before the fields change, so wait. The button disappears, so move the focus to the search field.
  setTimeout(() => {
    q.focus();
    onChange();
  }),
);

if (location.search) {
  const observer = new MutationObserver(() => {
    readAddress();
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}
// Browsers may restore a field's old value, so apply the URL again. With autocomplete="off", WebKit would empty it later.
addEventListener("pageshow", () => setTimeout(readAddress));

function readAddress() {
  const params = new URLSearchParams(location.search);
  // Ignore the search if the field is hidden, as in an older browser, because the visitor could not clear it.
  q.value = (q.offsetParent && params.get("q")) ?? "";
  category.value = "";
  category.value = params.get("category") ?? "";
  show();
}

function onChange() {
  const url = new URL(location.href);
  for (const { name, value } of [q, { name: "category", value: category.value }]) {
    if (value.trim()) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  find("list")?.setAttribute("data-filtered", "");
  show();
  // Last, because WebKit throws at the hundredth call within 10 seconds.
  history.replaceState(history.state, "", url);
}

const find = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

/** Shows the items of the chosen category whose title or text contains the search text, and hides the others. */
function show() {
  const list = find("list");
  if (!list) return;
  const isSearching = q.value.trim() !== "";
  const isOn = category.value !== "" || isSearching;
  list.toggleAttribute("data-searching", isSearching);
  const choice = form.querySelector<HTMLElement>(":checked")?.dataset.choice;
  let count = 0;
  for (const item of list.querySelectorAll<HTMLElement>("[data-category]")) {
    const { category: place, when } = item.dataset;
    const texts = Array.from(item.querySelectorAll("[data-searched]"), ({ textContent }) => textContent);
    // A featured post is in the list twice: large without a filter, and as a usual card with one.
    const isOtherVersion = when === (isOn ? "unfiltered" : "filtered");
    item.hidden =
      isOtherVersion || (category.value !== "" && place !== choice) || !matchesText(q.value, texts);
    if (!item.hidden) count++;
  }
  const status = find("count");
  if (status) status.textContent = `${status.dataset.count?.replace("{count}", `${count}`)}`;
  find("empty")?.toggleAttribute("hidden", count > 0);
}
