/** The functions for events of the providers that have one, as their scripts put them on `window`. */
interface EventFunctions {
  plausible?: (name: string) => void;
  umami?: { track?: (name: string) => void };
  goatcounter?: { count?: (event: { path: string; title: string; event: true }) => void };
}

/** The name of the event: in Plausible a goal has to have the same one. */
const eventName = "Lead";

/** Tells the analytics provider that an enquiry was sent. Does nothing where there is none, or it has no function for events. */
export function reportLead(): void {
  const { plausible, umami, goatcounter } = window as EventFunctions;
  try {
    plausible?.(eventName);
    umami?.track?.(eventName);
    goatcounter?.count?.({ path: eventName, title: eventName, event: true });
  } catch (error) {
    // A fault in the provider's script must not make the form say that the enquiry failed.
    reportError(error);
  }
}
