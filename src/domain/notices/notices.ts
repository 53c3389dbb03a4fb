import * as v from 'valibot';
import { MoneySchema as Money } from '../money-schema.ts';
import type { YearPlanBlockNameAndWeeklySets } from '../plans/year-plan-blocks.ts';

/**
 * The types of values in a text: a day or a moment (both as ISO 8601), an amount, a number, words
 * of ours, or a member's name or message.
 */
const Day = v.string();
const Moment = v.string();
/** An amount as a receipt states it, with its currency in words and VAT. */
const Price = v.object(Money.entries);
const Count = v.number();
const Words = v.string();
const Name = v.string();
const Message = v.string();

/** How a value is formatted: a day without its time, a moment with it. */
type ValueForm = 'day' | 'moment' | 'money' | 'price' | 'number' | 'words' | 'name' | 'message';
const forms: ReadonlyMap<unknown, ValueForm> = new Map<unknown, ValueForm>([
  [Day, 'day'],
  [Moment, 'moment'],
  [Money, 'money'],
  [Price, 'price'],
  [Count, 'number'],
  [Words, 'words'],
  [Name, 'name'],
  [Message, 'message'],
]);

/**
 * A block of The Year that begins: its days, and nothing about the member's training, of which the
 * server knows nothing.
 */
const BlockDetails = v.object({ startsOn: Day, testWeekOn: Day, endsOn: Day });

/**
 * The e-mails that we send besides order confirmations, with the values that their texts can use.
 * The texts are the editors' (content type `mail`, an entry for each kind); the content check
 * refuses a text that uses any other value.
 */
