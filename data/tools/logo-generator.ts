import type { ToolRecord } from "../schemas/tool";

export const logoGenerator: ToolRecord = {
  id: "logo-generator",
  order: 7,
  title: "Logo Generator",
  tagline: "Shows your logo on a stamp, a signboard and WhatsApp before you pay.",
  inShort: "A logo for stamps, signs and WhatsApp",
  description:
    "Answer six questions and compare drafts on your stamp, receipt, shop front and profile picture. Pay once for the logo you choose, and get the files printers ask for.",
  category: "Visual & Brand",
  icon: "pen-tool",
  illustration: "logo-on-surfaces",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "A Kenyan logo has to work in difficult places: on a rubber stamp, a thermal receipt, a matatu’s rear window, a painted wall and a 40-pixel circle in a chat list. A draft that looks good on a laptop can fail in three of these five places. Logo Generator tries each draft in all five, shows them side by side, and omits any that becomes unreadable.",
    "You get vector files and a one-colour version and, with the Full kit, a sheet that tells the signwriter which paint and proportions to use. The tool suits a new business, a registered chama, a school club or a church that needs a good logo this week for a few thousand shillings.",
  ],
  keyBenefits: [
    "You pay once, after seeing the logo mocked up on your own stamp and signboard, and drafts are free for {company.trialDays} days",
    "The printer, the signwriter and the embroiderer each get the file they ask for, with no redrawing fee",
    "The logo works in one colour from the start, so the stamp and the black-and-white invoice look right",
    "You see on screen which lines are too thin for a carton or a polo shirt, while changes are still free",
  ],
  features: [
    "Logo shown on a stamp, receipt, signboard, vehicle and WhatsApp profile in one view",
    "Vector files (SVG and PDF) that print sharply on anything from a pen to a shop front",
    "One-colour, reversed and stamp versions drawn along with the colour logo",
    "Names in Swahili and other Kenyan languages, with letters such as ĩ and ũ set correctly",
    "Tagline below the name, and a version without it for small sizes",
    "Existing logo redrawn from a photo of your signboard or letterhead",
    "Colour codes for screen and print, and the nearest common wall-paint shade",
    "Line-width check for cartons, embroidery and screen printing",
    "Letterhead, invoice header and email signature made from the logo you choose",
    "A link that lets partners vote without an account",
  ],
  workflow: [
    {
      step: 1,
      title: "Six questions about the business",
      description:
        "You enter the name, trade, town, places the logo will appear, what to avoid and logos you like.",
      details: [
        "About five minutes on a phone",
        "Name things to avoid, such as an acacia tree or a map of Africa",
      ],
    },
    {
      step: 2,
      title: "Twelve drafts, shown in use",
      description: "You see each draft on five surfaces. Drafts that fail at a small size are left out.",
      details: [
        "Drawn as shapes, so every part can be moved or removed",
        "Twelve more drafts as often as you like",
        "Keep a shortlist of up to four",
      ],
    },
    {
      step: 3,
      title: "Adjust drafts and let others vote",
      description:
        "Change letters, spacing, colour and symbol. Send the shortlist to your partners as a link on WhatsApp.",
      details: ["Contrast is measured as you change colours", "Votes and comments appear beside each draft"],
    },
    {
      step: 4,
      title: "Pay once and get the files",
      description: "You download a ZIP with a one-page guide that a printer can follow.",
      details: [
        "SVG, PDF and PNG files, each named after its use",
        "Guide in English, with a Swahili page for the signwriter",
        "Download the files again at any time from your account",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "A chama registers a company and buys a posho mill",
      scenario:
        "Twelve women near Karatina have saved together for years and are now opening a milling business. The bank wants a stamp on the mandate, the first customers want receipts, and every member has an opinion on the symbol. A designer would cost them their first profit.",
      result:
        "Three drafts go to the members’ WhatsApp group as a voting link on Friday. By Sunday, all twelve have voted, and nine agree on the draft with a grain and a millstone. The Starter kit covers the stamp, receipt and profile picture.",
      metrics: [
        { label: "Members who voted", value: "12" },
        { label: "From questions to files", value: "3 days" },
        { label: "Paid, once", value: "{starterKit}" },
      ],
    },
    {
      sample: true,
      title: "One colour on 2,000 avocado cartons",
      scenario:
        "An avocado packer in Murang’a prints cartons in a single shade of green. Its current logo has a gradient and thin lines. The carton printer warns that both will smudge. A carton costs KSh 85, so a run of 2,000 puts KSh 170,000 at risk.",
      result:
        "The old logo is redrawn in flat colour, with thicker lines to suit the printer. The line-width check finds two leaf veins that are still too thin, and the packer has them thickened in time.",
      metrics: [
        { label: "Value of the carton run", value: "KSh 170,000" },
        { label: "Full kit", value: "{fullKit}" },
        { label: "Lines corrected in time", value: "2" },
      ],
    },
    {
      sample: true,
      title: "The only copy of the logo is on the wall",
      scenario:
        "A water refill business in Kitengela has a logo that its first signwriter painted freehand. Now there are three kiosks and two delivery tuk-tuks, each with a slightly different drop of water, and the firm printing the labels asks for a file lost long ago.",
      result:
        "A straight-on photo of the best wall sign becomes a vector drawing. The owner corrects the drawing, keeps the lettering customers know, and gives the same PDF to the label printer and the signwriters.",
      metrics: [
        { label: "Versions before", value: "5" },
        { label: "Versions after", value: "1" },
        { label: "Full kit with redrawing", value: "{fullKit}" },
      ],
    },
  ],
  trial: "includes the drafts",
  pricing: [
    {
      tier: "Starter kit",
      price: 1500,
      period: "logo",
      description: "For a sole trader, a club or a chama.",
      features: [
        "Colour and one-colour logo",
        "SVG, PDF and PNG",
        "Stamp version",
        "WhatsApp and Facebook profile pictures",
      ],
      popular: false,
      savings: "",
    },
    {
      tier: "Full kit",
      price: 4500,
      period: "logo",
      description: "For a business that prints packaging, signs or uniforms.",
      features: [
        "Everything in the Starter kit",
        "Print colours and nearest wall-paint shades",
        "Line-width check for your printer",
        "Letterhead, invoice header and email signature",
        "Signwriter’s page in Swahili",
        "Existing logo redrawn from a photo",
      ],
      popular: true,
      savings: "",
    },
    {
      tier: "Finished by hand",
      price: 15000,
      period: "logo",
      description: "Our designer refines the draft you chose.",
      features: [
        "Everything in the Full kit",
        "A 45-minute call with the designer",
        "Two rounds of changes",
        "Your name in custom letters",
      ],
      popular: false,
      savings: "",
    },
  ],
  testimonials: [],
  faqs: [
    {
      question: "Could another shop end up with the same logo?",
      answer:
        "Once you have paid for a draft, we do not offer it to anyone else. We can’t promise that nobody anywhere has a similar logo, because many logos use simple shapes and common words. With the “Finished by hand” kit, our designer draws the letters for your name, which makes a similar logo much less likely.",
    },
    {
      question: "Can I register the logo as a trade mark?",
      answer:
        "You can apply, and the files are good enough for that. The tool doesn’t search the register and can’t tell you whether an application will succeed. For a large print run, have an advocate or trade mark agent search the register at KIPI, the Kenya Industrial Property Institute.",
    },
    {
      question: "Which file do I give to the signwriter, and which to the printer?",
      answer:
        "Give the signwriter the page called SIGN, which shows proportions on a grid and the paint shades. Give the printer the PDF in the PRINT folder, and the embroiderer the one-colour SVG. Use the PNG for your website and WhatsApp. The guide in the kit repeats this, so you can forward it as it is.",
    },
    {
      question: "We changed our minds a week after paying. What now?",
      answer:
        "Colours, spacing and tagline can be changed free of charge for 60 days. If the files are not as this page describes, the {company.moneyBackDays}-day money-back guarantee applies, counted from the day you get the files, your first result. After a refund, we will ask you to stop using the files.",
    },
    {
      question: "Who owns the logo?",
      answer:
        "Once you have paid, all our rights in the logo are yours. You may use, change and print it, and sell goods bearing it, for as long as you like. The law on copyright in drawings made with AI is unsettled, so take advice before you rely on copyright.",
    },
  ],
  stats: [],
  relatedTools: ["image-generator", "carousel-creator", "chatbot-builder"],
  notFor: [
    "Anyone who needs a name, a position in the market or a brand for ten branches. That work takes a brand strategist weeks.",
  ],
};
