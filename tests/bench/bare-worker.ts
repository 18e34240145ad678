/** The least that a Worker can do with a lead: parses the same JSON and answers the same shape. */
export default {
  async fetch(request) {
    await request.json();
    return Response.json(
      { success: true, message: "Thank you." },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
} satisfies ExportedHandler;
