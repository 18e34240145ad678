import { useEffect, useRef } from "react";

/** Passes on the value that a visitor chose in a select before hydration. @returns the ref of the select */
export function useEarlyChoice(onChoice: (value: string) => void) {
  const field = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (field.current) onChoice(field.current.value);
  }, []);
  return field;
}
