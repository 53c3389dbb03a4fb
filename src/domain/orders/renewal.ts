import { purchaseOpensAt } from './instant-supply-agreements.ts';

const afterOneYear = (day: Date): Date => {
  const next = new Date(day);
  next.setUTCFullYear(day.getUTCFullYear() + 1);
  // In the next year, 29 February would become 1 March.
  if (next.getUTCMonth() !== day.getUTCMonth()) next.setUTCDate(0);
  return next;
};

/** When a membership ordered now starts and is first paid for, and when the next payment is. */
export const firstAndRenewalPaymentDates = (
  now: Date,
  startsNow: boolean,
): { readonly first: Date; readonly renewal: Date } => {
  const first = purchaseOpensAt(now, startsNow);
  return { first, renewal: afterOneYear(first) };
};
