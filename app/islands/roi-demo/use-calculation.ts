import { useEffect, useState } from "react";
import type { EnquiryWords } from "#app/demos/roi-demo/describe-enquiry.ts";
import { calculatorParameter } from "#app/url/roi-demo-parameter.ts";
import { fill } from "#data/load/fill.ts";

/** The calculation in the URL as the text of an enquiry, once the script that reads it is loaded, for those who have one. */
export function useCalculation(words: EnquiryWords): string | undefined {
  const [text, setText] = useState<string>();

  useEffect(() => {
    const figures = new URLSearchParams(location.search).get(calculatorParameter);
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
  }, [words]);

  return text;
}

const linkTo = (figures: string, { enquiry, page }: EnquiryWords) =>
  fill(enquiry.link, { address: `${page}?${calculatorParameter}=${encodeURIComponent(figures)}#try` });
