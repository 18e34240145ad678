/** A Worker for comparison. It only parses the JSON of a lead and sends a response of the same shape. */
export default {
  async fetch(request) {
    await request.json();
    return Response.json(
      { success: true, message: "Thank you." },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
} satisfies ExportedHandler;
