import { opensAt } from './agreements.ts';

const afterOneYear = (day: Date): Date => {
  const next = new Date(day);
  next.setUTCFullYear(day.getUTCFullYear() + 1);
  // 29 February has no anniversary in the next year, which would make it 1 March.
  if (next.getUTCMonth() !== day.getUTCMonth()) next.setUTCDate(0);
  return next;
};

/** When a membership that is ordered now starts and is paid for the first time, and when it is paid for again. */
export const paymentDays = (
  now: Date,
  startsNow: boolean,
): { readonly first: Date; readonly renewal: Date } => {
  const first = opensAt(now, startsNow);
  return { first, renewal: afterOneYear(first) };
};
