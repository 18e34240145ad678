/** The words of the newsletter beside those of its boxes, which are in home, blog and layout. */
export const newsletter = {
  /** What becomes of an address that is entered in a box. */
  box: {
    off: "A preview: this box does not send or keep your address yet.",
    on: "We email you a link first, and nothing more until you confirm. One click unsubscribes.",
    sending: "Sending …",
    asked:
      "Please look into your inbox: we have emailed you a link to confirm your address. It works for 48 hours.",
    failed: "We could not take your address right now. Please try again later.",
  },
  /** The answer to a box posted without script that is refused. */
  refused: { title: "We do not have your address yet", back: "Back to the home page" },
  /** The pages that the box and the mails lead to. */
  steps: {
    "check-inbox": {
      title: "Please look into your inbox",
      text: "We have emailed you a link to confirm your address. It works for 48 hours. If there is no email from us, look into the spam folder. If you have asked already today, the first email still counts.",
    },
    confirm: {
      title: "Confirm your address",
      text: "Press the button to get one practical idea a month by email. Nobody is subscribed before that.",
      button: "Subscribe",
    },
    joined: {
      title: "You are subscribed",
      text: "The next issue comes to your inbox. Every email has a link to unsubscribe with one click.",
    },
    unsubscribe: {
      title: "Unsubscribe",
      text: "Press the button and you get no more issues from us.",
      button: "Unsubscribe",
    },
    left: {
      title: "You are unsubscribed",
      text: "Your address is removed from the newsletter. Thank you for reading.",
    },
    expired: {
      title: "This link does not work",
      text: "It is older than 48 hours, or not complete. Please copy the whole link from the email, or enter your address once more.",
    },
  },
  description: "Confirm your address for the newsletter of {company.name}, or unsubscribe from it.",
  home: "Back to the home page",
  /** The email with the link that confirms an address. */
  mail: {
    subject: "Please confirm your address for the newsletter of {company.name}",
    text: "Somebody, probably you, has entered this address for our newsletter: one practical idea a month. Confirm it within 48 hours and you get the next issue.",
    confirm: "Confirm my address",
    ignore: "If it was not you, ignore this email. You will hear no more from us.",
    unsubscribe: "Unsubscribe",
    from: "{company.name}, {company.place}",
  },
};
