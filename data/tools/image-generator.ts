import type { ToolRecord } from "../schemas/tool";

export const imageGenerator: ToolRecord = {
  id: "image-generator",
  order: 6,
  title: "Image Generator",
  tagline: "Makes product photos and posters with the price exactly as you type it.",
  inShort: "Price posters made from phone photos",
  description:
    "Turn a phone photo or a sentence into WhatsApp catalogue pictures, price-tag posts and printed posters, with text in Swahili, Sheng or English that stays editable.",
  category: "Visual & Brand",
  icon: "image",
  illustration: "photo-to-posters",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "Most shops already have the picture they need: a phone photo of the shoe, the sofa or the cake, taken in a crowded shop. Image Generator cuts the item out, gives it a plain or painted background, and prints your price, shop name and till number on it as real text. The AI never draws the letters, so “KSh 1,450” stays “KSh 1,450”.",
    "The tool is for shops, caterers, schools, churches and small agencies that need more posts than they can pay a designer for. If you have no photo, describe the scene. For example, “a Nyali balcony at breakfast, mangoes and chapati on a blue table” gives you four backgrounds to choose from.",
  ],
  keyBenefits: [
    "One upload gives you a week’s catalogue pictures, all with the same lighting, margins and style of price tag",
    "The item itself is not changed, so customers get the colour and stitching they saw",
    "When a price rises, you change one cell and export again, without a designer",
    "Each picture is small enough to open quickly on a prepaid data bundle",
  ],
  features: [
    "Cuts the item out of a phone photo and keeps its shadow and colour",
    "{company.currency} price tags, with the old price struck through when there is an offer",
    "Swahili, Sheng and English text that stays editable",
    "One picture exported for the WhatsApp catalogue, Status, Instagram and Facebook",
    "Spreadsheet batches: one row and one finished picture for each item",
    "Till or paybill details, locked once you have checked them",
    "Backgrounds drafted from a sentence, four at a time",
    "Poster layouts for matatu stages, keshas, harambees, weddings and sports days",
    "Print-ready PDFs, from A5 handbill to A3 poster, with 3 mm bleed",
    "Brand kit with your logo, colours and typeface applied to every layout",
    "Web copies under 300 kB, with full-size files kept beside them",
    "Drafts kept for 90 days, so last month’s poster can be given a new date",
  ],
  workflow: [
    {
      step: 1,
      title: "Add photos or describe a scene",
      description:
        "Upload a batch of phone photos, up to 200 on the larger plans, or write a sentence and pick one of four drafts.",
      details: [
        "JPG, PNG and HEIC, directly from the phone",
        "Blurred or very dark photos are listed first, so you can retake them",
        "Descriptions in English or Swahili",
      ],
    },
    {
      step: 2,
      title: "Fill in names and prices",
      description:
        "Type a name and price beside each photo, or paste three columns from Excel or Google Sheets.",
      details: [
        "Columns for item, price and old price",
        "Prices are formatted for you, so 1450 becomes {company.currency} 1,450",
      ],
    },
    {
      step: 3,
      title: "Choose a layout once",
      description:
        "The layout, colours and till number apply to the whole batch. You can still change individual pictures.",
      details: [
        "Square, 4:5, 9:16 and paper sizes",
        "Long names wrap to fit",
        "Text that is hard to read against its background is marked",
      ],
    },
    {
      step: 4,
      title: "Check and download",
      description: "Approve the contact sheet and download a ZIP of pictures, a print PDF or both.",
      details: [
        "Every price is listed again at export",
        "You upload the files to WhatsApp Business yourself",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Sixty pairs of mitumba shoes, every Thursday",
      scenario:
        "A shoe seller in Thika opens a new bale each week and lists about 60 pairs in her WhatsApp catalogue. In a photo app on her phone, she needs four minutes a pair to crop the photo and add a background, price and size. Before the last pair is listed, customers are already asking about the first ones by voice note.",
      result:
        "She photographs the pairs on the same bedsheet, fills in sizes and prices from her stock book, and checks the contact sheet. About 260 pictures a month fit within the Shop plan at {shop}.",
      metrics: [
        { label: "Pictures in a batch", value: "60" },
        { label: "Time in a photo app", value: "4 hours" },
        { label: "Time with the tool", value: "45 minutes" },
      ],
    },
    {
      sample: true,
      title: "New fares at six matatu stages by Monday",
      scenario:
        "A matatu SACCO on the Kisumu-Kakamega road changes fares when fuel prices change. Each of the six stages needs an A3 poster with its own fare column, headed “Nauli mpya kuanzia Jumatatu”, and the crews want the same notice in Sheng for WhatsApp Status. A designer quotes KSh 1,500 per poster.",
      result:
        "One layout is copied for each stage, and each copy gets its own fares. The six print PDFs and six Status pictures use 12 of the plan’s 100 pictures. The operations manager checks the fares against the board’s minutes and sends the posters to the printer.",
      metrics: [
        { label: "Designer’s quote, six posters", value: "KSh 9,000" },
        { label: "Duka plan, one month", value: "{duka}" },
      ],
    },
    {
      sample: true,
      title: "Kesha, harambee and choir posters from a parish office",
      scenario:
        "A parish secretary in Nyeri announces three events in a month: a kesha, a harambee for the roof and a choir visit. Each needs a noticeboard poster, a handbill a week before, and a WhatsApp Status picture with the right paybill and account name.",
      result:
        "The treasurer checks the paybill details once and locks them. For each event, the secretary changes the title, date and guest, then exports three sizes in Swahili and English.",
      metrics: [
        { label: "Files for each event", value: "6" },
        { label: "Secretary’s time for each event", value: "20 minutes" },
        { label: "Pictures used in the month", value: "18 of 100" },
      ],
    },
  ],
  trial: "has Shop’s features and Duka’s 100 pictures",
  pricing: [
    {
      tier: "Duka",
      price: 1000,
      period: "month",
      description: "For a shop that posts a few times a week.",
      features: [
        "100 pictures a month",
        "1 brand kit",
        "All screen and paper sizes",
        "Batches of up to 25 photos",
      ],
      popular: false,
      savings: "",
    },
    {
      tier: "Shop",
      price: 2500,
      period: "month",
      description: "For a catalogue that changes every week.",
      features: [
        "400 pictures a month",
        "2 brand kits",
        "Batches of up to 200 photos",
        "Spreadsheet upload",
        "3 people on one account",
      ],
      popular: true,
      savings: "{shopEach} a picture instead of {dukaEach}",
    },
    {
      tier: "Agency",
      price: 7500,
      period: "month",
      description: "For freelancers and agencies with several clients.",
      features: [
        "1,500 pictures a month",
        "10 brand kits, one for each client",
        "Approval link for the client, with no login needed",
        "10 people on one account",
        "Everything in Shop",
      ],
      popular: false,
      savings: "{agencyEach} a picture instead of {dukaEach}",
    },
  ],
  amounts: {
    dukaEach: { of: "Duka", per: 100 },
    shopEach: { of: "Shop", per: 400 },
    agencyEach: { of: "Agency", per: 1_500 },
  },
  testimonials: [],
  faqs: [
    {
      question: "Will the dress in the picture still look like the dress I sell?",
      answer:
        "Yes. When you start from a photo, the tool replaces only the background. The fabric, colours and buttons stay as they are. You can correct the brightness, and you see the original photo next to the result.",
    },
    {
      question: "Does the tool write Sheng, or only print what I type?",
      answer:
        "Both. If you type your own line, it is printed as typed. If you ask for suggestions, you get five, in Swahili, English or Sheng. Sheng differs from estate to estate and changes every year, so ask someone of your customers’ age to read it before you post.",
    },
    {
      question: "May I use the pictures in paid adverts and in print?",
      answer:
        "Yes, you may use the files in adverts, packaging and print, even after you stop paying. You remain responsible for the promises in the advert. In many countries, the law on pictures made wholly by AI is unsettled. If you need exclusive rights, start from your own photo and ask an adviser.",
    },
    {
      question: "What counts as one picture?",
      answer:
        "One layout exported in one language and size counts as one picture. The same design as an A3 poster, a handbill and a Status picture counts as three. Drafts, corrections within a day and an extra full-size copy are free.",
    },
    {
      question: "Can I try the tool first?",
      answer:
        "Yes, there is a {company.trialDays}-day free trial with the Shop plan’s features and the Duka plan’s 100 pictures, and no credit card is needed. Trial exports have no watermark. If you pay and the tool does not do what this page says, the {company.moneyBackDays}-day money-back guarantee applies, counted from your first paid day.",
    },
  ],
  stats: [],
  relatedTools: ["logo-generator", "carousel-creator", "reels-generator"],
  notFor: [
    "Pictures that must prove what something looks like, such as a house for rent, a used car or a dish exactly as served. Show an unedited photo instead.",
  ],
};
