import { detailFormatsOf, type NoticeKind } from './notices.ts';

/** Addresses that every text can link to. */
const commonLinks = [
  'accountLink',
  'ordersLink',
  'membersLink',
  'promotionsLink',
  'termsLink',
  'privacyLink',
] as const;

/** Words that every text can use: how it greets its reader, and about us. */
const commonWords = ['greeting', 'contactAddress', 'sellerName', 'sellerAddress'] as const;

/** Words that may be empty: a part or a fact that uses an empty one is left out. */
export const noticeValueNamesThatMayBeEmpty: readonly string[] = [
  'toName',
  'line',
  'reason',
  'carrier',
  'trackingNumber',
  'goods',
  'unsent',
  'withdrawUntil',
  'moneyBack',
  'receiptNumber',
  'orderId',
  'paidWith',
  'paidFrom',
  'why',
];

type NoticeRule = {
  /** Addresses and words that only this kind has, besides its details. */
  readonly links?: readonly string[];
  readonly words?: readonly string[];
  /** What the text must contain, by law or for the reader. */
  readonly needs: readonly string[];
  /**
   * Whether the law or a refund depends on it, so that we must find out if the address doesn't
   * exist.
   */
  readonly isAwaited: boolean;
  /** The name of the detail after whose moment it is too late to send it. */
  readonly before?: string;
};

/**
 * What each e-mail about a block of The Year has: where its plans are, its dates, and how to end
 * these e-mails.
 */
const blockRule: NoticeRule = {
  links: ['yearLink', 'weightsLink', 'mailsLink', 'stopLink'],
  needs: ['startsOn', 'testWeekOn', 'endsOn', 'yearLink', 'stopLink'],
  isAwaited: false,
};

/** What the texts of each kind can and must contain. */
export const noticeTextRules: Readonly<Record<NoticeKind, NoticeRule>> = {
  'renewal-reminder': {
    needs: ['title', 'renewsAt', 'price', 'accountLink', 'contactAddress'],
    isAwaited: true,
    before: 'renewsAt',
  },
  renewed: {
    // What a receipt has to say; who the seller is stands at the foot of every e-mail.
    needs: [
      'title',
      'receiptNumber',
      'orderId',
      'price',
      'paidAt',
      'paidWith',
      'paidFrom',
      'paidUntil',
      'sellerName',
      'sellerAddress',
      'withdrawUntil',
      'accountLink',
      'contactAddress',
    ],
    isAwaited: true,
  },
  'payment-failed': { needs: ['price', 'openUntil', 'accountLink'], isAwaited: true },
  'card-expiring': {
    needs: ['last4', 'renewsAt', 'accountLink'],
    isAwaited: true,
    before: 'renewsAt',
  },
  'price-change': { needs: ['oldPrice', 'newPrice', 'renewsAt', 'accountLink'], isAwaited: true },
  cancelled: {
    needs: ['title', 'endsAt', 'withdrawUntil', 'moneyBack', 'ordersLink', 'contactAddress'],
    isAwaited: true,
  },
  kept: { needs: ['renewsAt', 'price', 'accountLink'], isAwaited: true },
  paused: { needs: ['resumesAt', 'accountLink'], isAwaited: false },
  resumed: { needs: ['renewsAt', 'price', 'accountLink'], isAwaited: true },
  ended: { needs: ['title', 'endedAt', 'why', 'accountLink'], isAwaited: true },
  refund: { needs: ['title', 'amount', 'orderId', 'why'], isAwaited: true },
  'withdrawal-received': {
    needs: ['title', 'orderId', 'receivedAt', 'amount'],
    isAwaited: true,
  },
  'refund-declined': { needs: ['title', 'orderId', 'reason', 'contactAddress'], isAwaited: true },
  'gift-code': {
    links: ['cardLink', 'giftLink'],
    words: ['code'],
    needs: ['title', 'startsOn', 'code', 'cardLink', 'giftLink'],
    isAwaited: true,
  },
  'gift-for-you': {
    links: ['redeemLink'],
    words: ['code'],
    needs: ['title', 'line', 'startsOn', 'code', 'redeemLink'],
    isAwaited: true,
  },
  'gift-redeemed': { needs: ['title', 'redeemedAt'], isAwaited: false },
  'second-member-invitation': {
    links: ['invitationLink'],
    needs: ['from', 'invitationLink'],
    isAwaited: false,
  },
  'second-member-removed': { needs: ['from', 'endedAt'], isAwaited: false },
  'proof-address': { links: ['proofLink'], needs: ['offerTitle', 'proofLink'], isAwaited: false },
  'proof-accepted': { links: ['orderLink'], needs: ['offerTitle', 'orderLink'], isAwaited: true },
  'proof-refused': { needs: ['offerTitle', 'reason', 'accountLink'], isAwaited: true },
  'account-deleted': { needs: ['deletedAt', 'contactAddress'], isAwaited: false },
  'shop-order-sent': {
    links: ['shopOrderLink'],
    needs: ['number', 'what', 'trackingNumber', 'returnUntil', 'shopOrderLink'],
    isAwaited: true,
  },
  'shop-return-received': {
    links: ['shopOrderLink'],
    needs: [
      'number',
      'what',
      'goods',
      'unsent',
      'receivedAt',
      'amount',
      'sellerAddress',
      'shopOrderLink',
    ],
    isAwaited: true,
  },
  'shop-return-declined': {
    links: ['shopOrderLink'],
    needs: ['number', 'reason', 'contactAddress'],
    isAwaited: true,
  },
  'shop-refund': {
    links: ['shopOrderLink'],
    needs: ['number', 'amount', 'why', 'shopOrderLink'],
    isAwaited: true,
  },
  'shop-order-not-kept': {
    links: ['shopOrderLink'],
    needs: ['number', 'why', 'amount', 'contactAddress'],
    isAwaited: true,
  },
  welcome: {
    links: ['yearLink', 'weightsLink', 'mailsLink'],
    needs: ['title', 'membersLink', 'yearLink', 'weightsLink', 'mailsLink', 'contactAddress'],
    isAwaited: false,
  },
  'first-guide': {
    links: ['weightsLink', 'sorenessLink', 'readingLink'],
    needs: ['title', 'membersLink', 'sorenessLink', 'contactAddress'],
    isAwaited: false,
  },
  'year-learn-and-build': blockRule,
  'year-strength': blockRule,
  'year-muscle': blockRule,
  'year-peak-and-test': blockRule,
  letter: {
    links: ['letterLink', 'mailsLink', 'stopLink'],
    needs: ['title', 'excerpt', 'letterLink', 'stopLink'],
    isAwaited: false,
  },
};

/** The values that a text of this kind can use, and the addresses it can link to. */
export const valuesAndLinksAllowedInNotice = (
  kind: NoticeKind,
): { readonly values: readonly string[]; readonly links: readonly string[] } => {
  const { words = [], links = [] } = noticeTextRules[kind];
  return {
    values: [...detailFormatsOf(kind).keys(), ...words, ...commonWords],
    links: [...links, ...commonLinks],
  };
};

/** Whether a notice with these stored details would come too late at a given moment. */
export const isNoticeTooLate = (kind: NoticeKind, details: unknown, now: Date): boolean => {
  const { before } = noticeTextRules[kind];
  if (before === undefined || typeof details !== 'object' || details === null) return false;
  const moment = new Map<string, unknown>(Object.entries(details)).get(before);
  return typeof moment === 'string' && new Date(moment) <= now;
};
