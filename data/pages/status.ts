/** The copy of the status page, keyed by its sections. */
export const status = {
  meta: {
    title: "Status: what we watch, and whom to call",
    description:
      "What is watched behind this site, its forms and our customers’ workflows, how we tell you when something stops, and whom to call. No lamp that is always green.",
  },
  hero: {
    heading: "No green lamp. A list, and a number to call.",
    lead: "This page measures nothing by itself, so it does not pretend to. It says what is watched and by whom, and how you hear of it when something stops.",
  },
  parts: {
    title: "What is watched",
    labels: { watch: "Watched", stops: "If it stops" },
    items: [
      {
        title: "This site",
        watch: "Its pages are files at Cloudflare, which watches its own network and tells the world.",
        stops: "Call us: the phones do not depend on the site.",
        link: { label: "Cloudflare’s status", address: "https://www.cloudflarestatus.com" },
      },
      {
        title: "The forms",
        watch:
          "A message is stored before you read “thank you”. Every quarter of an hour a clock looks for messages that have not gone out, and each failure is written to our log.",
        stops: "The form says so at once and names the phone, WhatsApp and mail. What you typed stays in it.",
      },
      {
        title: "The mail behind the forms",
        watch: "Resend carries it. A message that it does not take is tried again until it does.",
        stops:
          "Nothing is lost: messages wait in our outbox. Our answer may be late, so call if it is urgent.",
        link: { label: "Resend’s status", address: "https://resend-status.com" },
      },
      {
        title: "Tools and workflows of customers",
        watch:
          "Each run leaves a record: what came in, what went out, what was left for a person. A run that fails or stays away is noticed by us, not by your month end.",
        stops:
          "The person whom you named hears it from the person who built it, with a way to go on by hand.",
      },
      {
        title: "M-Pesa, banks, KRA, WhatsApp",
        watch: "Not ours, and not in our hands. We see it in the runs that depend on them.",
        stops: "We say what waits and that nothing is posted twice when they are back.",
      },
    ],
  },
  telling: {
    title: "How we tell",
    steps: [
      {
        title: "To those it touches, first",
        text: "By phone or mail, from somebody you know. Not by a post that you have to find.",
      },
      {
        title: "What, since when, what now",
        text: "Three sentences. What we do not know yet, we call so.",
      },
      {
        title: "When we speak again",
        text: "A time, which we keep.",
      },
      {
        title: "Afterwards, in writing",
        text: "What it was, which entries it touched, and what has been changed.",
      },
    ],
  },
  call: {
    title: "Something stands still?",
    text: "Call, also at night if a live workflow of yours is concerned. Say what stopped and since when; you need no number or code.",
    phone: "Call {company.phone}",
    phoneLink: "{company.phoneLink}",
    contact: "Write instead",
  },
};
