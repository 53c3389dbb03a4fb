import type { Account } from '../account.ts';
import { newId } from '../books.ts';
import { expireCheckoutSession } from '../checkout/expire.ts';
import { idOf } from '../id-of.ts';
import { finalizeInvoice, payInvoice } from './invoices.ts';
import { scheduledChangesOf, type ScheduledChange } from './lifecycle.ts';
import { periodOf } from './start-subscription.ts';

/** The customer's test clock; null if she uses the account's clock. */
const clockOf = (account: Account, customer: string | undefined): string | null =>
  idOf(account.books.find('customer', customer ?? '')?.test_clock) ?? null;

const scheduledChangesOn = (account: Account, clock: string | null): readonly ScheduledChange[] => {
  const { books } = account;
  const isHere = (customer: string | undefined): boolean => clockOf(account, customer) === clock;
  const scheduled: ScheduledChange[] = [];
  for (const one of books.all('subscription')) {
    if (one.ended_at === null && isHere(idOf(one.customer)))
      scheduled.push(...scheduledChangesOf(account, one));
  }
  for (const one of books.all('invoice')) {
    if (!isHere(idOf(one.customer))) continue;
    const { id, status, automatically_finalizes_at, next_payment_attempt } = one;
    if (status === 'draft' && automatically_finalizes_at !== null) {
      const act = (): void => {
        finalizeInvoice(account, id);
        payInvoice(account, id);
      };
      scheduled.push({ at: automatically_finalizes_at, act });
    }
    if (status === 'open' && next_payment_attempt !== null) {
      scheduled.push({ at: next_payment_attempt, act: () => void payInvoice(account, id) });
    }
  }
  for (const one of books.all('checkout.session')) {
    if (one.status === 'open' && isHere(idOf(one.customer))) {
      scheduled.push({
        at: one.expires_at,
        act: () => void expireCheckoutSession(account, one.id),
      });
    }
  }
  return scheduled;
};

const lastEventTime = (account: Account, clock: string | null): number =>
  account.books
    .all('event')
    .findLast(
      ({ data: { object } }) =>
        'customer' in object &&
        typeof object.customer === 'string' &&
        clockOf(account, object.customer) === clock,
    )?.created ?? 0;

const maxSteps = 20_000;

/** Runs everything that is due by a given time, each thing at its own time. */
export const runDueChangesUntil = (account: Account, clock: string | null, time: number): void => {
  for (let step = 0; step < maxSteps; step += 1) {
    let next: ScheduledChange | undefined;
    for (const due of scheduledChangesOn(account, clock)) {
      if (due.at <= time && (next === undefined || due.at < next.at)) next = due;
    }
    if (next === undefined) return;
    // Something that has only now become due, such as the notice of a renewal that had been
    // cancelled, doesn't happen in the past.
    account.at(Math.max(next.at, lastEventTime(account, clock)), next.act);
  }
};

/**
 * The customer's own clock. If she has used the account's clock so far, she gets a new one that
 * shows the same time.
 */
const ownClockOf = (account: Account, customer: string): string => {
  const known = clockOf(account, customer);
  if (known !== null) return known;
  const now = account.now();
  const { id } = account.add('test_helpers.test_clock', {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: now,
    deletes_after: now + 30 * 86_400,
    frozen_time: now,
    livemode: false,
    name: null,
    status: 'ready',
    status_details: {},
  });
  account.change('customer', customer, { test_clock: id });
  return id;
};

const hour = 3600;

/**
 * Moves time to after the end of a subscription's period, for its customer only. At Stripe this
 * only works for customers created with a test clock.
 */
export const movePastPeriod = (account: Account, subscriptionId: string): void => {
  const subscription = account.getOrThrow('subscription', subscriptionId);
  const clock = ownClockOf(account, idOf(subscription.customer) ?? '');
  const time = periodOf(subscription).end + 2 * hour;
  runDueChangesUntil(account, clock, time);
  account.change('test_helpers.test_clock', clock, { frozen_time: time });
};

/** Moves the account's own clock forward. */
export const moveClock = (account: Account, seconds: number): void => {
  account.set({ clockOffset: account.settings().clockOffset + Math.max(0, seconds) });
  runDueChangesUntil(account, null, account.now());
};
