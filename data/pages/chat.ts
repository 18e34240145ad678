/** The texts that a WhatsApp chat with the company opens with (spec, section 7). */
export const chat = {
  greeting: "Hello! I'm interested in your AI automation solutions.",
};
