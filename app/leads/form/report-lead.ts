/** The functions with which analytics providers record an event. A provider's script sets its function on `window`. */
interface EventFunctions {
  plausible?: (name: string) => void;
  umami?: { track?: (name: string) => void };
  goatcounter?: { count?: (event: { path: string; title: string; event: true }) => void };
}

/** The name of the event. Plausible counts it only if it has a goal with this name. */
const eventName = "Lead";

/**
 * Tells the analytics provider that an enquiry was sent. Does nothing if there is no provider, or if it has no function
 * for events.
 */
export function reportLead(): void {
  const { plausible, umami, goatcounter } = window as EventFunctions;
  try {
    plausible?.(eventName);
    umami?.track?.(eventName);
    goatcounter?.count?.({ path: eventName, title: eventName, event: true });
  } catch (error) {
    // The lead is stored, so an error in the provider's script must not show the visitor a failure.
    reportError(error);
  }
}
