/** Whether a problem of the reconcile is one that only the owner can settle: a refund that failed, or a subscription that renews although its money went back. */
export const isForOwner = (problem: string): boolean =>
  /^withdrawal .+: its refund has failed/.test(problem) ||
  /^subscription .+: its money has gone back wholly, and it still renews\.$/.test(problem);
