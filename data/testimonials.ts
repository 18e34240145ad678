import type { TestimonialRecord } from "./schemas/proof";

/** Testimonials about the company. If a tool lists one in its `testimonials`, it is about that tool. */
export const testimonials: TestimonialRecord[] = [
  {
    id: "grace-njeri",
    sample: true,
    name: "Grace Njeri",
    role: "Finance Manager",
    company: "Kijani Ridge Hardware, Nyeri",
    quote:
      "Quoted KSh 150,000 plus VAT, invoiced the same. When we wanted a fourth report, we got its price in writing before they started.",
    rating: 5,
    accent: 7,
  },
  {
    id: "hassan-abdi",
    sample: true,
    name: "Hassan Abdi",
    role: "Operations Director",
    company: "Coastwheel Shuttles, Malindi",
    quote:
      "Our cashiers balance their tills at nine at night, so Salim trained them at nine at night, in Kiswahili. The system came a week late, but we had ten days’ warning.",
    rating: 4,
    accent: 1,
  },
  {
    id: "mercy-achieng",
    sample: true,
    name: "Mercy Achieng",
    role: "School Administrator",
    company: "Lakeside Nyota Academy, Kisumu",
    quote:
      "I came for a chatbot. The team read our messages and said a pinned notice would answer half of them. It did.",
    rating: 5,
    accent: 5,
  },
  {
    id: "peter-kamau",
    sample: true,
    name: "Peter Kamau",
    role: "Owner",
    company: "Kamau & Daughters Agrovet, Thika",
    quote:
      "On Sundays I went through the till statement with three highlighters. Now I upload it in the evening and find it sorted, and the balance agrees to the shilling.",
    rating: 5,
    accent: 1,
  },
  {
    id: "lilian-chepkoech",
    sample: true,
    name: "Lilian Chepkoech",
    role: "Bookkeeper",
    company: "Chepkoech Bookkeeping, Eldoret",
    quote:
      "I keep books for eleven small businesses. In the first month I corrected nine refund lines for a school, and in the second month only two. The tool still has trouble with photographed statements.",
    rating: 4,
    accent: 1,
  },
  {
    id: "dennis-ouma",
    sample: true,
    name: "Dennis Ouma",
    role: "Credit Controller",
    company: "Ziwa Plains Feeds, Siaya",
    quote:
      "Our M-Pesa charges were booked under sales. The report put them at KSh 31,400 for one quarter, so we asked for a different tariff.",
    rating: 5,
    accent: 1,
  },
];
