import { createContext } from "react-router";
import type { Lead } from "#app/contract/lead.ts";
import type { TurnstileSettings } from "./human-check";
import type { RateLimits } from "./request-checks";

/** The settings and functions that the Worker gives to the endpoint. */
export interface LeadIntake {
  /** Origins that may post leads, in addition to the site's own. */
  allowedOrigins: readonly string[];
  rateLimits: RateLimits;
  turnstile: TurnstileSettings;
  /** Resolves once the lead is stored or mailed; rejects if both fail. */
  accept(lead: Lead): Promise<void>;
}

/** Set by workers/app.ts, read by the action of POST /api/send-email. */
export const leadIntake = createContext<LeadIntake>();

/** Turnstile's site key for the document, or empty. Pages are prerendered, so the build reads it. */
export const turnstileSiteKey = createContext("");
