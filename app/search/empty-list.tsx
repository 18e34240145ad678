import { Button } from "#app/ui/button.tsx";
import { filterId } from "./filter-panel";

export interface EmptyListCopy {
  title: string;
  text: string;
  clear: string;
}

/** What is in a list's place when nothing fits: the script of its panel shows it. */
export function EmptyList({ title, text, clear }: EmptyListCopy) {
  return (
    <div data-empty hidden className="self-start rounded-card border-2 border-edge border-dashed p-8 sm:p-14">
      <h3 className="text-title">{title}</h3>
      <p className="mt-3 mb-8 text-intro text-soft">{text}</p>
      <Button type="reset" form={filterId} variant="quiet">
        {clear}
      </Button>
    </div>
  );
}
