import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { endpoint } from "./leads/contract/endpoint.ts";
import { newsletterPath, subscribeEndpoint } from "./newsletter/contract.ts";

export default [
  index("routes/home/route.tsx"),
  route("solutions", "routes/solutions/route.tsx"),
  route("solutions/:vertical", "routes/solution/route.tsx"),
  route("tools", "routes/tools/route.tsx"),
  // A tool with a demo has a route of its own, and no other tool's page its script.
  route("tools/ai-mpesa-analyzer", "routes/tool-ai-mpesa-analyzer/route.tsx"),
  route("tools/roi-calculator", "routes/tool-roi-calculator/route.tsx"),
  route("tools/:toolId", "routes/tool/route.tsx"),
  route("services", "routes/services/route.tsx"),
  route("services/:serviceId", "routes/service/route.tsx"),
  route("blog", "routes/blog/route.tsx"),
  route("blog/page/:page", "routes/blog-page/route.tsx"),
  route("blog/:postId", "routes/post/route.tsx"),
  route("about", "routes/about/route.tsx"),
  route("products", "routes/products/route.tsx"),
  route("get-started", "routes/get-started/route.tsx"),
  route("thank-you", "routes/thank-you/route.tsx"),

  route("industries/:industryId", "routes/industry/route.tsx"),

  route("case-studies", "routes/case-studies/route.tsx"),
  route("how-buying-works", "routes/how-buying-works/route.tsx"),
  route("support", "routes/support/route.tsx"),
  route("support/contact", "routes/contact/route.tsx"),
  route("status", "routes/status/route.tsx"),
  route("api-docs", "routes/api-docs/route.tsx"),
  route("press", "routes/press/route.tsx"),
  route("sitemap", "routes/sitemap/route.tsx"),

  ...prose("privacy", "terms", "cookies", "gdpr", "security"),
  ...prose("careers", "partners", "investors", "awards", "sustainability"),
  ...prose("docs"),
  ...prefix("resources", prose("whitepapers", "webinars", "implementation", "best-practices")),

  route("blog/posts.json", "routes/blog.posts[.]json.ts"),
  route("icons.svg", "routes/icons[.]svg.ts"),
  route(endpoint, "routes/api.send-email.ts"),
  route(subscribeEndpoint, "routes/api.subscribe.ts"),
  // Drawn by the Worker: what it shows depends on the link that led there.
  route(newsletterPath(":step"), "routes/newsletter/route.tsx"),

  // Every other address: answered by the Worker with the 404 page.
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;

/** Pages of prose: one Markdown file each, in data/info/. */
function prose(...paths: string[]) {
  return paths.map((path) => route(path, "routes/info/route.tsx", { id: `info/${path}` }));
}
