import type { ServiceRecord } from "../schemas/service";

export const customDevelopment: ServiceRecord = {
  id: "custom-development",
  title: "Custom Development",
  tagline: "Software for the part of your business that no package was made for.",
  description:
    "Web and mobile systems with AI where it earns its place, built in two-week rounds at a price agreed stage by stage. You own the code, the data and the keys from the first day.",
  icon: "code",
  features: [
    "A stage is quoted, built and accepted before the next is ordered",
    "Something to click on every second Friday",
    "Works on low-cost Android phones and through lost network",
    "USSD or SMS for people without a smartphone",
    "Source code in your own repository from the first commit",
  ],
  deliverables: [
    "The system, running in a hosting account of yours",
    "Source code, tests and a history of every change",
    "Users’ guide and a guide for whoever maintains it next",
    "Backups, with one restore shown to you",
    "Data loaded from your spreadsheets or old system, with counts",
  ],
  timeline: null,
  price: null,
  overview: [
    "Look at our ten products before you read on. A shop, a school, a clinic or a microfinance office is probably served by one of them for a known price. This page is for the rest: the tea buyer who must trace each lot from 300 growers to one container, the water project that bills by meter and collects by M-Pesa, the lab with its own order of tests.",
    "Such work fails in familiar ways. The specification runs to ninety pages and misses the one thing the storekeeper does daily. The developer leaves with the password. The bill doubles at month five. Our answer is short stages. Each has its own price and its own acceptance test, and after each you may stop, with software that already does something useful.",
  ],
  whatWeOffer: [
    {
      title: "Business systems",
      description:
        "Order books, lot tracing, job cards, field collection, member registers. Built around how your people name things, so that the screen says “lorry” if the yard says lorry.",
    },
    {
      title: "AI inside your own process",
      description:
        "Reading documents, sorting requests, drafting replies, spotting odd figures. Each AI step shows its source and has a person or a rule to check it.",
    },
    {
      title: "Mobile for the field",
      description:
        "Apps for riders, meter readers, clerks at collection centres. Entries are kept on the phone and sent when there is network, with clashes shown and not overwritten.",
    },
    {
      title: "Rescue of an existing system",
      description:
        "The developer has gone, the server is in someone’s name, only one person dares to restart it. We secure access and backups first, read the code, then advise: repair, extend or replace.",
    },
    {
      title: "Upkeep",
      description:
        "Security updates, watched backups, an engineer who knows your system and a fixed number of hours for changes. Quoted by the month; cancel it when you have a developer of your own.",
    },
  ],
  process: [
    {
      phase: "Find the first slice",
      duration: "1-2 weeks",
      description:
        "A day or two where the work happens: weighbridge, counter, ward. We then choose the smallest piece worth having on its own, sketch its screens, and quote it as a fixed sum.",
      deliverables: ["Clickable sketches", "Acceptance test in your words", "Fixed quote for stage one"],
    },
    {
      phase: "Build in rounds",
      duration: "2-week rounds",
      description:
        "Every second Friday your users try what is new on their own phones and say what is wrong. A change inside the stage is swapped for something of equal size, so the sum holds.",
      deliverables: ["Working version each round", "List of what changed and why"],
    },
    {
      phase: "Move in",
      duration: "Quoted by data volume",
      description:
        "Old records are loaded, counted and compared. One site starts, with us in the room, and the old book stays open until the totals agree. The acceptance test is run by your people.",
      deliverables: ["Loaded data with counts", "Training on site", "Signed acceptance test"],
    },
    {
      phase: "Next slice or upkeep",
      duration: "Ongoing, if you wish",
      description:
        "With the first stage in daily use you know what the second should be. Order it, take upkeep only, or hand the code to your own developer; we give them a day of explanation.",
      deliverables: ["Quote for the next stage, if wanted", "Maintenance guide", "Restore test"],
    },
  ],
  benefits: [
    "Your exposure at any moment is one stage, never the whole project.",
    "No licence for each user: a seasonal team of 80 costs no more than one of eight.",
    "Screens use your words and your order of work, which shortens training.",
    "Any competent developer can take over, since the code, tests and guides are with you.",
    "Reports answer the question that you ask every week, such as kilos by grower or jobs open past Friday.",
  ],
  useCases: [
    {
      sample: true,
      title: "From carton back to the grower’s bag",
      description:
        "A macadamia processor in Embu. Stage one: a phone app at six collection points records grower, weight and moisture and prints a bag tag. Stage two traces each carton to its bags, as the buyer had asked for a year.",
    },
    {
      sample: true,
      title: "Water bills for homes without smartphones",
      description:
        "In Makueni the meter reader takes a photo, the app proposes the figure, the reader confirms. 900 bills go out by SMS with an account number; paybill receipts close them. Households check the balance by USSD.",
    },
    {
      sample: true,
      title: "A chama outgrows the treasurer’s laptop",
      description:
        "Contributions, two rental blocks and a loan book lived in one workbook. The new register gives 45 members their own statement, and needs two officers to approve any payment out.",
    },
    {
      sample: true,
      title: "Rescue at a driving school chain",
      description:
        "The booking system belonged to a freelancer abroad. In week one: access recovered, backups made. The report advised keeping the database and replacing the screens, in two stages and not from zero.",
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
      "State of the old data: one clean table or eleven workbooks",
      "Hosting: which country, how many users, how long an outage may last",
    ],
  },
  faqs: [
    {
      question: "Can you give a rough figure for the whole system?",
      answer:
        "After the first phase, yes: a fixed sum for stage one and a range for what would follow, with the reasons for its width. Before that, any figure would be a guess dressed as a price. As a yardstick, compare our products, which start between KSh 80,000 and KSh 400,000; something written for you alone usually costs more than the nearest of them.",
    },
    {
      question: "What if your company closes or we fall out?",
      answer:
        "Then you carry on. The repository, hosting, domain and app store accounts are opened by you, with us as invited users. The maintenance guide is tested: an engineer of ours who has not worked on the project sets the system up from it. Remove our access and you still hold a working system and the means to change it.",
    },
    {
      question: "Our collection points have network twice a day. Will it work?",
      answer:
        "If we know it at the start, yes. Each entry carries its own number, so it can wait for hours, or be sent again, without being counted twice. Two things need a decision from you: how long a phone may stay silent before someone calls, and who settles it when two people changed the same record. We test on cheap phones in flight mode.",
    },
    {
      question: "What do you need from our side?",
      answer:
        "One person with authority and about four hours a week, plus the people who will use it for an hour every second Friday. Projects slow down when the decision maker is a committee that meets monthly. If that is your case, agree in advance which matters the project lead may decide alone.",
    },
    {
      question: "Can we change our minds halfway through?",
      answer:
        "Please do, if you have learnt something. Inside a stage we swap: a new screen comes in, one of like size goes out, and the sum stays. Anything larger waits for the next stage and gets its own quote. And after any accepted stage you may stop. There is no penalty, and what you have is complete in itself.",
    },
  ],
  notFor: [
    "For a standard shop, payroll, clinic or school, one of our products costs less and is there sooner.",
    "If the whole must run within a month, we are the wrong choice. A first slice may fit.",
    "An idea for an app without users yet. Talk to twenty of them first and bring what they said.",
  ],
};
