import type { ToolRecord } from "../schemas/tool";

export const carouselCreator: ToolRecord = {
  id: "carousel-creator",
  order: 8,
  title: "Carousel Creator",
  tagline: "Turns a long document into a carousel: five to ten swipeable slides, with one point on each.",
  inShort: "Swipeable slides from long documents",
  description:
    "A carousel is a post of several slides to swipe through. The tool makes one from loan terms, price lists or notes, for Instagram, LinkedIn, Facebook and WhatsApp Status.",
  category: "Content & Repurpose",
  icon: "gallery-horizontal",
  illustration: "document-to-slides",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "You already have the knowledge: it is in the credit committee’s two-page terms, the agronomist’s notes or the unread newsletter. Carousel Creator finds the points that a customer would act on and puts them in order. It cuts each point down to a slide of 25 words or fewer, in your colours. Every line links to its sentence in the source.",
    "The tool is for marketing officers, trainers and one-person firms that want to publish twice a week without writing twice a week. Expect a draft that needs ten minutes of your judgement: which point comes first, what to leave out, and whether your customers would say it that way in Sheng.",
  ],
  keyBenefits: [
    "One document gives you a post in two languages and three formats, and you check the wording once",
    "Each figure is linked to its source, so the approver can check a rate or a fee in seconds",
    "Approval is built in: a SACCO or clinic can export a post only after its chosen manager approves it",
    "Slides stay readable on a small phone in sunlight, because the tool refuses text that is too small",
  ],
  features: [
    "Takes pasted text, PDFs, Word files, web articles or transcripts",
    "Makes five to ten slides; the first tells readers what they gain",
    "Every sentence linked to its place in the source",
    "English, Swahili and Sheng versions side by side, edited line by line",
    "Amounts, dates and percentages locked against rewording",
    "Instagram 4:5, LinkedIn PDF, Facebook square and Status 9:16 from one draft",
    "Caption and alt text written with the slides",
    "Last slide with your WhatsApp number, till or branch list",
    "A named approver and a dated record of approvals",
    "Your fonts, colours and slide layouts saved as a theme",
  ],
  workflow: [
    {
      step: 1,
      title: "Paste the source",
      description: "Start with up to 20 pages, and name the readers and what they should do.",
      details: [
        "Reader: a member, a parent, a dairy farmer or a procurement officer",
        "Action: call, visit a branch, send a WhatsApp message or save the post",
      ],
    },
    {
      step: 2,
      title: "Pick the angle",
      description:
        "You get three outlines, such as steps, common mistakes or questions and answers. Pick one or mix them.",
      details: [
        "A list shows the points that were left out",
        "Claims that the source does not support are marked",
        "Slides can be moved, merged or split",
      ],
    },
    {
      step: 3,
      title: "Edit in both languages",
      description: "The two languages sit side by side. A locked number can change only in both at once.",
      details: [
        "Word count for each slide",
        "Plain Swahili or everyday Nairobi Sheng, as you choose",
        "Your own terms and product names kept as you write them",
      ],
    },
    {
      step: 4,
      title: "Get approval and export",
      description:
        "The approver receives a link, reads the post on a phone and approves it or comments. You can export the post after approval.",
      details: ["PNG set, LinkedIn PDF and caption in one folder", "You publish from your own accounts"],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "A loan explained before anyone queues",
      scenario:
        "A teachers’ SACCO in Nakuru changes its development loan: there is a new guarantor rule, a longer term and a fee deducted at the start. The circular runs to two pages, and tellers spend the first two weeks explaining it.",
      result:
        "Seven slides in Swahili and English follow one example, a loan of KSh 300,000 over 36 months, from the deposits to the first instalment. The credit manager approves the figures, and tellers share the link.",
      metrics: [
        { label: "Slides", value: "7" },
        { label: "Languages", value: "2" },
        { label: "Draft to approval", value: "1 working day" },
      ],
    },
    {
      sample: true,
      title: "An agrovet’s vaccination calendar",
      scenario:
        "Poultry keepers around Eldoret ask one agrovet the same question all week: which vaccine, on which day, in water or in the eye? The answer is a photocopied table that gets lost within a month.",
      result:
        "The table becomes eight slides, one for each flock age, and a WhatsApp Status version for farmers without Instagram. The shop’s animal health officer checks the doses against the label and exports the slides.",
      metrics: [
        { label: "Slides", value: "8" },
        { label: "Officer’s check", value: "15 minutes" },
      ],
    },
    {
      sample: true,
      title: "A monthly client note, reused on LinkedIn",
      scenario:
        "A bookkeeping practice in Mombasa sends its 70 clients a 1,200-word note each month on filing dates, common invoice mistakes and documents to keep for an audit. Few other people read these notes, and the partner is too busy for LinkedIn.",
      result:
        "Each note becomes three carousels. The partner reads them on the ferry, corrects a heading and exports them. Dates and amounts are locked, so shortening the text does not change them.",
      metrics: [
        { label: "Carousels from one note", value: "3" },
        { label: "Partner’s time for all three", value: "30 minutes" },
        { label: "Cost of all three on the Solo plan", value: "{soloThree}" },
      ],
    },
  ],
  trial: "runs on Team, for up to 10 carousels",
  pricing: [
    {
      tier: "Solo",
      price: 1500,
      period: "month",
      description: "For an owner who posts for one business.",
      features: [
        "20 carousels a month",
        "English, Swahili and Sheng",
        "All sizes and the LinkedIn PDF",
        "1 theme",
      ],
      popular: false,
      savings: "",
    },
    {
      tier: "Team",
      price: 4000,
      period: "month",
      description: "For a marketing team whose posts need approval.",
      features: [
        "80 carousels a month",
        "5 people, including approvers",
        "Approval record, kept for 12 months",
        "5 themes",
        "Word list for product names and banned phrases",
      ],
      popular: true,
      savings: "{teamEach} a carousel instead of {soloEach}",
    },
  ],
  amounts: {
    soloEach: { of: "Solo", per: 20 },
    soloThree: { of: "Solo", times: 3, per: 20 },
    teamEach: { of: "Team", per: 80 },
  },
  testimonials: [],
  faqs: [
    {
      question: "Can the tool get an interest rate or a fee wrong?",
      answer:
        "The tool can choose the wrong figure, but it cannot change one. Amounts, dates and percentages are copied from the source character by character and locked. You must still check the choice: a monthly rate shown without the words “a month” is correct but misleading. For this reason, the approver’s view shows each number next to its sentence.",
    },
    {
      question: "How good is the Swahili?",
      answer:
        "Good enough for your staff to correct in a few minutes. The tool writes everyday Swahili better than legal or medical wording. Technical terms follow your word list. For Sheng, expect to rewrite a line or two. Plain English is better than bad Sheng.",
    },
    {
      question: "Do two languages count as two carousels?",
      answer:
        "No. One source and one outline count as one carousel, in up to three languages and all sizes. A different outline from the same source counts as another carousel.",
    },
    {
      question: "Does the tool post to our pages by itself?",
      answer:
        "No. We left automatic posting out on purpose. You download the files and publish from your own accounts or scheduler. Your passwords stay with you.",
    },
    {
      question: "Can I turn someone else’s article into slides?",
      answer:
        "Only with their permission. A shortened article still belongs to its author. If the source is a web address, the tool asks you to confirm that you hold the rights. It adds the source’s name to the last slide unless you remove it.",
    },
    {
      question: "What does the trial include?",
      answer:
        "The Team plan for {company.trialDays} days and up to 10 carousels. No credit card is needed. Exports are complete and yours to publish.",
    },
  ],
  stats: [],
  relatedTools: ["youtube-transcriber", "image-generator", "logo-generator"],
  notFor: ["Businesses with nothing in writing. The tool shortens text and knows nothing about your trade."],
};
