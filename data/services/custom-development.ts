import type { ServiceRecord } from "../schemas/service";

export const customDevelopment: ServiceRecord = {
  id: "custom-development",
  order: 6,
  title: "Custom Development",
  tagline: "We write software for the part of your work that no standard package covers.",
  description:
    "Web and mobile systems, with AI where it helps. We build them in stages, each at a fixed price that you know before it starts. The code, data and keys are in your accounts from the first day.",
  icon: "code",
  illustration: "growers-to-lots",
  features: [
    "Each stage quoted, built and handed over before you order the next",
    "Every second Friday, a working version to try",
    "Works on low-cost Android phones, even offline",
    "USSD (*123#) or SMS for people without a smartphone",
    "Source code in your own repository from the first commit",
  ],
  deliverables: [
    "The system, running in your own hosting account",
    "Source code, tests and a history of every change",
    "User guide, and a maintenance guide for the next developer",
    "Backups, with one restored while you watch",
    "Data loaded from your spreadsheets or old system, with record counts as a check",
  ],
  timeline: null,
  price: null,
  overview: [
    "Look at our products before you read on. One of them probably fits a shop, a college, a clinic or a microfinance office, at a known price. This page is for other businesses, such as a tea buyer who must trace each lot from 300 growers to one container, or a water project that bills by meter.",
    "Custom software projects fail in familiar ways. The specification has ninety pages and misses the one thing that the storekeeper does every day. The developer leaves with the password. The bill doubles in month five. So, after a first phase that ends with sketches and a quote, we build in short stages. Each stage has its own fixed price and acceptance test. After each one you can stop, and the software you have is already useful.",
  ],
  whatWeOffer: [
    {
      icon: "layout-dashboard",
      title: "Business systems",
      description:
        "We build software for order books, lot tracing, job cards, field data collection and member registers. The screens use your own words: if the yard says lorry, the screen says lorry.",
    },
    {
      icon: "workflow",
      title: "AI inside your own process",
      description:
        "AI reads documents, sorts requests, drafts replies and finds odd figures. Each AI step shows its source, and a person or a rule checks it.",
    },
    {
      icon: "smartphone",
      title: "Mobile apps for field staff",
      description:
        "We build apps for riders, meter readers and clerks at collection centres. The phone keeps entries and sends them when it has a connection. If two entries conflict, you see both.",
    },
    {
      icon: "life-buoy",
      title: "Rescue of an existing system",
      description:
        "The developer has left, the server is registered to somebody else, and only one man knows how to restart it. We secure access and backups and read the code. Then we advise you whether to repair, extend or replace it.",
    },
    {
      icon: "wrench",
      title: "Maintenance",
      description:
        "You get security updates, checked backups, an engineer who knows your system, on-call support {company.support} and a fixed number of hours for changes. We quote a monthly price. You can cancel when you have your own developer.",
    },
  ],
  process: [
    {
      phase: "Find the first stage",
      duration: "1-2 weeks",
      description:
        "This phase has its own fixed price, which we quote after a free call. We spend a day or two at your weighbridge, counter or ward, choose the smallest part of the system that is useful on its own, sketch its screens and quote a fixed price to build it.",
      deliverables: ["Clickable sketches", "Acceptance test in your words", "Fixed quote for stage one"],
    },
    {
      phase: "Build in rounds",
      duration: "2-week rounds",
      description:
        "Every second Friday your users try the new parts on their own phones and report faults. A change within a stage replaces a part of equal size, so the price stays the same.",
      deliverables: ["Working version after each round", "List of changes, with reasons"],
    },
    {
      phase: "Go live",
      duration: "Depends on data volume",
      description:
        "We load, count and compare old records. One site starts with us in the room, and the old records stay in use until the totals agree. Your people run the acceptance test.",
      deliverables: ["Loaded data with record counts", "Training on site", "Signed acceptance test"],
    },
    {
      phase: "Next stage or maintenance",
      duration: "Ongoing, if you wish",
      description:
        "Using the first stage every day shows you what you still need. Order the next stage, take only maintenance, or hand the code to your own developer. We give the developer a one-day introduction.",
      deliverables: ["Quote for the next stage, if you want one", "Maintenance guide", "Restore test"],
    },
  ],
  benefits: [
    "You risk one stage at a time.",
    "There are no per-user licences, so a seasonal team of 80 costs the same as a team of eight.",
    "Screens use your words and follow your order of work, which shortens training.",
    "Any competent developer can take over, because you have the code, tests and guides.",
    "Reports show what you ask for every week, such as kilos by grower or overdue jobs.",
  ],
  useCases: [
    {
      sample: true,
      title: "From carton back to the grower’s bag",
      description:
        "A macadamia processor in Embu ordered two stages. In stage one, a phone app at six collection points records grower, weight and moisture and prints a bag tag. Stage two, which the buyer asked for, traces each carton back to the bags it was filled from.",
    },
    {
      sample: true,
      title: "Water bills for homes without smartphones",
      description:
        "In Makueni, the meter reader takes a photo and confirms the figure that the app suggests. Then 900 bills go out by SMS, each with its account number, and paybill payments are matched to them. Households check their balance by USSD.",
    },
    {
      sample: true,
      title: "A chama outgrows the treasurer’s laptop",
      description:
        "Contributions, rent from two blocks and a loan book were all in one workbook. The new register gives each of the 45 members a statement, and two officers must approve every outgoing payment.",
    },
    {
      sample: true,
      title: "Rescue at a driving school chain",
      description:
        "A chain’s booking system belonged to a freelancer abroad. In week one, we recovered access and made backups. Our report advised the chain to keep the database and replace the screens in two stages.",
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
    "Git and automated tests",
  ],
  pricing: {
    setup: null,
    maintenance: null,
    maintenanceQuoted: true,
    factors: [
      "Number of user roles and screens in the stage",
      "Offline work, and the rule for when two phones edit the same record",
      "Connections to payments, tax invoices or other systems",
      "Old data: one clean table, or eleven workbooks",
      "Hosting: country, number of users and the longest outage you can accept",
    ],
  },
  faqs: [
    {
      question: "Can you give a rough figure for the whole system?",
      answer:
        "Not before the phase “Find the first stage”, because any figure would be a guess. You pay a small fixed price for that phase, quoted before we start. Afterwards, you get a fixed price for the first stage of the build and a price range for the later stages, with our reasons. For comparison, the starting prices of our products range from {productsFrom} to {productsTo}. Software written only for you usually costs more than the closest product.",
    },
    {
      question: "What if your company closes or we fall out?",
      answer:
        "Then you continue without us. You open the repository, hosting, domain and app store accounts, and invite us as users. We test the maintenance guide: an engineer who is new to the project sets the system up from it. If you remove our access, you still have a working system and everything you need to change it.",
    },
    {
      question: "Our collection points have a signal only twice a day. Will it work?",
      answer:
        "If we know this at the start, yes. Each entry has its own number, so the phone can send it hours later, or twice, and it still counts only once. You decide two things: after how many hours without data someone should call the phone’s user, and who decides when two people have changed the same record. We test on cheap phones in flight mode.",
    },
    {
      question: "What do you need from us?",
      answer:
        "We need about four hours a week from one manager who can decide, and an hour every second Friday from the future users. Projects slow down when a committee that meets monthly has to agree. If you have such a committee, settle in advance which decisions the project lead may take without it.",
    },
    {
      question: "Can we change our minds halfway through?",
      answer:
        "Yes. Within a stage, we swap parts: a new screen comes in, one of the same size goes out, and the price stays the same. Larger changes wait for the next stage and get their own quote. After any stage, you can stop and owe only for the stages you ordered. The software delivered by then works on its own.",
    },
  ],
  notFor: [
    "A standard shop, payroll, clinic or college system. One of our products costs less and is ready sooner.",
  ],
};
