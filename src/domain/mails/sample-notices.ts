import { paidAgainWords } from '../refunds/paid-again.ts';
import { automaticRefundWords } from '../shop/shop-order-words.ts';
import { noticeKindOfYearPlanBlockName, type NoticeKindAndDetails } from '../notices/notices.ts';
import { startTestAndEndDatesOfBlocks } from '../plans/year-dates.ts';
import { yearPlanBlockNamesAndWeeklySets } from '../plans/year-plan-blocks.ts';

const title = 'Annual membership';
const orderId = '8a2f6f0b-2c1d-4c3e-a8b9-0d1e2f3a4b5c';
const renewsAt = '2027-11-22T17:06:10.000Z';
const price = { currency: 'gbp', minorUnits: 4999 } as const;
const shopOrder = { number: 'KN-1042', shopOrderId: orderId } as const;
const offerTitle = 'NHS and emergency services membership';

/** Sample notices of each kind, for the local inbox and the tests. */
export const sampleNotices: readonly NoticeKindAndDetails[] = [
  { kind: 'renewal-reminder', details: { title, renewsAt, price, days: 30 } },
  {
    kind: 'renewed',
    details: {
      title,
      receiptNumber: 'pi_3SVmQk2eZvKYlo2C1hT9abcd',
      orderId,
      price,
      paidAt: renewsAt,
      paidWith: 'Visa card ending in 4242',
      paidFrom: '22 November 2027',
      paidUntil: '2028-11-22T17:06:10.000Z',
      withdrawUntil: '2027-12-06T23:59:59.000Z',
    },
  },
  {
    kind: 'payment-failed',
    details: { title, price, openUntil: '2027-12-06T17:06:10.000Z' },
  },
  {
    kind: 'card-expiring',
    details: { title, last4: '4242', cardEndsOn: '2027-10-31', renewsAt },
  },
  {
    kind: 'price-change',
    details: { title, oldPrice: price, newPrice: { currency: 'gbp', minorUnits: 5400 }, renewsAt },
  },
  {
    kind: 'cancelled',
    details: {
      title,
      endsAt: renewsAt,
      withdrawUntil: '6 December 2026',
      moneyBack: '£49.59',
    },
  },
  { kind: 'kept', details: { title, renewsAt, price } },
  {
    kind: 'paused',
    details: { title, pausedAt: '2027-03-01T09:00:00.000Z', resumesAt: '2027-05-01T09:00:00.000Z' },
  },
  { kind: 'resumed', details: { title, renewsAt: '2028-01-22T17:06:10.000Z', price } },
  { kind: 'ended', details: { title, endedAt: renewsAt, why: paidAgainWords.membership } },
  {
    kind: 'refund',
    details: {
      title: 'Strength & Power',
      amount: { currency: 'aud', minorUnits: 4500 },
      orderId,
      why: paidAgainWords.pack,
    },
  },
  {
    kind: 'withdrawal-received',
    details: {
      title,
      orderId,
      receivedAt: '2027-11-30T21:14:00.000Z',
      amount: { currency: 'gbp', minorUnits: 4903 },
    },
  },
  {
    kind: 'refund-declined',
    details: {
      title: 'Strength & Power',
      orderId,
      reason: 'You opened the pack in March and have trained with it since.',
    },
  },
  {
    kind: 'gift-code',
    details: { title: 'Gift membership', orderId, toName: 'Marian', startsOn: '2027-12-24' },
  },
  {
    kind: 'gift-for-you',
    details: {
      title: 'Gift membership',
      orderId,
      toName: 'Marian',
      line: 'For the year in which you deadlift the sofa.\nYours, Jo',
      startsOn: '2027-12-24',
    },
  },
  {
    kind: 'gift-redeemed',
    details: { title: 'Gift membership', redeemedAt: '2027-12-25T08:30:00.000Z' },
  },
  {
    kind: 'second-member-invitation',
    details: { from: 'jo@example.com', invitationId: '5d1c7a52' },
  },
  {
    kind: 'second-member-removed',
    details: { from: 'jo@example.com', endedAt: '2027-08-09T10:00:00.000Z' },
  },
  { kind: 'proof-address', details: { offerTitle, proofId: '9e1c7a52' } },
  { kind: 'proof-accepted', details: { offerTitle, productId: 'sub_sample_nhs' } },
  {
    kind: 'proof-refused',
    details: {
      offerTitle,
      reason: 'The date on the card can’t be read. Take the photo once more.',
    },
  },
  { kind: 'account-deleted', details: { deletedAt: '2027-11-30T21:14:00.000Z' } },
  {
    kind: 'shop-order-sent',
    details: {
      ...shopOrder,
      what: 'Lifting belt, S; Liquid chalk (2)',
      carrier: 'Royal Mail',
      trackingNumber: 'SAMPLE 1234 5678 9GB',
      returnUntil: '2027-12-21T12:00:00.000Z',
    },
  },
  {
    kind: 'shop-return-received',
    details: {
      ...shopOrder,
      // A real notice has only one of these; a sample shows every part of the text.
      what: 'Lifting belt, S; Liquid chalk',
      goods: 'Lifting belt, S',
      unsent: 'Liquid chalk',
      receivedAt: '2027-12-02T19:40:00.000Z',
      amount: { currency: 'gbp', minorUnits: 6800 },
    },
  },
  {
    kind: 'shop-return-declined',
    details: { ...shopOrder, reason: 'The chalk has been used: the seal is broken.' },
  },
  {
    kind: 'shop-refund',
    details: {
      ...shopOrder,
      amount: { currency: 'gbp', minorUnits: 5900 },
      why: paidAgainWords['pack-in-cart'],
    },
  },
  {
    kind: 'shop-order-not-kept',
    details: { ...shopOrder, why: automaticRefundWords['sold-out'], amount: price },
  },
  { kind: 'welcome', details: { title } },
  { kind: 'first-guide', details: { title: 'Strength & Power' } },
  ...startTestAndEndDatesOfBlocks('2027-01-04').flatMap((details, index) => {
    const block = yearPlanBlockNamesAndWeeklySets[index];
    return block === undefined
      ? []
      : [{ kind: noticeKindOfYearPlanBlockName(block.name), details }];
  }),
  {
    kind: 'letter',
    details: {
      title: 'January: begin at two thirds',
      excerpt:
        'Why the first two weeks back are lighter, and one session that shows you by how much.',
      slug: 'january-begin-at-two-thirds',
    },
  },
];
