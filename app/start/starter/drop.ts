import { mark } from "./scroll";

/**
 * While a file is dragged over the page, `data-file-over` is on the root element: styles spread a page's file field over the
 * window, and the browser puts what is dropped into it. Where the file is taken away again no event is sure to come; the
 * mouse moves only when nothing is dragged.
 */
export function spreadFileField(): void {
  for (const type of ["dragenter", "drop", "mousemove"])
    addEventListener(type, (event) => {
      const { target, dataTransfer } = event as DragEvent & { dataTransfer: DataTransfer };
      mark("file-over", type === "dragenter" && dataTransfer.types.includes("Files"));
      // A field with the focus says it when the script does not load.
      if (type === "drop") (target as HTMLElement).focus();
    });
}
