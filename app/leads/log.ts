/** The Worker's log, a JSON line per event: ids, forms, errors, paths, counts and durations; never a visitor's words. */
type Facts = Record<string, string | number | undefined>;

/** Writes that something happened which nobody has to look at. */
export function logEvent(event: string, facts: Facts = {}): void {
  // biome-ignore lint/suspicious/noConsole: this is the log
  console.log(JSON.stringify({ event, ...facts }));
}

/** Writes that something happened which a person should look at. */
export function logWarning(event: string, facts: Facts = {}): void {
  console.error(JSON.stringify({ event, ...facts }));
}

/** Writes that something failed in our code, with what is needed to find out where. */
export function logError(event: string, error: unknown, facts: Facts = {}): void {
  logWarning(event, { ...facts, ...describeError(error) });
}

/** Errors whose message quotes what could not be read: from JSON.parse and from valibot. */
const quotingErrors = ["SyntaxError", "ValiError"];

/** An error's name, message and stack. The message is left out where it may quote a visitor's words. */
function describeError(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = "" } = error;
  // The first lines of a stack repeat the message.
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    error: name,
    ...(quotingErrors.includes(name) ? {} : { message }),
    stack: frames.map((frame) => frame.trim()).join("\n"),
  };
}
