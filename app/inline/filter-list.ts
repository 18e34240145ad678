/*
 * Filters a page's list; the URL keeps the search and the category, to share it and for Back. It stands
 * before the list, so that what the browser has read so far is filtered before it is shown.
 */
import { matchesText } from "./matches-text";

const form = document.querySelector("search form") as HTMLFormElement;
const { q, category } = form.elements as unknown as { q: HTMLInputElement; category: RadioNodeList };

form.addEventListener("input", onChange);
// On a phone Enter puts the keyboard away, so that the list is seen.
form.addEventListener("submit", () => matchMedia("(pointer: coarse)").matches && q.blur());
form.addEventListener("reset", () =>
  // The fields are still what they were. The button goes away with the empty state, so the focus moves to where one starts again.
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
// Browsers may put back what a field had: the URL is what counts. WebKit would empty one with autocomplete="off" even later.
addEventListener("pageshow", () => setTimeout(readAddress));

function readAddress() {
  const params = new URLSearchParams(location.search);
  // A field that is not shown, as in an older browser, searches for nothing: nobody could clear it.
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
  // The last, as WebKit throws at the hundredth within ten seconds.
  history.replaceState(history.state, "", url);
}

const find = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

/** Shows the items that fit: those whose title or text contains what is searched for, in the chosen category. */
function show() {
  const list = find("list");
  if (!list) return;
  const isOn = category.value !== "" || q.value.trim() !== "";
  const choice = form.querySelector<HTMLElement>(":checked")?.dataset.choice;
  let count = 0;
  for (const item of list.querySelectorAll<HTMLElement>("[data-category]")) {
    const { category: place, when } = item.dataset;
    const texts = Array.from(item.querySelectorAll("[data-searched]"), ({ textContent }) => textContent);
    // The featured item is there while no filter is on, and its usual card while one is.
    const isElsewhere = when === (isOn ? "unfiltered" : "filtered");
    item.hidden = isElsewhere || (category.value !== "" && place !== choice) || !matchesText(q.value, texts);
    if (!item.hidden) count++;
  }
  const status = find("count");
  if (status) status.textContent = `${status.dataset.count?.replace("{count}", `${count}`)}`;
  find("empty")?.toggleAttribute("hidden", count > 0);
}
