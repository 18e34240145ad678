import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { company } from "#data/company.ts";
import { endpoint } from "./contract/endpoint.ts";

export default [
  ...pagesIn("en"),
  ...(company.languages.includes("sw") ? prefix("sw", pagesIn("sw")) : []),

  route("icons.svg", "routes/icons[.]svg.ts"),
  route(endpoint, "routes/api.send-email.ts"),

  // Every other URL. The Worker renders the 404 page for it.
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;

/** The pages of one language. All languages use the same route modules, which read the language from the URL. */
function pagesIn(locale: string) {
  const page = (path: string, name: string) =>
    route(path, `routes/${name}/route.tsx`, { id: `${locale}/${name}` });
  /** Pages of prose. Each has a Markdown file in data/info/. */
  const prose = (...paths: string[]) =>
    paths.map((path) => route(path, "routes/info/route.tsx", { id: `${locale}/info/${path}` }));

  return [
    index("routes/home/route.tsx", { id: `${locale}/home` }),
    page("solutions", "solutions"),
    page("solutions/:vertical", "solution"),
    page("tools", "tools"),
    page("tools/:toolId", "tool"),
    page("services", "services"),
    page("services/:serviceId", "service"),
    page("blog", "blog"),
    page("blog/:postId", "post"),
    page("about", "about"),
    page("products", "products"),
    page("get-started", "get-started"),
    page("thank-you", "thank-you"),
    page("not-sent", "not-sent"),

    page("industries/:industryId", "industry"),

    page("case-studies", "case-studies"),
    page("how-buying-works", "how-buying-works"),
    page("support/contact", "contact"),
    page("sitemap", "sitemap"),

    ...prose("privacy", "terms", "cookies", "gdpr", "security"),
    ...prose("careers", "press", "partners", "investors", "awards", "sustainability"),
    ...prose("pricing", "docs", "api-docs", "support", "status"),
    ...prefix("resources", prose("whitepapers", "webinars", "implementation", "best-practices")),
  ];
}
