/**
 * Whether a problem that the reconcile reports is no fault of the books: only the owner can settle
 * a failed refund, or a subscription that renews although its money was refunded; a pause is over
 * while our own jobs stand still.
 */
export const isForOwner = (problem: string): boolean =>
  /^withdrawal .+: its refund has failed/.test(problem) ||
  /^subscription .+: it is refunded wholly, and it still renews\.$/.test(problem) ||
  /^subscription .+: its pause is over, and Stripe has not resumed it/.test(problem);
