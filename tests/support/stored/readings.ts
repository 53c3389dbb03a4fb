import type {
  PackGrantStateAndDates,
  SubscriptionRightState,
} from '../../../src/domain/payments/order-states.ts';

/** A grant that opens when it is paid. */
export const grantedAt = (
  paidAt: Date,
  changes: Partial<PackGrantStateAndDates> = {},
): PackGrantStateAndDates => ({
  state: 'granted',
  paidAt,
  opensAt: paidAt,
  ...changes,
});

/** An active subscription that began, and opened, at this time. */
export const activeSince = (
  startedAt: Date,
  changes: Partial<SubscriptionRightState> = {},
): SubscriptionRightState => ({
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
