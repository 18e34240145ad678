import { Button } from "#app/ui/button.tsx";

export interface NoToolsCopy {
  title: string;
  text: string;
  clear: string;
}

/** What is in the list's place when nothing fits. */
export function NoTools({ title, text, clear, onClear }: NoToolsCopy & { onClear: () => void }) {
  return (
    <div className="self-start rounded-card border-2 border-edge border-dashed p-8 sm:p-14">
      <h3 className="text-title">{title}</h3>
      <p className="mt-3 mb-8 text-intro text-soft">{text}</p>
      <Button variant="quiet" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}
