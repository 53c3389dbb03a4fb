import type { PaidMembership } from './account-requests-and-answers.ts';

/** An annual membership in its second year, which renews on 3 March 2027. */
export const secondYearMembership: PaidMembership = {
  orderId: 'order-1',
  offer: 'annual',
  title: 'Annual membership',
  productId: 'sub_annual',
  state: 'active',
  since: '2025-03-03T10:00:00Z',
  opensAt: null,
  openUntil: null,
  paidUntil: '2027-03-03T10:00:00Z',
  renewsAt: '2027-03-03T10:00:00Z',
  renewal: { currency: 'gbp', minorUnits: 5999 },
  laterYears: null,
  endsAt: null,
  endedAt: null,
  pausedAt: null,
  resumesAt: null,
  openAfterCancelling: '2027-03-03T10:00:00Z',
  may: { cancel: true, keep: false, pause: true, resume: false },
  pauseMonths: [1, 2, 3],
  card: { brand: 'visa', last4: '4242', lastDay: '2029-08-31', endsBeforeRenewal: false },
  second: null,
  comeBack: null,
};