export const noticeDetailSchemas = {
  /** 30 and 7 days before a renewal. */
  'renewal-reminder': v.object({ title: Words, renewsAt: Day, price: Money, days: Count }),
  /**
   * The receipt of a renewal, which has its own 14 days to withdraw. `paidWith` is empty if the
   * money came some other way than by card. The words that may be left out are missing in e-mails
   * of before they were added.
   */
  renewed: v.object({
    title: Words,
    receiptNumber: v.optional(Words, ''),
    orderId: v.optional(Words, ''),
    price: Price,
    paidAt: Day,
    paidWith: v.optional(Words, ''),
    paidFrom: v.optional(Words, ''),
    paidUntil: Day,
    withdrawUntil: Day,
  }),
  'payment-failed': v.object({ title: Words, price: Money, openUntil: Day }),
  'card-expiring': v.object({ title: Words, last4: Words, cardEndsOn: Day, renewsAt: Day }),
  'price-change': v.object({ title: Words, oldPrice: Money, newPrice: Money, renewsAt: Day }),
  /**
   * The member has cancelled. Everything stays open until `endsAt`. While she can still withdraw
   * from it: until when, and what she would get back if she did so on the day of the e-mail. Both
   * are empty if no money would go back, and in e-mails of before they were added.
   */
  cancelled: v.object({
    title: Words,
    endsAt: Day,
    withdrawUntil: v.optional(Words, ''),
    moneyBack: v.optional(Words, ''),
  }),
  /** The member has undone her cancellation. */
  kept: v.object({ title: Words, renewsAt: Day, price: Money }),
  paused: v.object({ title: Words, pausedAt: Day, resumesAt: Day }),
  resumed: v.object({ title: Words, renewsAt: Day, price: Money }),
  /**
   * The contract has ended: by its time, by a failed payment, or by a withdrawal. `why` is empty
   * unless we have ended it by ourselves, and in e-mails of before it was added; so is that of a
   * refund.
   */
  ended: v.object({ title: Words, endedAt: Day, why: v.optional(Words, '') }),
  refund: v.object({ title: Words, amount: Money, orderId: Words, why: v.optional(Words, '') }),
  'withdrawal-received': v.object({
    title: Words,
    orderId: Words,
    receivedAt: Moment,
    amount: Money,
  }),
  'refund-declined': v.object({ title: Words, orderId: Words, reason: Words }),
  /** To the giver. `code` is added when it is sent and never stored. */
  'gift-code': v.object({ title: Words, orderId: Words, toName: Name, startsOn: Day }),
  /** To the address that the giver named, on the gift's day. */
  'gift-for-you': v.object({
    title: Words,
    orderId: Words,
    toName: Name,
    line: Message,
    startsOn: Day,
  }),
  'gift-redeemed': v.object({ title: Words, redeemedAt: Day }),
  'second-member-invitation': v.object({ from: Name, invitationId: Words }),
  'second-member-removed': v.object({ from: Name, endedAt: Day }),
  'proof-address': v.object({ offerTitle: Words, proofId: Words }),
  'proof-accepted': v.object({ offerTitle: Words, productId: Words }),
  'proof-refused': v.object({ offerTitle: Words, reason: Words }),
  'account-deleted': v.object({ deletedAt: Moment }),
  /** Shop orders: to the order's own address, with a link to its page that needs no account. */
  'shop-order-sent': v.object({
    number: Words,
    shopOrderId: Words,
    what: Words,
    carrier: Words,
    trackingNumber: Words,
    returnUntil: Day,
  }),
  /**
   * The buyer has declared a return. `goods` lists what has to be posted, and is empty for packs.
   */
  'shop-return-received': v.object({
    number: Words,
    shopOrderId: Words,
    what: Words,
    /** The goods to be posted; empty for packs and for goods that haven't been sent. */
    goods: Words,
    /** Goods that we hadn't sent yet; empty if there are none. */
    unsent: Words,
    receivedAt: Moment,
    amount: Money,
  }),
  'shop-return-declined': v.object({ number: Words, shopOrderId: Words, reason: Words }),
  'shop-refund': v.object({
    number: Words,
    shopOrderId: Words,
    amount: Money,
    why: v.optional(Words, ''),
  }),
  /** The buyer has paid, but we can only refund her. */
  'shop-order-not-kept': v.object({
    number: Words,
    shopOrderId: Words,
    why: Words,
    amount: Money,
  }),
  /** A membership has opened for her for the first time: bought, given, or as a second member. */
  welcome: v.object({ title: Words }),
  /** The first plans that the member has of ours have opened. */
  'first-guide': v.object({ title: Words }),
  /** A block of The Year begins, by the day that the member has told us (`year-dates.ts`). */
  'year-learn-and-build': BlockDetails,
  'year-strength': BlockDetails,
  'year-muscle': BlockDetails,
  'year-peak-and-test': BlockDetails,
  /** A members' letter has opened, to those who asked for it. */
  letter: v.object({ title: Words, excerpt: Words, slug: Words }),
} as const;

export type NoticeKind = keyof typeof noticeDetailSchemas;

export const noticeKinds = Object.keys(noticeDetailSchemas).filter(
  (kind): kind is NoticeKind => kind in noticeDetailSchemas,
);

/** The kind with this name; undefined if there is none. */
export const noticeKindIfKnown = (name: string): NoticeKind | undefined =>
  noticeKinds.find((kind) => kind === name);

/** The kind of the e-mail about a block of The Year. */
export const noticeKindOfYearPlanBlockName = (
  block: YearPlanBlockNameAndWeeklySets['name'],
): Extract<NoticeKind, `year-${string}`> => `year-${block}`;

/** The details that a text of this kind can use, with their formats. */
export const detailFormatsOf = (kind: NoticeKind): ReadonlyMap<string, ValueForm> =>
  new Map(
    Object.entries(noticeDetailSchemas[kind].entries).map(([name, schema]) => [
      name,
      forms.get(schema) ?? 'words',
    ]),
  );

/** A notice to send: its kind, and its details. */
export type NoticeKindAndDetails = {
  [Kind in NoticeKind]: {
    readonly kind: Kind;
    readonly details: v.InferOutput<(typeof noticeDetailSchemas)[Kind]>;
  };
}[NoticeKind];
