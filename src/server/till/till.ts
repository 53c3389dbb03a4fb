import type { SubscriptionPricePausesAndCard } from '../../domain/payments/billing.ts';
import type { Currency } from '../../domain/money.ts';
import type { Payment } from '../../domain/refunds/money-back.ts';
import type { SubscriptionFacts } from '../../domain/payments/order-states.ts';
import type { PostalAddress } from '../../domain/shop/shop-order.ts';
import { Outage } from '../outage.ts';

/** Which of our orders something at a till belongs to: an order of one item, or of a cart. */
export type ItemOrCartOrderReference = { readonly kind: 'item' | 'cart'; readonly orderId: string };

/** What a product of the till's costs in each year. */
export type YearlyProductPrice = {
  readonly productId: string;
  readonly currency: Currency;
  readonly minorUnits: number;
};

/**
 * A line of an order at a till: a price that the till knows, a yearly price that we name for one of
 * its products, or something paid once for which we name the price, with a sentence about it.
 */
export type CheckoutLineByPriceIdOrAmount =
  | { readonly priceId: string }
  | { readonly yearly: YearlyProductPrice }
  | {
      readonly name: string;
      readonly about?: string;
      readonly unitMinorUnits: number;
      readonly quantity: number;
    };

/** The delivery of an order, which the buyer sees on the till's page. */
export type CheckoutDeliveryToOneCountry = {
  /** The only country that an address may be in. */
  readonly country: string;
  readonly title: string;
  readonly minorUnits: number;
  /** When it comes, in working days after the order. */
  readonly minWorkingDays: number;
  readonly maxWorkingDays: number;
};

/**
 * What a till is asked to take money for. It has to be the same for each request about an order: a
 * till refuses a key that was used for something else.
 */
export type CheckoutToCreate = {
  /** The order's id is its idempotency key. */
  readonly reference: ItemOrCartOrderReference;
  /** Our own customer; null for a visitor. */
  readonly customerId: string | null;
  /** The till's customer; undefined for a visitor. */
  readonly tillCustomerId: string | undefined;
  /** The product of an item's order. */
  readonly productId?: string;
  readonly lines: readonly CheckoutLineByPriceIdOrAmount[];
  readonly currency: Currency;
  /** Of a membership. */
  readonly renewal?: {
    /** After how many days the first payment is due, with 0 for at once. */
    readonly firstPaymentInDays: number;
    /** Whether its lines have the price of its renewals, so that it need not be set later. */
    readonly hasRenewalPrice: boolean;
  };
  readonly parcel?: CheckoutDeliveryToOneCountry | undefined;
  /** The text beside the button that pays. */
  readonly submitText: string;
  /** Where the till's page leads after paying, with the id of its session. */
  readonly paidUrl: (sessionId: string) => string;
  readonly backUrl: string;
  readonly expiresAt: Date;
};

/** The session in which an order is paid on a page of the till. */
export type TillSession = {
  readonly id: string;
  /** Undefined if it is none of ours. */
  readonly reference: ItemOrCartOrderReference | undefined;
  readonly status: 'open' | 'complete' | 'expired';
  /** The page; empty once the session is over. */
  readonly url: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  /** `none-due`: nothing had to be paid at once, as with a trial. */
  readonly payment: 'paid' | 'unpaid' | 'none-due';
  readonly paymentId: string | undefined;
  readonly subscriptionId: string | undefined;
  /** What the buyer typed on the page. */
  readonly address: string | undefined;
  readonly postal: PostalAddress | undefined;
};

/** An attempted payment, and the payment once it has succeeded. */
export type TillPaymentAttempt = {
  /** Whether the payment failed, or nobody has paid yet. */
  readonly isUnpaid: boolean;
  readonly payment: Payment | undefined;
};

/** A payment of a membership, with its invoice. */
export type PaidTillInvoice = {
  /**
   * The payment; undefined if we marked the invoice as paid, because the money came some other way.
   */
  readonly paymentId: string | undefined;
  readonly invoiceId: string;
  readonly isFirst: boolean;
  readonly payment: Payment & { readonly paidUntil: Date };
};

/** A card at the till that a subscription can be paid with. */
export type NewestCardIdAndWhetherInUse = {
  readonly id: string;
  readonly addedAt: Date;
  /** False if the subscription is still paid with an older one. */
  readonly isUsed: boolean;
};

export type TillSubscription = {
  readonly id: string;
  readonly facts: SubscriptionFacts;
  readonly billing: SubscriptionPricePausesAndCard;
  /** Its payments, newest first. */
  readonly invoices: readonly PaidTillInvoice[];
  /** The part of it that has the price. */
  readonly itemId: string | undefined;
  /**
   * Whether it has the price of its renewals: sold so, or set by us. From then on only the owner
   * changes its price.
   */
  readonly hasRenewalPrice: boolean;
  /** Whether a pause is just ending, and hasn't given its time back yet. */
  readonly isResuming: boolean;
  /** The card that is to pay for it: the newest that the member has given the till. */
  readonly newestCard: NewestCardIdAndWhetherInUse | undefined;
  /**
   * A digest of what the till's list says about it: while it stays the same, reading it again would
   * find nothing new.
   */
  readonly digest: string;
};

