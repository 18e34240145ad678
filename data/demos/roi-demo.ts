import type { RoiDemoRecord } from "../schemas/roi-demo";

/**
 * The examples and the ranges of the ROI calculator. The first three examples are the stories of the tool's page, with
 * the same figures: a test compares them.
 */
export const roiDemo: RoiDemoRecord = {
  presets: [
    {
      id: "orders",
      label: "WhatsApp orders at a wholesaler",
      inputs: {
        runs: 1700,
        minutes: 8,
        pay: 60_800,
        hours: 160,
        share: 75,
        errors: 20,
        errorCost: 1200,
        setup: 220_000,
        fee: 25_000,
        ownHours: 0,
      },
    },
    {
      id: "reminders",
      label: "Reminders at a driving school",
      inputs: {
        runs: 100,
        minutes: 4,
        pay: 48_000,
        hours: 160,
        share: 75,
        errors: 0,
        errorCost: 900,
        setup: 80_000,
        fee: 3000,
        ownHours: 0,
      },
    },
    {
      id: "claims",
      label: "Insurance claims at a clinic",
      inputs: {
        runs: 900,
        minutes: 10,
        pay: 64_000,
        hours: 160,
        share: 90,
        errors: 0,
        errorCost: 0,
        setup: 120_000,
        fee: 18_000,
        ownHours: 0,
      },
    },
    {
      id: "invoices",
      label: "Supplier invoices typed into a ledger",
      inputs: {
        runs: 420,
        minutes: 7,
        pay: 52_000,
        hours: 160,
        share: 80,
        errors: 6,
        errorCost: 850,
        setup: 0,
        fee: 0,
        ownHours: 24,
      },
      plan: { tool: "invoice-reorganizer", tier: "Office" },
    },
    {
      id: "statements",
      label: "M-Pesa statements matched to rent",
      inputs: {
        runs: 140,
        minutes: 27,
        pay: 44_800,
        hours: 160,
        share: 90,
        errors: 0,
        errorCost: 0,
        setup: 0,
        fee: 0,
        ownHours: 8,
      },
      plan: { tool: "ai-mpesa-analyzer", tier: "Starter" },
    },
  ],
  ranges: {
    // Counted in the books.
    runs: [0.95, 1.05],
    // People remember the long cases.
    minutes: [0.75, 1.1],
    pay: [0.95, 1.05],
    // Sellers know the simple cases.
    share: [0.8, 1.05],
    errors: [0.5, 1.2],
    errorCost: [0.8, 1.2],
    ownHours: [1.5, 0.9],
  },
};
