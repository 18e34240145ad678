/** The copy of the blog pages, keyed by their sections. */
export const blog = {
  list: {
    meta: {
      title: "Blog: worked examples to copy",
      description:
        "For {company.ofCountry} offices: formulas, checklists and worked examples on M-Pesa reconciliation, eTIMS invoices, WhatsApp bots and SACCO loans. Free to copy.",
    },
    hero: {
      title: "Read it today, use it tomorrow.",
      intro:
        "Formulas, checklists and worked examples for {company.ofCountry} offices, with every calculation shown. You can use them with or without us.",
    },
    filter: {
      label: "Search articles",
      placeholder: "Search articles...",
      categories: "Category",
      all: "All",
    },
    featured: { kicker: "Featured article" },
    posts: {
      title: "All articles",
      count: "{count} of {total} articles",
      empty: {
        title: "No articles found",
        text: "Try adjusting your search terms or category filter.",
        clear: "Clear search and category",
      },
    },
    newsletter: {
      title: "Articles by email",
      text: "One article a month, with a formula, a template or a worked example.",
      email: "Email address",
      submit: "Subscribe",
    },
  },
  post: {
    back: "Back to Blog",
    views: "{count} views",
    likes: "{count} likes",
    updated: "Updated {date}",
    contents: "In this article",
    /** The accessible names of parts of an article that scroll horizontally in narrow windows. */
    table: "{section}, table {number}",
    listing: "Listing {number}: {section}",
    copyFormula: { copy: "Copy", copied: "Copied" },
    tags: "Tags",
    like: "Like",
    likeNote: "Likes are not counted yet.",
    share: {
      title: "Share",
      on: "Share on {network}",
      networks: { x: "X", facebook: "Facebook", linkedIn: "LinkedIn" },
      copy: "Copy link",
      copied: "Copied",
    },
    author: { kicker: "Written by" },
    related: { title: "Read next" },
    updates: {
      title: "Stay Updated",
      text: "Worked examples like this one, by email.",
      email: "Email address",
      submit: "Subscribe",
    },
  },
  notFound: {
    title: "Post Not Found",
    text: "The blog post you're looking for doesn't exist.",
    back: { label: "← Back to Blog", path: "/blog" },
  },
};