/**
 * A till on whose own pages orders are paid. Each call throws TillRequestFailed if the till can't
 * be reached or refuses.
 */
export type HostedPageTill = {
  /**
   * Makes the session of an order, or finds the one that an earlier request has made. Undefined if
   * the till doesn't know that one any more.
   */
  readonly create: (checkout: CheckoutToCreate) => Promise<TillSession | undefined>;
  /**
   * A session; undefined if the till doesn't know it, because our key belongs to another account
   * now.
   */
  readonly find: (sessionId: string) => Promise<TillSession | undefined>;
  /** A session that has to exist. */
  readonly read: (sessionId: string) => Promise<TillSession>;
  /**
   * Ends a session, and returns it as it is then: it may have ended or been paid in the meantime.
   * Undefined if the till doesn't know it.
   */
  readonly expire: (sessionId: string) => Promise<TillSession | undefined>;
  readonly readPayment: (paymentId: string) => Promise<TillPaymentAttempt>;
  readonly readSubscription: (subscriptionId: string) => Promise<TillSubscription>;
  /** Gives the part `itemId` of a subscription the price of its renewals. */
  readonly setRenewalPrice: (
    subscriptionId: string,
    itemId: string,
    price: YearlyProductPrice,
  ) => Promise<void>;
  /** Lets a subscription be paid with a card of the same customer. */
  readonly useCard: (subscriptionId: string, cardId: string) => Promise<void>;
  /**
   * Tries to pay what is due of a subscription since before its card was added, once for each
   * card. Returns whether anything was due.
   */
  readonly tryToPayOpenInvoices: (
    subscriptionId: string,
    card: Pick<NewestCardIdAndWhetherInUse, 'id' | 'addedAt'>,
  ) => Promise<boolean>;
};

/**
 * What has become of a failed request: the till may not have got it, refuses it, has failed and may
 * repeat that for the same key, or knows the key from another request.
 */
export type TillFailureKind = 'unknown' | 'refused' | 'failed' | 'key-of-another';

/** A till can't be reached, sends a malformed answer, or refuses our request. */
export class TillRequestFailed extends Outage {
  readonly request: TillFailureKind;

  constructor(message: string, sentence: string, request: TillFailureKind) {
    super(message, undefined, sentence);
    this.name = 'TillRequestFailed';
    this.request = request;
  }
}

/** Money of a shop order that is with the buyer, or on its way to her. */
export type ShopOrderRefundOrDispute = {
  /** The id of the refund or the dispute at the till. */
  readonly id: string;
  /**
   * `unlisted`: the till says how much has gone back in all, and lists less. The buyer is told of
   * each refund once, and of nothing else.
   */
  readonly kind: 'refund' | 'dispute' | 'unlisted';
  readonly minorUnits: number;
  /** Undefined where the till doesn't say: then the day of the first reading counts. */
  readonly at: Date | undefined;
};

/** What a till says about the order of a cart. */
export type CartOrderAtTill = {
  readonly payment: 'open' | 'processing' | 'paid' | 'expired';
  /** The session at Stripe, or the token of the order at Snipcart; undefined if there is none. */
  readonly sessionId: string | undefined;
  /** The id that a refund refers to; undefined until something is paid. */
  readonly paymentId: string | undefined;
  readonly paidAt: Date | undefined;
  /** Where e-mails about it go; undefined until the buyer has typed it. */
  readonly address: string | undefined;
  readonly postal: PostalAddress | undefined;
  /** Everything that has gone back of the payment, refunds on their way included. */
  readonly moneyBack: readonly ShopOrderRefundOrDispute[];
};

/** A refund of a payment, in part or in full. */
export type RefundToMake = {
  readonly reference: ItemOrCartOrderReference;
  readonly paymentId: string;
  readonly minorUnits: number;
  /** The refund is made once for each key. */
  readonly key: string;
  /** Changes with each answer that refused the refund, for a till that repeats its answers. */
  readonly idempotencyKey: string;
  /** Whether an earlier try may have made it. */
  readonly isRetry: boolean;
};

/**
 * Refunds an amount, or what is left of the payment, and returns the refund's id; undefined if
 * nothing is left.
 */
export type MakeRefund = (request: RefundToMake) => Promise<string | undefined>;

/** What the shop asks of any till, Stripe or Snipcart, once an order is paid. */
export type TillForPaidOrders = {
  readonly refund: MakeRefund;
  /** Reads an order again, and stores its state. */
  readonly refresh: (shopOrderId: string) => Promise<unknown>;
};
