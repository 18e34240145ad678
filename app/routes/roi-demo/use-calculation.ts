import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { EnquiryWords } from "#app/demos/roi-demo/describe-enquiry.ts";
import { calculatorParameter } from "#app/url/roi-demo-parameter.ts";
import { fill } from "#data/load/fill.ts";

/**
 * The calculation whose figures are in the address, as the text of an enquiry; undefined where there are none, and
 * until the script that reads them is loaded: only visitors who come from the calculator load it.
 */
export function useCalculation(words: EnquiryWords): string | undefined {
  const figures = new URLSearchParams(useLocation().search).get(calculatorParameter);
  const [text, setText] = useState<string>();

  useEffect(() => {
    if (figures === null) return;
    let isCurrent = true;
    import("#app/demos/roi-demo/describe-enquiry.ts").then(
      ({ describeEnquiry }) => isCurrent && setText(describeEnquiry(figures, words)),
      // Without that script the figures travel as a link to them.
      () => isCurrent && setText(linkTo(figures, words)),
    );
    return () => {
      isCurrent = false;
    };
  }, [figures, words]);

  return text;
}

function linkTo(figures: string, { enquiry, page }: EnquiryWords): string {
  const address = `${page}?${calculatorParameter}=${encodeURIComponent(figures)}#try`;
  return fill(enquiry.link, { address });
}
