/* Sorts the table of products: the first click on a column sorts ascending, the next one descending. The sort is stable. */

const table = document.querySelector<HTMLTableElement>("[data-sortable]");
const [body] = table?.tBodies ?? [];
const rows = [...(body?.rows ?? [])];

table?.addEventListener("click", ({ target }) => {
  const head = (target as Element).closest("button")?.closest("th");
  const column = head?.dataset.sort;
  if (!head || !column) return;
  const order = head.getAttribute("aria-sort") === "ascending" ? "descending" : "ascending";
  const direction = order === "ascending" ? 1 : -1;
  const place = (row: HTMLElement) => direction * Number(row.dataset[column]);
  for (const row of [...rows].sort((a, b) => place(a) - place(b))) body?.appendChild(row);
  for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", order);
  const status = table.parentElement?.querySelector("[role=status]");
  if (status) status.textContent = head.dataset[order] ?? "";
});
