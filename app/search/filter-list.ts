/*
 * Filters the list of a page as its panel says, as an inline script: nothing has to be fetched for it. What is searched
 * for and the category are in the address (`?q=&category=`), so that a filtered list can be shared and survives Back.
 *
 * It stands before the list: where the address filters, what the browser has read so far is filtered before it is shown.
 */
import { addStyles } from "#app/start/add-styles.ts";
import { matchesText } from "./matches-text";

const field = document.querySelector<HTMLInputElement>("[name=q]") as HTMLInputElement;
const chips = [...document.querySelectorAll<HTMLInputElement>("[name=category]")];
const [all] = chips as [HTMLInputElement];

/** What becomes of the rest of a list that has more than this page. */
let rest: "not asked for" | "asked for" | "here" | "failed" = "not asked for";

for (const type of ["input", "change"]) {
  addEventListener(type, ({ target }) => {
    if (target === field || chips.includes(target as HTMLInputElement)) onChange();
  });
}
addEventListener("click", ({ target }) => {
  if (!(target as Element).closest("[data-clear]")) return;
  field.value = "";
  all.checked = true;
  // The button goes away with the empty state, so the focus moves to where one starts again.
  field.focus();
  onChange();
});
// Enter has nothing left to send; on a phone it puts the keyboard away, so that the list is seen.
field.addEventListener("keydown", ({ key }) => {
  if (key === "Enter" && matchMedia("(pointer: coarse)").matches) field.blur();
});

if (location.search) {
  const observer = new MutationObserver(() => {
    readAddress();
    observer.takeRecords();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}
// Browsers may put back what a field had: the address is what counts.
for (const type of ["pageshow", "popstate"]) addEventListener(type, readAddress);

function readAddress() {
  const params = new URLSearchParams(location.search);
  field.value = params.get("q") ?? "";
  const category = params.get("category") ?? "";
  (chips.find(({ value }) => value === category) ?? all).checked = true;
  show();
  if (isOn()) loadRest();
}

function onChange() {
  const url = new URL(location.href);
  for (const { name, value } of [field, chosen()]) {
    if (value.trim()) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  history.replaceState(history.state, "", url);
  show();
  if (isOn()) loadRest();
}

function chosen() {
  return chips.find(({ checked }) => checked) ?? all;
}

function isOn() {
  return chosen() !== all || field.value.trim() !== "";
}

function find(name: string) {
  return document.querySelector<HTMLElement>(`[data-${name}]`);
}

/** Shows the items that fit: those whose title or text contains what is searched for, in the chosen category. */
function show() {
  const list = find("list");
  if (!list) return;
  let count = 0;
  for (const item of list.querySelectorAll<HTMLElement>("[data-category]")) {
    item.hidden = !fits(item);
    if (!item.hidden) count++;
  }
  // What is not known yet is not said: neither how many, nor that there are none.
  const isKnown = !isOn() || !list.dataset.rest;
  const status = find("count");
  const { one, many = "" } = status?.dataset ?? {};
  if (status) status.textContent = isKnown ? (count === 1 && one) || many.replace("{count}", `${count}`) : "";
  find("empty")?.toggleAttribute("hidden", !isKnown || count > 0);
  find("more")?.toggleAttribute("hidden", isOn() && rest !== "failed");
}

function fits(item: HTMLElement) {
  const { category, when } = item.dataset;
  // The featured item is there while no filter is on, and its usual card while one is.
  if (when && (when === "filtered") !== isOn()) return false;
  const texts = Array.from(item.querySelectorAll("[data-searched]"), ({ textContent }) => textContent ?? "");
  const { choice } = chosen().dataset;
  return (!choice || category === choice) && matchesText(field.value, texts);
}

/** Adds the items that this page has not: they are asked for by the first search, and by the next one if that failed. */
async function loadRest() {
  const list = find("list");
  if (!list?.dataset.rest || rest === "asked for") return;
  rest = "asked for";
  try {
    const response = await fetch(list.dataset.rest);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    list.insertAdjacentHTML("beforeend", await response.text());
    delete list.dataset.rest;
    rest = "here";
    addStyles();
  } catch {
    rest = "failed";
  }
  show();
}
