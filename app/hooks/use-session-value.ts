import { useCallback, useSyncExternalStore } from "react";

const changed = "session-value";

/** A string that is remembered for the visit (sessionStorage), the same in every component that asks for it. */
export function useSessionValue(key: string, initial: string): [string, (value: string) => void] {
  const read = useCallback(() => {
    try {
      return sessionStorage.getItem(key) ?? initial;
    } catch {
      // A visitor may have blocked storage: then nothing is remembered.
      return initial;
    }
  }, [key, initial]);
  const value = useSyncExternalStore(onChange, read, () => initial);
  const write = useCallback(
    (next: string) => {
      try {
        sessionStorage.setItem(key, next);
      } catch {
        return;
      }
      window.dispatchEvent(new Event(changed));
    },
    [key],
  );
  return [value, write];
}

function onChange(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  return () => window.removeEventListener(changed, notify);
}
