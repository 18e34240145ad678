import { type ComponentProps, useEffect, useRef } from "react";
import { acceptedFiles } from "./reader/statement";

type FileFieldProps = ComponentProps<"input"> & { onFile: (file: File) => void };

/** The file input for a statement. It is invisible and lies over or beside the visible control. */
export function FileField({ onFile, ...input }: FileFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  function take() {
    const control = field.current;
    const file = control?.files?.[0];
    if (!file) return;
    onFile(file);
    // Clear the input, so that choosing the same file again fires `change`, and the page keeps no file.
    control.value = "";
  }
  // Read a file that was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(take, []);
  return <input ref={field} type="file" accept={acceptedFiles} onChange={take} {...input} />;
}
