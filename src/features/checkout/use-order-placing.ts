import { useEffect, useRef, useState } from 'react';
import type { DigitalCatalogueItem } from '../../domain/digital-catalogue.ts';
import type { Currency } from '../../domain/money.ts';
import type { CheckoutRefusal } from '../../domain/orders/checkout.ts';
import {
  parseOrderKeptInBrowser,
  storedAgreementsOrGiftIfUnchanged,
  toOrderKeptInBrowser,
  type AgreementsOrGiftChoice,
} from '../../domain/orders/order-kept-in-browser.ts';
import { productOrderPagePathAfterLogin } from '../../domain/orders/order-page-path.ts';
import { isPaymentUrlHttpsOrLocal } from '../../domain/orders/payment-address.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { loadStripeFraudScript } from '../../services/payments/load-stripe-fraud-script.ts';
import {
  checkoutRefusalIn,
  requestItemCheckout,
} from '../../services/payments/request-item-checkout.ts';
import { recall, remember } from '../../services/storage.ts';
import { useStartLoginToTarget } from '../../page-parts/login/use-start-login-to-target.ts';
import type {
  PlaceOrderActions,
  PurchaseWithoutAgreements,
} from './place-order-actions-context.ts';

/** Why an order failed. */
export type OrderProblemSentenceAndReason = {
  readonly sentence: string;
  /** The server's reason, which leads to a page; undefined if the buyer can only try again. */
  readonly reason: CheckoutRefusal['reason'] | undefined;
};

type Ordering =
  | { readonly step: 'ready' }
  | { readonly step: 'leaving' }
  | { readonly step: 'failed'; readonly problem: OrderProblemSentenceAndReason }
  /** The buyer's agreements from before her login no longer hold. */
  | { readonly step: 'asked-again' };

const strangeAddress: OrderProblemSentenceAndReason = {
  sentence:
    'Something looked wrong with the payment page, so we haven’t opened it. Please try again, or write to us.',
  reason: undefined,
};

/** The state of placing an order. */
export type OrderPlacing = {
  readonly context: PlaceOrderActions;
  readonly problem: OrderProblemSentenceAndReason | undefined;
  readonly isAskedAgain: boolean;
};

type UseOrderProps = {
  readonly item: DigitalCatalogueItem;
  readonly currency: Currency;
  readonly terms: AgreementsOrGiftChoice;
  /** Shows the agreements or choices the buyer made before her login. */
  readonly onTerms: (terms: AgreementsOrGiftChoice) => void;
  /**
   * Shows that it can't be supplied at once, because the buyer withdrew from the same at that time.
   */
  readonly onSuppliedLate?: (withdrawnAt: string) => void;
};

/**
 * The agreements or choices stored on this device for an order, if they still hold; undefined
 * otherwise.
 */
export const readAgreementsOrGiftFromDevice = (
  item: DigitalCatalogueItem,
  currency: Currency,
  subject: string | null,
  isGift: boolean,
): AgreementsOrGiftChoice | undefined =>
  storedAgreementsOrGiftIfUnchanged(
    parseOrderKeptInBrowser(recall('order')),
    { item, currency, subject, isGift },
    Date.now(),
  );

/**
 * Takes her from a press on the order button to the payment provider's page, via the login if
 * nobody is logged in.
 */
export const useOrderPlacing = ({
  item,
  currency,
  terms,
  onTerms,
  onSuppliedLate,
}: UseOrderProps): OrderPlacing => {
  const { session } = useLoginSession();
  const { getAccessToken } = useLoginActions();
  const { start: startLogin } = useStartLoginToTarget();
  const [ordering, setOrdering] = useState<Ordering>({ step: 'ready' });
  const subject = session.kind === 'member' ? session.subject : null;

  const latestPress = useRef(0);

  // The browser's Back button restores this page as the buyer left it.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setOrdering({ step: 'ready' });
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const fail = (problem: OrderProblemSentenceAndReason): void =>
    setOrdering({ step: 'failed', problem });
  const isGift = terms.gift !== null;
  const keep = (of: AgreementsOrGiftChoice): void =>
    remember(
      'order',
      JSON.stringify(toOrderKeptInBrowser({ item, currency, subject }, of, Date.now())),
    );

  const logInFirst = async (press: number): Promise<void> => {
    const error = await startLogin({
      target: productOrderPagePathAfterLogin(item.productId, isGift),
    });
    if (error !== undefined) return fail({ sentence: error.sentence, reason: undefined });
    // The buyer has come back. If she turned out to be logged in, the order has continued by itself
    // meanwhile.
    if (press === latestPress.current) setOrdering({ step: 'ready' });
    return undefined;
  };

  const pay = async (
    purchase: PurchaseWithoutAgreements,
    of: AgreementsOrGiftChoice,
  ): Promise<void> => {
    const press = (latestPress.current += 1);
    setOrdering({ step: 'leaving' });
    keep(of);
    if (session.kind !== 'member') return logInFirst(press);
    loadStripeFraudScript();
    const result = await requestItemCheckout(getAccessToken, {
      ...purchase,
      ...(of.gift === null ? { agreements: of.agreements } : { gift: of.gift }),
    });
    switch (result.kind) {
      case 'answered':
        if (!isPaymentUrlHttpsOrLocal(result.value.url, location.href)) return fail(strangeAddress);
        return location.assign(result.value.url);
      case 'signed-out':
        return fail({
          sentence:
            'You’ve been logged out. Press the button again to log in and carry on from here.',
          reason: undefined,
        });
      case 'refused': {
        const refusal = checkoutRefusalIn(result.body);
        if (refusal?.reason === 'supplied-late') onSuppliedLate?.(refusal.withdrawnAt);
        return fail({ sentence: result.sentence, reason: refusal?.reason });
      }
      case 'failed':
        return fail({ sentence: result.sentence, reason: undefined });
    }
  };

  const goOn = (purchase: PurchaseWithoutAgreements): void => {
    const pending = parseOrderKeptInBrowser(recall('order'));
    const held = readAgreementsOrGiftFromDevice(item, currency, subject, isGift);
    if (held !== undefined) {
      onTerms(held);
      void pay(purchase, held);
      return;
    }
    if (pending?.productId === item.productId) setOrdering({ step: 'asked-again' });
  };

  return {
    context: {
      isBusy: ordering.step === 'leaving',
      order: (purchase) => void pay(purchase, terms),
      goOn,
    },
    problem: ordering.step === 'failed' ? ordering.problem : undefined,
    isAskedAgain: ordering.step === 'asked-again',
  };
};
