import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home/route.tsx"),
  route("thank-you", "routes/thank-you/route.tsx"),

  route("api/send-email", "routes/api.send-email.ts"),

  // Every other address: answered by the Worker with the 404 page.
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
