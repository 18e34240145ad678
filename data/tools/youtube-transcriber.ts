import type { ToolRecord } from "../schemas/tool";

export const youtubeTranscriber: ToolRecord = {
  id: "youtube-transcriber",
  order: 9,
  title: "YouTube Transcriber",
  tagline: "Turns speech that mixes English, Swahili and Sheng into text and subtitles.",
  inShort: "Text and subtitles from recordings",
  description:
    "Upload a video or a recording in mixed English and Swahili. You get a timed transcript, subtitle files, chapters and a summary, with doubtful words marked.",
  category: "Content & Repurpose",
  icon: "captions",
  illustration: "mixed-speech-subtitles",
  status: "Available",
  rating: 0,
  totalReviews: 0,
  activeUsers: "",
  overview: [
    "“Tuko na budget ya forty K, so wacha tuanze na phase one.” Kenyans speak like this all day, and captions made for one language turn such speech into nonsense. YouTube Transcriber expects the language to change mid-sentence and writes each word in its own language. It lists the doubtful words, so that you can correct them in one go.",
    "Bring your channel’s videos, sermons, lectures, podcasts, webinars or a recorded meeting. You get text for a website, SRT subtitles, chapters and a draft translation in English or Swahili. You pay by the minute of audio. A 20-minute video costs about {twentyMinutes}.",
  ],
  keyBenefits: [
    "Sentences that mix languages are written as people speak them",
    "Doubtful names and words come in a list with sound clips, so you listen only to those",
    "You can search old videos: type “guarantor” and go to the minute it was said",
    "Deaf viewers can follow, and so can anyone watching without sound on a matatu",
  ],
  features: [
    "English, Swahili and speech that mixes the two, detected word by word",
    "Common Sheng written as spoken, with doubtful words marked",
    "Subtitle files (SRT and VTT), two lines at most, timed for reading",
    "MP4, MP3, M4A or WAV files, up to 50 at once (download your videos from YouTube Studio)",
    "Tells up to 10 speakers apart; you name each one only once",
    "Word list for names, places and products, such as Wanjohi, Kapsabet and eTIMS",
    "Chapters with timestamps, ready to paste under the video",
    "Draft translation of subtitles between Swahili and English",
    "Summary, quotes and action points, each linked to its timestamp",
    "Export to Word, Google Docs and plain text",
    "Recordings deleted after 30 days, or at once if you choose",
  ],
  workflow: [
    {
      step: 1,
      title: "Upload a file",
      description: "The tool checks the file’s length and shows the price before it starts.",
      details: [
        "Files of up to 6 hours or 4 GB",
        "An interrupted upload continues where it stopped",
        "You confirm that the video is yours or that you have permission",
      ],
    },
    {
      step: 2,
      title: "List the names to expect",
      description:
        "Type in a dozen names of people, villages and products just once, and you will avoid most corrections later.",
      details: ["Saved for the channel, so later videos are transcribed better", "You can skip this step"],
    },
    {
      step: 3,
      title: "Correct the doubtful words",
      description:
        "Words below the confidence threshold are listed with three seconds of sound on either side.",
      details: [
        "Correct “Kapsabet” once, and every occurrence will change",
        "Speaker names and paragraph breaks can be edited in the text",
        "Keyboard shortcuts for people who do this every week",
      ],
    },
    {
      step: 4,
      title: "Download what you need",
      description: "The transcript, subtitles, chapters and summary all come from the same corrected text.",
      details: [
        "You upload the subtitles in YouTube Studio",
        "One button sends the text on to Carousel Creator",
      ],
    },
  ],
  useCases: [
    {
      sample: true,
      title: "Three years of sermons, made searchable",
      scenario:
        "A church in Thika has 140 sermons on YouTube, about 50 minutes each, preached in Swahili with English readings. Members abroad ask for the text, the youth team wants short quotes, and nobody can find the sermon on debt. Together, the sermons come to about 117 hours of audio.",
      result:
        "Six months on the Channel plan covers the archive for {halfYear}, compared with about {archiveHours} at the hourly price. A volunteer corrects each sermon in about 15 minutes, and the website gains 140 pages.",
      metrics: [
        { label: "Sermons", value: "140" },
        { label: "Audio", value: "117 hours" },
        { label: "Cost on the Channel plan", value: "{halfYear}" },
      ],
    },
    {
      sample: true,
      title: "English subtitles for a dairy trainer’s channel",
      scenario:
        "A dairy trainer in Kitale makes videos in Swahili about hay, mastitis and calf feeding. Viewers in Uganda and Rwanda ask for English. His twelve best videos run for 15 minutes each, and the automatic captions he has now turn “napier” into a person’s name.",
      result:
        "A word list of 40 farm terms keeps the spelling right. He corrects the Swahili text before it is translated, and a colleague reads the translation. Three hours of video cost {threeHours}, not counting his own time.",
      metrics: [
        { label: "Videos", value: "12" },
        { label: "Subtitle languages", value: "2" },
        { label: "Cost by the hour", value: "{threeHours}" },
      ],
    },
    {
      sample: true,
      title: "Minutes of a cooperative’s annual meeting",
      scenario:
        "The secretary of a tea cooperative near Kericho records a three-and-a-half-hour annual meeting on a phone beside the loudspeaker. Resolutions are proposed from the floor in two languages, and last year two members disputed who had seconded what.",
      result:
        "The transcript identifies the four people at the top table and marks everyone else as “floor”. The secretary searches for “napendekeza” and “seconded”, listens to those parts, and writes the minutes from them. Remarks in Kipsigis are marked and left out.",
      metrics: [
        { label: "Recording", value: "3.5 hours" },
        { label: "Cost by the hour", value: "{meetings}" },
        { label: "Secretary’s work", value: "Half a day" },
      ],
    },
  ],
  trial: "includes one hour of audio",
  pricing: [
    {
      tier: "By the hour",
      price: 200,
      period: "hour of audio",
      description: "For occasional recordings, charged by the minute, from one minute up.",
      features: [
        "Transcript, subtitles and draft translation",
        "Chapters and summary",
        "Speaker names, one word list",
        "All export formats",
      ],
      popular: false,
      savings: "",
    },
    {
      tier: "Channel",
      price: 3000,
      period: "month",
      description: "For channels and churches that publish every week.",
      features: [
        "20 hours of audio a month",
        "Everything in “By the hour”",
        "Up to 50 files in one upload",
        "Unlimited word lists",
        "3 people on one account",
      ],
      popular: true,
      savings: "{channelEach} an hour instead of {byTheHour}",
    },
    {
      tier: "Archive",
      price: null,
      period: "",
      description: "For broadcasters, universities and others with over 300 hours of audio.",
      features: [
        "Volume price per hour",
        "Correction by our own staff, if you want it",
        "Delivery to your storage or catalogue",
      ],
      popular: false,
      savings: "",
    },
  ],
  amounts: {
    twentyMinutes: { of: "By the hour", per: 3 },
    threeHours: { of: "By the hour", times: 3 },
    meetings: { of: "By the hour", times: 3.5 },
    archiveHours: { of: "By the hour", times: 117 },
    halfYear: { of: "Channel", times: 6 },
    channelEach: { of: "Channel", per: 20 },
  },
  testimonials: [],
  faqs: [
    {
      question: "How accurate is it?",
      answer:
        "Accuracy depends on the recording more than on the language. One speaker with a clip-on microphone means a few corrections a page. A phone at the back of a hall, rain on iron sheets or three people talking at once means many, and some passages are lost. The {company.trialDays}-day trial includes one hour of audio, so transcribe ten minutes and judge by your own recording.",
    },
    {
      question: "Does the tool understand Kikuyu, Dholuo, Kalenjin or Somali?",
      answer:
        "Not yet. Passages in languages other than English and Swahili are marked with the time and left empty, because a gap is better than a wrong quote.",
    },
    {
      question: "May I transcribe a video from another channel?",
      answer:
        "Only with the owner’s permission. The tool is for your own recordings and for those you are allowed to use. Quoting a few lines may be allowed under copyright law. Ask an adviser or KECOBO, the Kenya Copyright Board.",
    },
    {
      question: "How fast is an hour of video transcribed?",
      answer:
        "The transcript usually takes under ten minutes, and a translation takes as long again. Long uploads run in the background, and an email tells you when each video is done.",
    },
    {
      question: "Who can hear our recordings?",
      answer:
        "Nobody on our side, unless you order correction by our staff or ask support to look at a particular file. We do not train models on recordings. Recordings are deleted after 30 days, or right after transcription if you choose. In meetings, tell the people present that you are recording.",
    },
  ],
  stats: [],
  relatedTools: ["carousel-creator", "reels-generator", "ocr-extractor"],
  notFor: [
    "Court records, sworn statements and medical dictation. Use a certified transcriber who answers for every word.",
  ],
};
