import { type ComponentProps, useEffect, useRef } from "react";
import { acceptedFiles } from "./reader/statement";

type FileFieldProps = ComponentProps<"input"> & { onFile: (file: File) => void };

/** The field of a statement's file: invisible, over or beside what looks like the control. */
export function FileField({ onFile, ...input }: FileFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  function take() {
    const file = field.current?.files?.[0];
    if (file) onFile(file);
  }
  // A file that was chosen while the island was loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(take, []);
  return (
    <input
      ref={field}
      type="file"
      accept={acceptedFiles}
      onChange={({ target }) => {
        take();
        // The same file chosen again is a choice too.
        target.value = "";
      }}
      {...input}
    />
  );
}
