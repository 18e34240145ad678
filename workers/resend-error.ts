import type { ErrorResponse } from "resend";

/** Resend's name for an error; "unnamed" for anything that is not shaped like one, because it goes into the log. */
export function resendErrorName(error: Partial<ErrorResponse> | null): string {
  const name: unknown = error?.name;
  return typeof name === "string" && /^[a-z_]{1,60}$/.test(name) ? name : "unnamed";
}
