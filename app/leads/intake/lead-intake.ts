import { createContext } from "react-router";
import type { Lead } from "#app/contract/lead.ts";
import type { TurnstileSettings } from "./human-check";
import type { RateLimits } from "./request-checks";

/** What the endpoint needs of the Worker: its settings, and ways to limit rates and to store a lead. */
export interface LeadIntake {
  /** Origins beside the site's own that may post leads. */
  allowedOrigins: readonly string[];
  rateLimits: RateLimits;
  turnstile: TurnstileSettings;
  /** Resolves once the lead is on disk or in the inbox; rejects when neither could be reached. */
  accept(lead: Lead): Promise<void>;
}

/** Set by workers/app.ts, read by the action of POST /api/send-email. */
export const leadIntake = createContext<LeadIntake>();

/** Turnstile's site key for the document, empty where there is none. Pages are prerendered: it is read at build. */
export const turnstileSiteKey = createContext("");
