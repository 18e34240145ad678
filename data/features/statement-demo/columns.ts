/** The names of the columns in a statement file. Safaricom writes them in English only. */
export const columns = {
  receipt: "Receipt No.",
  completed: "Completion Time",
  initiated: "Initiation Time",
  details: "Details",
  status: "Transaction Status",
  paidIn: "Paid In",
  withdrawn: "Withdrawn",
  balance: "Balance",
  confirmed: "Balance Confirmed",
  type: "Reason Type",
  party: "Other Party Info",
  linked: "Linked Transaction ID",
  account: "A/C No.",
  currency: "Currency",
};
