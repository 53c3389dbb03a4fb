import type { GrantMeaning } from '../../../src/domain/payments/order-meaning.ts';
import type { SubscriptionMeaning } from '../../../src/domain/payments/subscription-meaning.ts';

/** A grant that opens when it is paid. */
export const grantedAt = (paidAt: Date, changes: Partial<GrantMeaning> = {}): GrantMeaning => ({
  state: 'granted',
  paidAt,
  opensAt: paidAt,
  ...changes,
});

/** An active subscription that began, and opened, at this time. */
export const activeSince = (
  startedAt: Date,
  changes: Partial<SubscriptionMeaning> = {},
): SubscriptionMeaning => ({
  status: 'active',
  startedAt,
  pastDueSince: undefined,
  opensAt: startedAt,
  renewsAt: undefined,
  paidUntil: undefined,
  endsAt: undefined,
  endedAt: undefined,
  returnedAt: undefined,
  ...changes,
});
