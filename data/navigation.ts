/** The header's links, in order (spec, section 2). */
export const mainNavigation = [
  { label: "Home", path: "/" },
  { label: "Solutions", path: "/solutions" },
  { label: "Tools", path: "/tools" },
  { label: "Services", path: "/services" },
  { label: "Blog", path: "/blog" },
  { label: "Get Started", path: "/get-started" },
];
