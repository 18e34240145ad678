import { useId } from "react";
import { Button } from "~/ui/button";

export interface EmailBoxCopy {
  title: string;
  text: string;
  email: string;
  submit: string;
}

/** The blog's email box, on a night band. It does nothing (spec, section 2): no form, no name, no handler. */
export function EmailBox({ email, submit }: EmailBoxCopy) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {email}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          autoComplete="email"
          className="min-h-12 min-w-0 grow basis-48 rounded-control border border-edge bg-card px-4 text-ink"
        />
        <Button>{submit}</Button>
      </div>
    </div>
  );
}
