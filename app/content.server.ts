/**
 * The gateway between data/ and the loaders. Being a `.server` module it never enters the client scripts: the
 * build fails if a component imports it. Components get finished strings as props.
 */
import { data } from "react-router";
import {
  getCompany,
  getWords,
  type Locale,
  phoneLink,
  postCategories,
  solutionIds,
  toolCategories,
  type Words,
} from "../data";
import type { SolutionId } from "../data/schemas/common";
import { whatsappLink } from "./leads/contract/whatsapp-link";
import type { NotFoundCopy } from "./sections/not-found-state";
import type { Bead } from "./ui/beadwork";

export * from "../data";

/** The words for a request: decided by its address alone, so that every page can be prerendered. */
export function wordsFor(request: Request): Words {
  return getWords(localeOf(new URL(request.url).pathname));
}

/** Every page is English today; a Swahili overlay will answer to `/sw/…` here. */
function localeOf(_pathname: string): Locale {
  return "en";
}

/**
 * What a loader throws when its entity does not exist: status 404, with the words of the Not Found state, which the
 * route's ErrorBoundary draws (spec, section 8).
 */
export function notFound(copy: NotFoundCopy) {
  return data(copy, { status: 404 });
}

/** What a chat shortcut beside a form needs to write its link in the browser, from what the form holds by then. */
export function chatShortcut(chat: Words["chat"], template: "fromContact" | "fromGetStarted") {
  const { greeting, placeholders } = chat;
  return { number: getCompany().whatsapp, greeting, template: chat[template], placeholders };
}

/** The link that opens a WhatsApp chat with the company. */
export function chatLink(text: string): string {
  return whatsappLink(getCompany().whatsapp, text);
}

/** The seven beads name the seven solutions, in the spec's order. */
export const beadOfSolution = (id: SolutionId) => beadAt(solutionIds.indexOf(id));

/** A tool wears the bead of the solution that its category belongs to: both lists have the same order. */
export const beadOfTool = ({ category }: { category: (typeof toolCategories)[number] }) =>
  beadAt(toolCategories.indexOf(category));

export const beadOfPost = ({ category }: { category: (typeof postCategories)[number] }) =>
  beadAt(postCategories.indexOf(category));

/** The bead of what belongs to no solution: the seven take turns along its list. */
export function beadByTurn(records: readonly { id: string }[], id: string): Bead {
  return beadAt(records.findIndex((record) => record.id === id) % solutionIds.length);
}

function beadAt(index: number): Bead {
  return (index + 1) as Bead;
}

/** Puts values into the `{places}` of a text; a place without a value stays as it is. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The ways to reach a person, under the given labels, with a chat that takes along what a form on the page holds. */
export function contactWays<Labels>(
  labels: Labels,
  chat: Words["chat"],
  template: "fromContact" | "fromGetStarted",
) {
  const { email, phones, hours } = getCompany();
  return {
    ...labels,
    address: email,
    phones: phones.map((number) => ({ number, link: phoneLink(number) })),
    chatLink: chatShortcut(chat, template),
    times: hours.long,
  };
}
