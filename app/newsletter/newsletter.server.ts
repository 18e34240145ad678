import { createContext } from "react-router";
import type { Locale } from "#data/index.ts";

/** What the Worker offers the newsletter's addresses. */
export interface Newsletter {
  /** Signs the links in the mails. */
  secret: string;
  /**
   * Sends an address the link that confirms it, once a day however often it is asked for.
   * @param site the origin that the links lead to
   * @param locale the language of the mail, and of the pages that its links lead to
   */
  ask(email: string, site: string, locale: Locale): Promise<void>;
  /** Makes a confirmed address a contact of the segment. Resolves once the request is on disk. */
  join(email: string): Promise<void>;
  /** Removes an address from the segment. Resolves once the request is on disk. */
  leave(email: string): Promise<void>;
}

/** Set by workers/app.ts; undefined while a setting is missing. */
export const newsletter = createContext<Newsletter | undefined>(undefined);

/** Whether the boxes post addresses. Pages are prerendered: it is read at build. */
export const isNewsletterOn = createContext(false);
