/** The texts of the chat widget, and the prepared texts of a WhatsApp chat with the company. */
export const chat = {
  greeting: "Hello! I'm interested in your AI automation solutions. I would like to show you a file.",
  /** The placeholders are the visitor's entries. An empty entry is replaced by the text in `whenEmpty`. */
  fromContact: "Hello! I would like to automate: {useCase}\nI'm {name} from {company}.",
  fromGetStarted: "Hello! I would like to automate: {useCase}\nBudget: {budget}\nI'm {name} from {company}.",
  fromChat: "Hello! I'm interested in: {interest}. I'm {name} from {company}.",
  /** The text for a visitor without script, who chooses a topic and enters nothing. */
  fromTopic: "Hello! I'm interested in: {interest}.",
  /** The texts for empty entries. */
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
    thanksText: "Your message is ready. WhatsApp will open in a new tab. Press Send there.",
    handOff: "Continue on WhatsApp",
  },
};
