import { createContext } from "react-router";
import type { FormFields, FormName } from "../contract/forms";
import type { Suspicion } from "../contract/suspicions";
import type { Visit } from "../contract/visit";

/** A checked enquiry, ready to be kept. */
export interface Lead<Name extends FormName = FormName> {
  /** UUID: the visitor's `submissionId`, or made on arrival. The same id with the same words is the same lead. */
  id: string;
  formName: Name;
  formData: FormFields<Name>;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  visit: Visit;
  /** What speaks against it. A lead with suspicions is kept and mailed like any other, and its mail says so. */
  suspicions: Suspicion[];
}

/** What the Worker offers the action of POST /api/send-email; set on the router's context in workers/app.ts. */
export interface LeadDesk {
  /** Origins beside the site's own that may post leads. */
  allowedOrigins: readonly string[];
  /** Seconds to wait when this visitor has sent too many through this form, else 0. */
  secondsToWait(address: string | null, formName: FormName): Promise<number>;
  /**
   * Asks Cloudflare Turnstile whether a person sent this, where the site has its keys.
   * @param leadId asked again under the same id, a token that was taken once is taken again
   * @returns "refused" only for a token that is certainly false; undefined when nothing speaks against the lead
   */
  checkHuman(
    token: unknown,
    address: string | null,
    leadId: string,
  ): Promise<Suspicion | "refused" | undefined>;
  /** Resolves once the lead is on disk or in the inbox; rejects when neither could be had. */
  accept(lead: Lead): Promise<void>;
}

/** The Worker's desk, for the action of POST /api/send-email. */
export const leadDesk = createContext<LeadDesk>();

/** Turnstile's site key for the document, empty where there is none. Pages are prerendered: it is read at build. */
export const turnstileSiteKey = createContext("");
