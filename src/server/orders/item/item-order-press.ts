import * as v from 'valibot';
import { maxGiftMessageLength, maxGiftNameLength } from '../../../domain/gifts/gifts.ts';
import {
  findItemAndCurrencyByPriceId,
  paymentModeOf,
  type DigitalCatalogue,
  type ItemAndCurrency,
  type DigitalCatalogueItemKind,
} from '../../../domain/digital-catalogue.ts';
import { trimEmailAddress } from '../../../domain/email-address.ts';
import { CheckoutRequestSchema, type PaymentPageAnswer } from '../../../domain/orders/checkout.ts';
import { blankAgreementsStoredForGift } from '../../../domain/orders/instant-supply-agreements.ts';
import {
  findGiftProblems,
  earliestGiftStartDayWorldwide,
} from '../../../domain/gifts/gift-choice.ts';
import type { AgreementsOrGiftChoice } from '../../../domain/orders/order-kept-in-browser.ts';
import { Refusal, jsonAnswer } from '../../http/answers.ts';
import { readJson } from '../../http/request-body.ts';
import {
  forbiddenFieldSentence,
  requireAgreementsOfCurrentVersion,
  agreementsNotSentSentence,
  awaitTillSessionWithTimeout,
  wrapTillToNoteWhetherPaidBefore,
  type SharedCheckoutDependencies,
} from '../order-press.ts';
import { requestRateLimits } from '../../../domain/limits.ts';
import { Outage } from '../../outage.ts';
import type { RateLimit } from '../../rate-limit/rate-limit.ts';
import { findOrStoreCustomerIdOfSubject } from '../../rights/write-rights.ts';
import { requireStripePriceAsShown } from '../../till/stripe/prices.ts';
import {
  createItemOrderRules,
  requireMayOrderItem,
  type ItemOrderDependencies,
} from './item-order.ts';
import { findOrCreateOrderAndSession } from '../find-or-create-order-and-session.ts';
import { createStripeTill } from '../../till/stripe/stripe-till.ts';
import { runForFoundOrNewStripeCustomer } from '../../till/stripe/stripe-customers.ts';
import { logFailure } from '../../log.ts';

type CheckoutBody = v.InferOutput<typeof CheckoutRequestSchema>;

const giftSentence = (path: string): string => {
  if (path.endsWith('line'))
    return `The line for her has at most ${maxGiftMessageLength} characters.`;
  if (path.endsWith('toName')) return `Her name has at most ${maxGiftNameLength} characters.`;
  return 'A gift says from which day it can be used, for whom, and where its code goes.';
};

/** What is wrong with a body, by its first issue. */
const toSentence = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue) ?? '';
  if (issue.expected === 'never') {
    return forbiddenFieldSentence('An order', issue.path?.at(-1)?.key);
  }
  if (path.endsWith('quantity')) return 'The quantity of something digital is exactly 1.';
  if (path.startsWith('priceId')) return 'An order has exactly one price, and it is one of ours.';
  if (path === 'mode') return 'The mode of an order is “payment” or “subscription”.';
  if (path.startsWith('agreements')) {
    return agreementsNotSentSentence;
  }
  if (path.startsWith('gift')) return giftSentence(path);
  return 'This is not an order that we can take. Please reload the page and try again.';
};

/**
 * The body of `POST /api/checkout`. Refuses (400) an invalid one, with a sentence that says what is
 * wrong.
 */
const readCheckoutBody = (request: Request): Promise<CheckoutBody> =>
  readJson(request, CheckoutRequestSchema, toSentence);

/**
 * The terms of an item's order. Refuses (400) a gift of an item that can't be given, and a gift
 * without the giver's choices.
 */
