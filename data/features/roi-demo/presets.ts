import { checkRecord } from "#data/schemas/check.ts";
import { type PresetsRecord, presetsSchema } from "./schema.ts";

/**
 * The examples of the calculator, whose names are in words.ts, and how wrong each guess may be. The first three examples are
 * the stories of the tool's page, with the same figures: a test compares them.
 */
const record: PresetsRecord = {
  presets: [
    {
      id: "orders",
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
      inputs: {
        runs: 1200,
        minutes: 10,
        pay: 64_000,
        hours: 160,
        share: 90,
        errors: 0,
        errorCost: 0,
        setup: 150_000,
        fee: 25_000,
        ownHours: 0,
      },
    },
    {
      id: "invoices",
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
      // The school of industries/education.ts, with the free spreadsheet instead of work by hand. A test compares the figures.
      id: "schoolFees",
      inputs: {
        runs: 900,
        minutes: 1,
        pay: 60_800,
        hours: 160,
        share: 40,
        errors: 0,
        errorCost: 0,
        setup: 0,
        fee: 0,
        ownHours: 4,
      },
      plan: { tool: "ai-mpesa-analyzer", tier: "Starter" },
    },
  ],
  ranges: {
    // A small error, because the runs are counted in the books.
    runs: [0.95, 1.05],
    // Usually too high, because people remember the long cases.
    minutes: [0.75, 1.1],
    pay: [0.95, 1.05],
    // Usually too high, because sellers know the simple cases.
    share: [0.8, 1.05],
    errors: [0.5, 1.2],
    errorCost: [0.8, 1.2],
    ownHours: [1.5, 0.9],
  },
};

export const { presets, ranges } = checkRecord("features/roi-demo/presets.ts", presetsSchema, record);
