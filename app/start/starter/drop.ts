import { mark } from "./scroll";

/**
 * While a file is dragged over the page, styles spread its file field over the window (`data-file-over`). Where the file is
 * taken away no event is sure to come, but the mouse moves only when nothing is dragged.
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
