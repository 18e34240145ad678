/** The copy of the status page, keyed by its sections. */
export const status = {
  meta: {
    title: "Status: what we monitor, who to call",
    description:
      "What we monitor behind this site, its forms and our customers’ workflows, how you hear from us when something fails, and who to call.",
  },
  hero: {
    heading: "What we monitor, and who to call.",
    intro:
      "Is something down? Call us: {company.phone}. This page lists what we watch, and links to the status pages of others.",
  },
  parts: {
    title: "What we monitor",
    labels: { watch: "How it is monitored", stops: "If it fails" },
    items: [
      {
        title: "This website",
        watch: "Its pages are static files on Cloudflare’s network, which Cloudflare monitors.",
        stops: "Call us. Our phones do not depend on the website.",
        link: { label: "Cloudflare’s status", address: "https://www.cloudflarestatus.com" },
      },
      {
        title: "The forms",
        watch:
          "Every message is stored, or emailed at once, before you see “Thank you”. Every 15 minutes a job checks for messages that have not been emailed, and every failure is logged.",
        stops:
          "The form tells you at once and shows our phone, WhatsApp and email. What you typed stays in it.",
      },
      {
        title: "Email from the forms",
        watch: "Resend delivers it. If Resend does not accept a message, we retry until it does.",
        stops:
          "Messages wait in our outbox and are not lost. Our reply may be late, so call if it is urgent.",
        link: { label: "Resend’s status", address: "https://resend-status.com" },
      },
      {
        title: "Customers’ tools and workflows",
        watch:
          "Every run is recorded: what came in, what went out, what was left for a person. A run that fails or never starts alerts us.",
        stops: "Your contact person hears from the engineer who built it, with a way to continue by hand.",
      },
      {
        title: "M-Pesa, banks, KRA, WhatsApp",
        watch: "Outside our control. We notice when runs that depend on them fail.",
        stops: "We tell you what is waiting. When they are back, nothing is posted twice.",
      },
    ],
  },
  telling: {
    title: "How we tell you",
    steps: [
      {
        title: "Affected customers first",
        text: "By phone or email, from someone you know.",
      },
      {
        title: "What, since when, what next",
        text: "In three sentences. If we do not know something yet, we say so.",
      },
      {
        title: "When you hear from us again",
        text: "We give you a time and keep to it.",
      },
      {
        title: "A written report afterwards",
        text: "The cause, the entries affected, and what we changed.",
      },
    ],
  },
  call: {
    title: "Something stopped working?",
    text: "Call us; with a maintenance plan, at any hour. Tell us what stopped and when. You need no reference number.",
    phone: "Call {company.phone}",
    address: "{company.phoneLink}",
    contact: "Write to us",
  },
};
