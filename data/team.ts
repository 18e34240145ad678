import type { TeamMemberRecord } from "./schemas/proof";

/** The people on the about page. They are also the authors of posts. */
export const team: TeamMemberRecord[] = [
  {
    id: "amina-wanjiru",
    sample: true,
    name: "Amina Wanjiru",
    role: "Founder and CEO",
    bio: "Amina grew up behind the counter of a hardware shop in Thika and wrote receipts long before she wrote code. She founded {company.name} to give small firms their evenings back.",
    habit: "When somebody turns us down, she asks why.",
    accent: 2,
  },
  {
    id: "brian-otieno",
    sample: true,
    name: "Brian Otieno",
    role: "Head of Engineering",
    bio: "Brian’s background is in payment systems, where a lost message means somebody’s lost rent. He signs off every release and insists that customers must be able to switch off any workflow without calling us.",
    habit: "He reads the error log every morning.",
    accent: 7,
  },
  {
    id: "faith-chebet",
    sample: true,
    name: "Faith Chebet",
    role: "Head of Finance Automation",
    bio: "Faith is an accountant who spent nine years closing a dairy cooperative’s books. She writes the rules that sort a statement and tests each one against month-ends she once did by hand.",
    habit: "No total leaves her desk until it agrees to the shilling.",
    accent: 1,
  },
  {
    id: "salim-bakari",
    sample: true,
    name: "Salim Bakari",
    role: "Head of Customer Success and Training",
    bio: "Salim taught mathematics in Mombasa and now teaches cashiers, clerks and loan officers when to trust a new tool and when to doubt it. He gives training in English and Swahili, at customers’ own desks.",
    habit: "He takes the Saturday support calls.",
    accent: 5,
  },
];
