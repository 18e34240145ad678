/** The chat widget's words, and the texts that a WhatsApp chat with the company opens with. */
export const chat = {
  greeting: "Hello! I'm interested in your AI automation solutions. I would like to show you one file.",
  /** `{…}` is what the visitor entered, or the word from `whenEmpty` where that is empty. */
  fromContact: "Hello! I would like to automate: {useCase}\nI'm {name} from {company}.",
  fromGetStarted: "Hello! I would like to automate: {useCase}\nBudget: {budget}\nI'm {name} from {company}.",
  fromChat: "Hello! I'm interested in: {interest}. I'm {name} from {company}.",
  /** Of a visitor without script, who chooses a topic and enters nothing. */
  fromTopic: "Hello! I'm interested in: {interest}.",
  /** What is written where an entry is empty. */
  whenEmpty: {
    name: "[your name]",
    company: "[your company]",
    useCase: "[what you would like to automate]",
    budget: "[to be discussed]",
    interest: "[what you are interested in]",
  },
  widget: {
    open: "Chat with us",
    close: "Close chat",
    badge: "1",
    title: "Karibu! How can we help?",
    intro: "Choose a topic. We reply on WhatsApp {company.reply}. You can send a photo or a voice note.",
    options: [
      "Learn about AI tools",
      "Get custom automation",
      "Schedule consultation",
      "Pricing information",
    ],
    details: "Who are we talking to?",
    name: "Your name",
    company: "Company (optional)",
    back: "Back",
    next: "Continue",
    thanks: "Thank you, {name}!",
    thanksText: "Your message is ready. WhatsApp opens in a new tab. Press send there.",
    handOff: "Continue on WhatsApp",
  },
};
