import type { InLanguage } from "#data/index.ts";
import type { LeadFormControl } from "../form/use-lead-form.ts";
import { Fields, LeadForm, type LeadFormCopy } from "./lead-form.tsx";

interface QuoteFormCopy extends LeadFormCopy {
  anyProduct: string;
}

interface QuoteFormProps {
  control: LeadFormControl;
  copy: QuoteFormCopy;
  /** All products. The lead contains the id, which is the same in every language. */
  products: ({ id: string; label: string } & InLanguage)[];
}

/** The fields of the quote dialog. The form posts without script, too. */
export function QuoteForm({ control, copy, products }: QuoteFormProps) {
  return (
    <LeadForm control={control} copy={copy}>
      <div className="grid items-start gap-3 sm:grid-cols-2 sm:[&>:has(textarea)]:col-span-2">
        <Fields
          words={copy.fields}
          control={control}
          given={{ product: { none: copy.anyProduct, options: products } }}
        />
      </div>
    </LeadForm>
  );
}
