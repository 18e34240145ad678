import type { ToolRecord } from "../schemas/tool";

export const reelsGenerator: ToolRecord = {
  id: "reels-generator",
  order: 10,
  title: "Reels Generator",
  tagline: "Makes short vertical videos from your long ones. Not available yet.",
  inShort: "Short videos from long ones (planned)",
  description:
    "This tool is in development and not available yet. Reels are short vertical videos. The tool will cut clips of 15 to 60 seconds from your long videos, with English, Swahili or Sheng captions.",
  category: "Content & Repurpose",
  icon: "clapperboard",
  illustration: "talk-to-clips",
  status: "Coming Soon",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "We are building Reels Generator, and so far only our office uses it. When it opens, you will upload a sermon, a workshop, a house tour or an interview. The tool will propose passages that make good clips, crop them to a vertical format and add captions. You will choose, trim and publish. The tool will never post for you.",
    "This page describes our plan, so that you can decide whether to wait. If you need clips this week, use a phone video editor with the subtitles from YouTube Transcriber, or publish the same points as slides with Carousel Creator. Both tools are available today.",
  ],
  keyBenefits: [
    "You will read the proposed clips as text and watch only the good ones",
    "Captions are planned for speech that mixes English and Swahili, with Sheng written as it is spoken",
    "The speaker will stay in frame when a wide shot is cropped for a phone",
    "All footage will come from the video you upload",
  ],
  features: [
    "Will propose clips of 15 to 60 seconds from videos of up to 2 hours",
    "Will add captions in English, Swahili and Sheng, editable as text",
    "Will crop to a vertical 9:16 frame and follow the speaker",
    "Will export a square version for Facebook and a small one for WhatsApp Status",
    "Will add an opening title with your logo, and a final frame with the price or till number",
    "Will cut at the ends of sentences, and remove pauses and “aah” if you wish",
    "Will balance the sound between a loud hall and a quiet speaker",
    "Will reuse transcripts from YouTube Transcriber, so you pay for the audio only once",
  ],
  workflow: [
    {
      step: 1,
      title: "Upload (planned)",
      description: "You will add your own video or bring one over from YouTube Transcriber.",
      details: ["MP4 and MOV are planned first", "Uploads are meant to survive a dropped connection"],
    },
    {
      step: 2,
      title: "Read the proposals (planned)",
      description: "Six to twelve passages will be listed as text, each with a reason.",
      details: [
        "Passages that need the sentence before them will be marked",
        "You will be able to select lines in the transcript yourself",
        "Rejected passages will be free",
      ],
    },
    {
      step: 3,
      title: "Edit the clips (planned)",
      description: "Captions, crop and title will be edited on one screen, on a laptop or a phone.",
      details: [
        "Two caption lines at most, clear of on-screen buttons",
        "You will type in prices and till numbers yourself",
      ],
    },
    {
      step: 4,
      title: "Download (planned)",
      description: "You will download the MP4 files and publish them from your own accounts.",
      details: ["1080 × 1920 for reels", "A smaller copy for WhatsApp Status"],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Planned use: five short messages from a Sunday service",
      scenario:
        "A congregation in Machakos uploads a two-hour service to YouTube. Young members share clips of under a minute, filmed off the screen with a second phone. The media team is two volunteers with one laptop, and both have school on Monday.",
      result:
        "The tool should propose ten passages from the sermon. The volunteers would keep five, correct the Swahili captions and have the week’s clips ready in one evening. We have not measured this yet.",
      metrics: [
        { label: "Clips aimed for", value: "5" },
        { label: "Format", value: "9:16, under 60 seconds" },
      ],
    },
    {
      sample: true,
      title: "Planned use: prize-giving day at a primary school",
      scenario:
        "A school in Kakamega films two hours of prize-giving. Parents ask for the minute that shows their own child. The head teacher wants one clip for admissions. Consent forms name the children who may be shown in public.",
      result:
        "Staff would find each name in the transcript and make a clip of that minute for that child’s parents only. The school would still choose the clips that go public. The tool will not recognise faces.",
      metrics: [
        { label: "Found by", value: "Names in the transcript" },
        { label: "Face recognition", value: "None planned" },
      ],
    },
    {
      sample: true,
      title: "Planned use: a furniture workshop’s walk-through",
      scenario:
        "A carpenter in Kariobangi films one long walk through the workshop every Friday and names each bed, table and price as he walks past. Buyers on WhatsApp want a vertical clip of only the item they asked about, with the price on screen.",
      result:
        "Each item should become its own clip, split where the carpenter names the next item, with a KSh price he types in and a till number on the last frame. We are testing the split in noisy workshops.",
      metrics: [
        { label: "One walk-through", value: "20 minutes" },
        { label: "Clips aimed for", value: "One for each item" },
      ],
    },
  ],
  pricing: [
    {
      tier: "Not on sale yet",
      price: null,
      period: "",
      description: "No price has been set. We take no deposits or pre-orders.",
      features: [
        "The price will be on this page before the tool opens",
        "The {company.trialDays}-day free trial will apply, with no credit card needed",
        "Customers of our other tools will be the first to hear when the tool opens",
      ],
      popular: false,
      savings: "",
    },
  ],
  testimonials: [],
  faqs: [
    {
      question: "When will the tool open?",
      answer:
        "We are not giving a date. The tool will open when captions in mixed English and Swahili are good enough for a volunteer to finish a clip in minutes. Until then, this page will say Coming Soon.",
    },
    {
      question: "Can I get early access?",
      answer:
        "There is no beta to join at present. Use the Get Started page to tell us what you film, in which language and how often. We reply {company.reply}, and we build the most requested parts first.",
    },
    {
      question: "What can I do in the meantime?",
      answer:
        "Put your video through YouTube Transcriber, find a strong passage in the text, and use any phone video editor to cut the video at the times shown beside the passage. Then, for a few shillings, transcribe the short clip to get its own SRT file. This takes longer than using one tool, but it works today.",
    },
    {
      question: "Will the tool make videos from a written prompt, with invented people or voices?",
      answer:
        "No. The tool will cut and caption your own film. We do not plan synthetic presenters, cloned voices or altered lip movements. Viewers should be able to trust that the person really said those words.",
    },
  ],
  stats: [],
  relatedTools: ["youtube-transcriber", "carousel-creator", "image-generator"],
  notFor: ["Anyone with a campaign to launch now. Hire an editor or use an app that already exists."],
};
