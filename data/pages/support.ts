import type { IconName } from "../schemas/common";

/** The copy of the support and contact pages, keyed by their sections. */
export const support = {
  overview: {
    meta: {
      title: "Support: hours, phones, what to expect",
      description:
        "How to reach a person at {company.name}: support hours in East Africa Time, phone, WhatsApp and mail, what happens after you call, and answers to common questions.",
    },
    hero: {
      heading: "A person answers.",
      lead: "Whoever picks up knows the workflow or knows who does. No ticket number has to be read out first.",
    },
    ways: {
      title: "How to reach us",
      note: "Does a workflow of yours stand still outside these hours? Call all the same: for what is live, somebody is on call {company.support}.",
    },
    which: {
      title: "Which way for what",
      items: [
        {
          icon: "phone" as IconName,
          title: "Something has stopped",
          text: "Call. Say which file or which chat, and since when. Leave everything as it is until we have looked.",
          link: { label: "See what we watch", path: "/status" },
        },
        {
          icon: "mail" as IconName,
          title: "A bill, an export, a change",
          text: "Write. You have it on paper then, and so do we.",
          link: { label: "Write to us", path: "/support/contact" },
        },
        {
          icon: "file-text" as IconName,
          title: "How do I …?",
          text: "The documentation has the first day of each tool. If a step is unclear there, that is a mistake of ours: tell us.",
          link: { label: "Open the documentation", path: "/docs" },
        },
        {
          icon: "sparkles" as IconName,
          title: "The next task",
          text: "Describe it as you would to a new colleague.",
          link: { label: "Get started", path: "/get-started" },
        },
      ],
    },
    expect: {
      title: "What you can expect",
      lead: "The same four steps, whether it is a wrong total or a red screen.",
      steps: [
        {
          title: "We repeat it",
          text: "You hear in our words what you reported, so that we mend the right thing.",
        },
        {
          title: "We keep work moving",
          text: "First a way to go on by hand, with the list you need. Then the cause.",
        },
        {
          title: "We say when",
          text: "When you will hear from us again, and we keep that, also if there is nothing new yet.",
        },
        {
          title: "We write it down",
          text: "What it was, which entries it touched, and what now keeps it from coming back.",
        },
      ],
    },
    faq: {
      title: "Before you call",
      items: [
        {
          question: "How soon do I get an answer?",
          answer:
            "Mail and forms are answered {company.reply}. The phone is answered at once within our hours, {company.hours}; if all lines are busy, we call back the number that we see.",
        },
        {
          question: "What does support cost?",
          answer:
            "For tools it is part of the plan. For workflows and products it is part of the monthly care in your quote. A question before you buy costs nothing.",
        },
        {
          question: "Do you need my passwords or PINs?",
          answer:
            "No, and nobody from us will ever ask for them. If somebody does in our name, end the call and tell us. We look at files that you send, or at your screen while you watch.",
        },
        {
          question: "May I send customers’ data to show a problem?",
          answer:
            "Send as little as shows it: three lines instead of the whole statement, names blacked out if they do not matter. We delete it when the case is closed.",
        },
        {
          question: "A bank or a portal changed its format. Is that my problem?",
          answer:
            "No. If the workflow is under our care, we mend it, and until then we tell you how to go on by hand.",
        },
        {
          question: "I want to complain.",
          answer:
            "Write to {company.email} with “Complaint” in the subject. It goes to one of the four people on our About page, who was not part of the case, and you get an answer in writing.",
        },
        {
          question: "How do I leave?",
          answer:
            "Say so, by mail. You get your data as files that you can open, we delete our copy and confirm it. Paid periods run out; within {company.moneyBackDays} days of paying, the money-back guarantee applies.",
        },
      ],
    },
  },
  contact: {
    meta: {
      title: "Contact: write, call or chat",
      description:
        "Send a message, call or chat on WhatsApp: the form, both phone numbers, the mail address and the office hours of {company.name}. A reply {company.reply}.",
    },
    hero: {
      heading: "Say it in your own words.",
      lead: "Support, press, a job, a complaint, a question: one form for all of it. Begin with a word that says what it is about. You hear from us {company.reply}.",
    },
    form: {
      title: "Send a message",
      message: { label: "How can we help?", hint: "What is it about, and by when do you need it?" },
      subject: "Contact page",
    },
    ways: { title: "Or reach us directly" },
  },
};
