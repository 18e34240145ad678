import type { IconName } from "../schemas/common";

/** The copy of the support and contact pages, keyed by their sections. */
export const support = {
  overview: {
    meta: {
      title: "Support: hours, phones, what to expect",
      description:
        "How to reach a person at {company.name}: support hours, phone, WhatsApp and email, what happens after you call, and answers to common questions.",
    },
    hero: {
      heading: "Talk to a person.",
      intro: "The person who answers knows your workflow, or knows who does.",
    },
    ways: {
      title: "How to reach us",
      note: "Workflow down after hours? Call us. With a maintenance plan, someone is on call {company.support}.",
    },
    which: {
      title: "Call, email or chat?",
      items: [
        {
          icon: "phone" as IconName,
          title: "Something has stopped: call",
          text: "Tell us which file or chat, and since when. Please change nothing until we have looked.",
          link: { label: "What we monitor", path: "/status" },
        },
        {
          icon: "mail" as IconName,
          title: "An invoice, an export, a change: email",
          text: "Then both of us have it in writing.",
          link: { label: "Write to us", path: "/support/contact" },
        },
        {
          icon: "message-circle" as IconName,
          title: "A quick question: chat",
          text: "Send it on WhatsApp within office hours. The documentation covers the first day with each tool.",
          link: { label: "Open the documentation", path: "/docs" },
        },
        {
          icon: "sparkles" as IconName,
          title: "A new task: get started",
          text: "Describe it as you would to a new colleague. Two sentences are enough.",
          link: { label: "Get started", path: "/get-started" },
        },
      ],
    },
    expect: {
      title: "What you can expect",
      intro: "The same four steps for every fault.",
      steps: [
        {
          title: "We confirm the problem",
          text: "We describe it back to you, so that we fix the right thing.",
        },
        {
          title: "We keep work moving",
          text: "First a way to continue by hand, then the cause.",
        },
        {
          title: "We tell you when",
          text: "You hear when we will call next, and we call even if there is nothing new.",
        },
        {
          title: "We write it down",
          text: "What the cause was, which entries were affected, and what prevents it now.",
        },
      ],
    },
    faq: {
      title: "Common questions",
      items: [
        {
          question: "How soon do I get an answer?",
          answer:
            "We reply to emails and forms {company.reply}, Sundays and holidays too. We answer the phone in office hours, {company.hours}. If all lines are busy, we call you back.",
        },
        {
          question: "What do {company.support} and {company.uptime} mean?",
          answer:
            "{company.support} is our on-call line for live workflows and systems with a maintenance plan, and for tools whose page says so. Office hours apply to everything else. {company.uptime} is the share of the time that the systems we host are available.",
        },
        {
          question: "What does support cost?",
          answer:
            "For tools it is part of the plan. For workflows and products it is part of the monthly maintenance in your quote. Questions before you buy are free.",
        },
        {
          question: "Do you need my passwords or PINs?",
          answer:
            "No. Nobody from {company.name} will ask for them. If someone does in our name, end the call and tell us. We work with files that you send, or on your screen while you watch.",
        },
        {
          question: "May I send customers’ data to show a problem?",
          answer:
            "Send as little as possible: three lines instead of the whole statement, with names removed if they do not matter. We delete it when the case is closed.",
        },
        {
          question: "A bank or a portal changed its format. Is that my problem?",
          answer:
            "With a maintenance plan, no: we fix the workflow, and tell you how to continue by hand until it works. Without one, we quote for the fix once the guarantee has ended.",
        },
        {
          question: "How do I complain?",
          answer:
            "Email {company.email} with “Complaint” in the subject. Someone who was not involved in your case looks into it and replies in writing.",
        },
        {
          question: "How do I cancel?",
          answer:
            "Email us. You get your data as files that you can open; we delete our copy and confirm it. A paid month runs to its end. The money-back guarantee applies within {company.guarantee}.",
        },
      ],
    },
  },
  contact: {
    meta: {
      title: "Contact: email, call or chat",
      description:
        "Send a message, call or chat on WhatsApp: the contact form, our phone numbers, the email address and the office hours of {company.name}. A reply {company.reply}.",
    },
    hero: {
      heading: "Send us a message.",
      intro:
        "Use this form for support, sales, press, jobs or complaints. Begin with the subject. We reply {company.reply}.",
    },
    form: {
      title: "Your message",
      message: {
        label: "How can we help?",
        hint: "What is it about, and when do you need an answer?",
        rows: 3,
      },
    },
    ways: { title: "Or reach us directly" },
  },
};
