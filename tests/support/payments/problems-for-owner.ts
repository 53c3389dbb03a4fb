/** Whether only the owner can settle a problem that the reconcile reports: a failed refund, or a subscription that renews although its money was refunded. */
export const isForOwner = (problem: string): boolean =>
  /^withdrawal .+: its refund has failed/.test(problem) ||
  /^subscription .+: it is refunded wholly, and it still renews\.$/.test(problem);
