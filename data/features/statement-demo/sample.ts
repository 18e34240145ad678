/**
 * The invented statement that the M-Pesa demo shows first. It has the words and columns of a till's own export, and the
 * oldest line comes first. A receipt begins with its date: U is 2026, J is October, then comes the day. Paybills begin
 * with 0, so that nobody has them. The build reads it like a visitor's file, and fails if its balances are wrong.
 */
export const sampleStatement = `
Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance
UJ14000001,2026-10-01 08:14:05,Merchant Payment from 2547******118 - Jane W.,Completed,1450.00,,6680.00
UJ14000002,2026-10-01 12:40:31,Merchant Payment from 2547******904 - Peter O.,Completed,680.00,,7360.00
UJ14000003,2026-10-01 17:05:12,Pay Bill from 2547******377 - Amina H. Acc. INV-204,Completed,12500.00,,19860.00
UJ24000004,2026-10-02 09:20:18,Business Pay Bill to 000011 - Mfano Feeds Acc. 7781,Completed,,6400.00,13460.00
UJ24000004,2026-10-02 09:20:18,Business Pay Bill Charge,Completed,,53.00,13407.00
UJ34000006,2026-10-03 10:11:47,Merchant Payment from 2547******118 - Jane W.,Completed,900.00,,14307.00
UJ34000007,2026-10-03 10:13:02,Merchant Payment from 2547******118 - Jane W.,Completed,900.00,,15207.00
UJ44000008,2026-10-04 16:45:00,Merchant Payment from 2547******552 - Ruth K.,Completed,3120.00,,18327.00
UJ54000009,2026-10-05 18:00:09,Business Payment to 2547******640 - Brian M.,Completed,,4500.00,13827.00
UJ54000009,2026-10-05 18:00:09,Business Payment to Customer Charge,Completed,,33.00,13794.00
UJ64000011,2026-10-06 08:30:26,Pay Bill from 2547******377 - Amina H. Acc. INV-211,Completed,8300.00,,22094.00
UJ64000012,2026-10-06 11:02:54,Merchant Payment from 2547******904 - Peter O.,Completed,540.00,,22634.00
UJ64000013,2026-10-06 11:40:13,Reversal of UJ64000012 to 2547******904 - Peter O.,Completed,,540.00,22094.00
UJ74000014,2026-10-07 07:55:30,Business Buy Goods to 5021 - Mfano Hardware,Completed,,2175.50,19918.50
UJ74000014,2026-10-07 07:55:30,Business Buy Goods Charge,Completed,,23.00,19895.50
UJ84000016,2026-10-08 15:26:41,Merchant Payment from 2547******771 - Salma A.,Completed,1755.00,,21650.50
UJ94000017,2026-10-09 09:00:00,Merchant Account to Organization Settlement Account,Completed,,9000.00,12650.50
UJA4000018,2026-10-10 10:10:10,Loan Repayment to 4089 - Mfano Till Loan,Completed,,1500.00,11150.50
UJA4000019,2026-10-10 13:37:22,Balance adjustment 7731,Completed,125.00,,11275.50
UJB4000020,2026-10-11 12:15:48,Pay Bill from 2547******208 - Duka Moja Acc. INV-219,Completed,14800.00,,26075.50
UJC4000021,2026-10-12 09:45:05,Business Pay Bill to 000012 - Mfano Power Acc. 1410,Completed,,3200.00,22875.50
UJC4000021,2026-10-12 09:45:05,Business Pay Bill Charge,Completed,,42.00,22833.50
`;
