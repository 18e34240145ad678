/* When the chat link before this script is clicked, adds a form's entries to its text (leads/forms/chat-shortcut.tsx). */
import { chatText, whatsappLink } from "#app/contract/whatsapp-link.ts";

const link = document.currentScript?.previousElementSibling as HTMLAnchorElement;
const { form, number, greeting, template, whenEmpty } = JSON.parse(link.dataset.chat ?? "");

function fillLink() {
  const fields = [...new FormData(document.forms.namedItem(form) ?? undefined)];
  const entries = Object.fromEntries(fields.map(([name, entry]) => [name, String(entry)]));
  const isEmpty = fields.every(([name, entry]) => !String(entry).trim() || !template.includes(`{${name}}`));
  link.href = whatsappLink(number, isEmpty ? greeting : chatText(template, entries, whenEmpty));
}
link.addEventListener("click", fillLink);
link.addEventListener("auxclick", fillLink);
