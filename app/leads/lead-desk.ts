import { createContext } from "react-router";
import type { FormData, FormName } from "./forms";

/** A checked enquiry, ready to be kept. */
export interface Lead<Name extends FormName = FormName> {
  /** UUID: the visitor's `submissionId`, or made on arrival. The same id is the same lead. */
  id: string;
  formName: Name;
  formData: FormData<Name>;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

/** What the Worker offers the action of POST /api/send-email; set on the router's context in workers/app.ts. */
export interface LeadDesk {
  /** Origins beside the site's own that may post leads. */
  allowedOrigins: readonly string[];
  /** Seconds to wait when this visitor has sent too many through this form, else 0. */
  secondsToWait(address: string | null, formName: FormName): Promise<number>;
  /** Resolves once the lead is on disk or in the inbox; rejects when neither could be had. */
  accept(lead: Lead): Promise<void>;
}

export const leadDesk = createContext<LeadDesk>();