const requireTerms = (
  { item }: ItemAndCurrency,
  { agreements, gift }: CheckoutBody,
  now: Date,
): AgreementsOrGiftChoice => {
  if (gift === undefined) {
    if (item.kind === 'gift-membership') {
      throw new Refusal(400, 'A gift says from which day it can be used.');
    }
    return { agreements: requireAgreementsOfCurrentVersion(agreements), gift: null };
  }
  if (item.kind === 'membership') {
    throw new Refusal(
      400,
      'You can only order this membership for yourself. To give one, order the gift membership.',
    );
  }
  if (agreements !== undefined) {
    throw new Refusal(
      400,
      'A gift has no statements to tick: it can be refunded until it is used.',
    );
  }
  const [problem] = Object.values(findGiftProblems(gift, earliestGiftStartDayWorldwide(now)));
  if (problem !== undefined) throw new Refusal(400, problem);
  return {
    agreements: blankAgreementsStoredForGift,
    gift: { ...gift, toAddress: trimEmailAddress(gift.toAddress) },
  };
};

const modeSentences: Readonly<Record<DigitalCatalogueItemKind, string>> = {
  pack: 'A pack is paid once, so its mode is “payment”.',
  membership: 'A membership is paid each year, so its mode is “subscription”.',
  'gift-membership': 'A gift is paid once, so its mode is “payment”.',
};

/**
 * The ordered item, from our own catalogue, and the terms. Refuses (400) what isn't sold this way.
 */
const requireOrder = (
  catalogue: DigitalCatalogue,
  body: CheckoutBody,
  now: Date,
): { readonly priced: ItemAndCurrency; readonly terms: AgreementsOrGiftChoice } => {
  const {
    priceId: [line],
    mode,
  } = body;
  const priced =
    line === undefined ? undefined : findItemAndCurrencyByPriceId(catalogue, line.price);
  if (priced === undefined) {
    throw new Refusal(
      400,
      'This price isn’t for sale. Please reload the page to see today’s prices.',
    );
  }
  const { item } = priced;
  if (mode !== paymentModeOf(item)) throw new Refusal(400, modeSentences[item.kind]);
  return { priced, terms: requireTerms(priced, body, now) };
};

export type ItemCheckoutDependencies = SharedCheckoutDependencies & ItemOrderDependencies;

const checkoutLimit: RateLimit = {
  ...requestRateLimits.checkout,
  purpose: 'checkout',
  sentence: (wait) =>
    `You have pressed the order button very often just now. Please try again in ${wait}.`,
};

/**
 * Answers a press of the order button for an item: the session in which a member pays for it.
 * Price, customer and reference come from us (R4): the body only says which of our prices, and what
 * the member agreed to; a customer or reference in it is never used.
 */
export const answerItemCheckout = async (
  dependencies: ItemCheckoutDependencies,
  request: Request,
): Promise<Response> => {
  const { authenticate, database, stripe, enforceLimit, now, newId } = dependencies;
  const { log = logFailure, answerWithinMs } = dependencies;
  const subject = await authenticate(request);
  await enforceLimit([{ limit: checkoutLimit, caller: subject }]);
  const body = await readCheckoutBody(request);
  const { priced, terms } = requireOrder(await dependencies.readCatalogue(), body, now());
  const customerId = await findOrStoreCustomerIdOfSubject(database, subject, newId(), now());
  const wanted = { customerId, priced, ...terms };
  await requireMayOrderItem(dependencies, wanted);
  const { till: watched, isUnpaid } = wrapTillToNoteWhetherPaidBefore(createStripeTill(stripe));
  const machine = { database, now, till: watched };
  const kind = createItemOrderRules(dependencies);
  const sell = async (): Promise<PaymentPageAnswer> => {
    await requireStripePriceAsShown(stripe, priced);
    const { session } = await runForFoundOrNewStripeCustomer(
      { ...dependencies, log },
      { customerId, subject },
      (tillCustomerId) => findOrCreateOrderAndSession(machine, kind, { ...wanted, tillCustomerId }),
    );
    if (session === undefined) throw new Outage('Stripe has made no page.', undefined);
    return { id: session.id, url: session.url, customer: customerId };
  };
  return jsonAnswer(await awaitTillSessionWithTimeout(sell(), answerWithinMs, isUnpaid));
};
