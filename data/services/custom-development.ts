import type { ServiceRecord } from "../schemas/service";

export const customDevelopment: ServiceRecord = {
  id: "custom-development",
  order: 6,
  title: "Custom Development",
  tagline: "We write software for the part of your business that packages leave out.",
  description:
    "Web and mobile systems with AI where it helps, built in two-week rounds at a price agreed stage by stage. You own the code, the data and the keys from the first day.",
  icon: "code",
  illustration: "ticket-to-fields",
  features: [
    "A stage is quoted, built and accepted, then you order the next",
    "A working version to try every second Friday",
    "Works on low-cost Android phones and without network",
    "USSD or SMS for people without a smartphone",
    "Source code in your own repository from the first commit",
  ],
  deliverables: [
    "The system, running in a hosting account of yours",
    "Source code, tests and a history of every change",
    "Users’ guide and a maintenance guide for the next developer",
    "Backups, with one restore shown to you",
    "Data loaded from your spreadsheets or old system, with counts",
  ],
  timeline: null,
  price: null,
  overview: [
    "Look at our ten products first. For a shop, a school, a clinic or a microfinance office one of them probably fits, at a known price. This page is for the rest, such as a tea buyer who must trace each lot from 300 growers to one container, or a water project that bills by meter.",
    "Such projects fail in familiar ways. The specification has ninety pages and misses the one thing the storekeeper does every day. The developer leaves with the password. The bill doubles in month five. So we work in short stages. Each has its own price and its own acceptance test, and after each you can stop, with software that already does something useful.",
  ],
  whatWeOffer: [
    {
      title: "Business systems",
      description:
        "Order books, lot tracing, job cards, field collection, member registers. The screens use your own words. If the yard says lorry, the screen says lorry.",
    },
    {
      title: "AI inside your own process",
      description:
        "Reading documents, sorting requests, drafting replies, spotting odd figures. Each AI step shows its source and has a colleague or a rule to check it.",
    },
    {
      title: "Mobile for the field",
      description:
        "Apps for riders, meter readers, clerks at collection centres. Entries are kept on the phone and sent when there is network. Conflicts are shown and kept.",
    },
    {
      title: "Rescue of an existing system",
      description:
        "The developer has left, the server is registered to somebody else, one man knows how to restart it. We secure access and backups first, read the code, then advise to repair, extend or replace.",
    },
    {
      title: "Maintenance",
      description:
        "Security updates, checked backups, an engineer who knows your system and a fixed number of hours for changes. Quoted by the month. Cancel it when you have your own developer.",
    },
  ],
  process: [
    {
      phase: "Find the first stage",
      duration: "1-2 weeks",
      description:
        "A day or two where the work happens, at the weighbridge, the counter, the ward. We then choose the smallest part that is useful on its own, sketch its screens, and quote it as a fixed sum.",
      deliverables: ["Clickable sketches", "Acceptance test in your words", "Fixed quote for stage one"],
    },
    {
      phase: "Build in rounds",
      duration: "2-week rounds",
      description:
        "Every second Friday your users try what is new on their own phones and say what is wrong. A change within a stage replaces something of equal size, so the price stays.",
      deliverables: ["Working version each round", "List of what changed and why"],
    },
    {
      phase: "Go live",
      duration: "Quoted by data volume",
      description:
        "Old records are loaded, counted and compared. One site starts, with us in the room, and the old book stays open until the totals agree. The acceptance test is run by your people.",
      deliverables: ["Loaded data with counts", "Training on site", "Signed acceptance test"],
    },
    {
      phase: "Next stage or maintenance",
      duration: "Ongoing, if you wish",
      description:
        "When the first stage is in daily use you know what the second should be. Order it, take maintenance only, or hand the code to your own developer. We give them a day of introduction.",
      deliverables: ["Quote for the next stage, if wanted", "Maintenance guide", "Restore test"],
    },
  ],
  benefits: [
    "You risk one stage at a time.",
    "Free of licences per user, so a seasonal team of 80 costs the same as a team of eight.",
    "Screens use your words and follow your order of work, which shortens training.",
    "Any competent developer can take over, since the code, tests and guides are with you.",
    "Reports answer the questions that you ask every week, such as kilos by grower or overdue jobs.",
  ],
  useCases: [
    {
      sample: true,
      title: "From carton back to the grower’s bag",
      description:
        "A macadamia processor in Embu. Stage one: a phone app at six collection points records grower, weight and moisture and prints a bag tag. Stage two traces each carton to its bags, which the buyer had asked for.",
    },
    {
      sample: true,
      title: "Water bills for homes without smartphones",
      description:
        "In Makueni the meter reader takes a photo, the app suggests the figure, the reader confirms. 900 bills go out by SMS with an account number. Paybill receipts settle them. Households check the balance by USSD.",
    },
    {
      sample: true,
      title: "A chama outgrows the treasurer’s laptop",
      description:
        "Contributions, two rental blocks and a loan book were all in one workbook. The new register gives 45 members their own statement, and needs two officers to approve any payment out.",
    },
    {
      sample: true,
      title: "Rescue at a driving school chain",
      description:
        "The booking system belonged to a freelancer abroad. In week one: access recovered, backups made. The report advised keeping the database and replacing the screens in two stages.",
    },
  ],
  technologies: [
    "TypeScript and React",
    "Python",
    "PostgreSQL",
    "Android and offline web apps",
    "USSD and SMS",
    "M-Pesa Daraja API",
    "WhatsApp Business Platform",
    "Hosted and open language models",
    "Git and automatic tests",
  ],
  pricing: {
    setup: null,
    maintenance: null,
    factors: [
      "Number of user roles and screens in the stage",
      "Work without network, and what must happen when two phones edit the same record",
      "Connections to payments, tax invoices or other systems",
      "State of the old data, from one clean table to eleven workbooks",
      "Hosting, in which country, how many users, how long an outage may last",
    ],
  },
  faqs: [
    {
      question: "Can you give a rough figure for the whole system?",
      answer:
        "After the first phase, yes: a fixed sum for stage one and a range for what would follow, with the reasons. Any earlier figure would be a guess. For comparison, our products start between {productsFrom} and {productsTo}. Software written for you alone usually costs more than the nearest of them.",
    },
    {
      question: "What if your company closes or we fall out?",
      answer:
        "Then you continue without us. You open the repository, hosting, domain and app store accounts, and we are invited users. The maintenance guide is tested. An engineer of ours who is new to the project sets the system up from it. Remove our access and you still have a working system and everything needed to change it.",
    },
    {
      question: "Our collection points have network twice a day. Will it work?",
      answer:
        "If we know it at the start, yes. Each entry has its own number, so it can wait for hours, or be sent again, without being counted twice. You settle two things: after how long without data someone should call the phone’s user, and who has the last word when two people changed the same record. We test on cheap phones in flight mode.",
    },
    {
      question: "What do you need from our side?",
      answer:
        "One manager with authority and about four hours a week, plus the people who will use it for an hour every second Friday. Projects slow down when a committee that meets monthly has to agree. If so, settle in advance what the project lead may approve alone.",
    },
    {
      question: "Can we change our minds halfway through?",
      answer:
        "Yes. Within a stage we swap. A new screen comes in, one of the same size goes out, and the price stays. Anything larger waits for the next stage and gets its own quote. After any accepted stage you can stop, without a penalty, and what you have works on its own.",
    },
  ],
  notFor: [
    "For a standard shop, payroll, clinic or school, one of our products costs less and is ready sooner.",
  ],
};
