/**
 * The facts of a log entry, such as ids, errors and counts. A visitor's words must not be among them. Each entry is a
 * line of JSON.
 */
type Facts = Record<string, string | number | undefined>;

/** Logs an event that needs no attention. */
export function logEvent(event: string, facts: Facts = {}): void {
  // biome-ignore lint/suspicious/noConsole: this is the log
  console.log(JSON.stringify({ event, ...facts }));
}

/** Logs an event that a person should look at. */
export function logWarning(event: string, facts: Facts = {}): void {
  console.error(JSON.stringify({ event, ...facts }));
}

/** Logs an unexpected error with its name, message and stack. */
export function logError(event: string, error: unknown, facts: Facts = {}): void {
  logWarning(event, { ...facts, ...describeError(error) });
}

/** Errors of JSON.parse and valibot. Their messages quote the input, which may be a visitor's words. */
const quotingErrors = ["SyntaxError", "ValiError"];

/** An error's name, message and stack. The message is left out if it may quote a visitor's words. */
function describeError(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = "" } = error;
  // Keep only the frames, because the first lines of a stack repeat the message.
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    error: name,
    ...(quotingErrors.includes(name) ? {} : { message }),
    stack: frames.map((frame) => frame.trim()).join("\n"),
  };
}
