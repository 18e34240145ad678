/*
 * Filters the list of a page as its panel says, as an inline script: nothing has to be fetched for it. What is searched
 * for and the category are in the address (`?q=&category=`), so that a filtered list can be shared and survives Back.
 *
 * It stands before the list: where the address filters, what the browser has read so far is filtered before it is shown.
 */
import { addStyles } from "#app/start/add-styles.ts";
import { matchesText } from "./matches-text";

const form = document.querySelector("search form") as HTMLFormElement;
const { q, category } = form.elements as unknown as { q: HTMLInputElement; category: RadioNodeList };
let isLoading = false;

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
// Browsers may put back what a field had: the address is what counts.
addEventListener("pageshow", readAddress);

function readAddress() {
  const params = new URLSearchParams(location.search);
  q.value = params.get("q") ?? "";
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
  history.replaceState(history.state, "", url);
  show();
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
  // What is not known yet is not said: neither how many, nor that there are none.
  const isKnown = !isOn || !list.dataset.rest;
  const status = find("count");
  if (status) status.textContent = isKnown ? `${status.dataset.count?.replace("{count}", `${count}`)}` : "";
  find("empty")?.toggleAttribute("hidden", !isKnown || count > 0);
  find("more")?.toggleAttribute("hidden", isOn && isKnown);
  if (!isKnown) addRest(list);
}

/** Adds the items that this page has not: they are asked for by the first search, and by the next one if that failed. */
async function addRest(list: HTMLElement) {
  if (isLoading) return;
  isLoading = true;
  const cards = await fetch(list.dataset.rest ?? "")
    .then((response) => (response.ok ? response.text() : ""))
    .catch(() => "");
  isLoading = false;
  if (!cards) return;
  list.insertAdjacentHTML("beforeend", cards);
  delete list.dataset.rest;
  addStyles();
  show();
}
