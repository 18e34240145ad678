import type { TestimonialRecord } from "./schemas/proof";

/** What customers say of the company and, where a tool names them in its `testimonials`, of that tool. */
export const testimonials: TestimonialRecord[] = [
  {
    id: "grace-njeri",
    sample: true,
    name: "Grace Njeri",
    role: "Finance Manager",
    company: "Kijani Ridge Hardware, Nyeri",
    quote:
      "Quoted KSh 150,000, invoiced KSh 150,000. When I asked for a fourth report, its price came in writing first, and we decided to wait.",
    rating: 5,
  },
  {
    id: "hassan-abdi",
    sample: true,
    name: "Hassan Abdi",
    role: "Operations Director",
    company: "Coastwheel Shuttles, Malindi",
    quote:
      "Our cashiers balance at nine at night, so Salim trained them at nine at night, at the stage, in Kiswahili. The system was a week late, but we were told on Monday and not on Friday.",
    rating: 4,
  },
  {
    id: "mercy-achieng",
    sample: true,
    name: "Mercy Achieng",
    role: "School Administrator",
    company: "Lakeside Nyota Academy, Kisumu",
    quote:
      "I came for a chatbot. They read our WhatsApp messages and said a pinned notice would answer half of them. It did. We spent the money on the fee ledger instead.",
    rating: 5,
  },
  {
    id: "peter-kamau",
    sample: true,
    name: "Peter Kamau",
    role: "Owner",
    company: "Kamau & Daughters Agrovet, Thika",
    quote:
      "I used to print the till statement and go through it with three highlighters on Sunday. Now it is sorted when I open the shop. I still compare the closing balance every morning, and since May it has agreed to the shilling.",
    rating: 5,
  },
  {
    id: "lilian-chepkoech",
    sample: true,
    name: "Lilian Chepkoech",
    role: "Bookkeeper",
    company: "Chepkoech Bookkeeping, Eldoret",
    quote:
      "I keep books for eleven small businesses. In the first month it filed a school’s fee refunds under expenses, and I corrected nine lines. In the second month, two. A photographed statement still gives it trouble; the portal’s own file does not.",
    rating: 4,
  },
  {
    id: "dennis-ouma",
    sample: true,
    name: "Dennis Ouma",
    role: "Credit Controller",
    company: "Ziwa Plains Feeds, Siaya",
    quote:
      "We had never looked at M-Pesa charges separately, because they were booked under sales. The report put one quarter at KSh 31,400. That figure sent us to ask about a different tariff, and it took one afternoon to find.",
    rating: 5,
  },
];
