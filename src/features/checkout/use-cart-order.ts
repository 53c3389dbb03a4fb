import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { cartCheckoutPathAfterLogin } from '../../domain/cart/cart-address.ts';
import type { CartPaymentPageOrOrderReference } from '../../domain/cart/cart-checkout.ts';
import type { CartItems } from '../../domain/cart/cart-item.ts';
import {
  type CartOrderKeptInBrowser,
  type CartAtShownPrices,
} from '../../domain/cart/cart-order-kept-in-browser.ts';
import type { RefusalPassedBackToCartPage } from '../../domain/cart/cart-refusal.ts';
import { isPaymentUrlHttpsOrLocal } from '../../domain/orders/payment-address.ts';
import { routes } from '../../domain/routes.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { CartServiceRefusal } from '../../services/cart/cart-service.ts';
import { loadCartService } from '../../services/cart/load-cart-service.ts';
import { cartRefusalIn, requestCartCheckout } from '../../services/cart/request-cart-checkout.ts';
import { loadStripeFraudScript } from '../../services/payments/load-stripe-fraud-script.ts';
import { remember } from '../../services/storage.ts';
import { useStartLoginToTarget } from '../../page-parts/login/use-start-login-to-target.ts';

type Ordering =
  | { readonly step: 'ready' }
  | { readonly step: 'leaving' }
  | { readonly step: 'failed'; readonly sentence: string };

/** The state of paying for a cart. */
export type CartOrderPlacing = {
  readonly isLeaving: boolean;
  /** Whether a press is over: it failed, or the buyer has come back. */
  readonly hasEnded: boolean;
  /** The reason it failed, as a sentence. */
  readonly problem: string | undefined;
  /**
   * Orders the cart as the buyer saw it. `isFromCart` if she pressed on the cart page, so that the
   * Back button leads there.
   */
  readonly order: (cart: CartAtShownPrices, items: CartItems, isFromCart?: boolean) => void;
};

const strangeAddress =
  'Something looked wrong with the payment page, so we haven’t opened it. Please try again, or write to us.';

/** Allows a payment page, or our own page if this cart is paid already. */
const mayGoTo = (url: string): boolean =>
  /^\/(?!\/)/.test(url) || isPaymentUrlHttpsOrLocal(url, location.href);

const leadBack = (refused: RefusalPassedBackToCartPage): void =>
  void navigate(routes.cart, { replace: true, state: { refused } });

/** Opens the cart service's checkout. False if it can't be loaded. */
const checkOutThere = async (items: CartItems, reference: string): Promise<boolean> => {
  try {
    const service = await loadCartService();
    if (service === undefined) return false;
    await service.checkOut(items, reference);
    return true;
  } catch (reason) {
    if (reason instanceof CartServiceRefusal) throw reason;
    return false;
  }
};

/**
 * Takes her from a press on the button to the payment, via the login if the cart has a pack and
 * nobody is logged in. `onSuppliedLate` shows that the packs can't be opened at once, because she
 * withdrew from the one with this sku at that time.
 */
export const useCartOrderPlacing = (
  onSuppliedLate: (sku: string, withdrawnAt: string) => void,
): CartOrderPlacing => {
  const { session } = useLoginSession();
  const { getAccessToken } = useLoginActions();
  const { start: startLogin } = useStartLoginToTarget();
  const [ordering, setOrdering] = useState<Ordering>({ step: 'ready' });
  const [hasEnded, setHasEnded] = useState(false);
  const isUnderWay = useRef(false);

  const end = (next: Ordering): void => {
    isUnderWay.current = false;
    setHasEnded(true);
    setOrdering(next);
  };

  // The browser's Back button restores this page as the buyer left it.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      isUnderWay.current = false;
      setHasEnded(true);
      setOrdering({ step: 'ready' });
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const fail = (sentence: string): void => end({ step: 'failed', sentence });

  const logInFirst = async (): Promise<void> => {
    const error = await startLogin({ target: cartCheckoutPathAfterLogin });
    end(error === undefined ? { step: 'ready' } : { step: 'failed', sentence: error.sentence });
  };

  const order = async (
    cart: CartAtShownPrices,
    items: CartItems,
    isFromCart = false,
  ): Promise<void> => {
    // Two quick presses count as one.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setOrdering({ step: 'leaving' });
    const needsLogin = cart.agreements !== undefined;
    const keep = (payment: string | null): void => {
      const subject = session.kind === 'member' ? session.subject : null;
      const kept: CartOrderKeptInBrowser = { cart, at: Date.now(), subject, payment };
      remember('cart.order', JSON.stringify(kept));
    };
    keep(null);
    if (needsLogin && session.kind !== 'member') return logInFirst();
    loadStripeFraudScript();

    const buyer = {
      getAccessToken: session.kind === 'member' ? getAccessToken : undefined,
      needsLogin,
    };
    const go = async (answer: CartPaymentPageOrOrderReference): Promise<void> => {
      if (answer.till === 'stripe') {
        if (!mayGoTo(answer.url)) return fail(strangeAddress);
        keep(answer.id);
        return isFromCart ? location.replace(answer.url) : location.assign(answer.url);
      }
      keep(answer.reference);
      if (await checkOutThere(items, answer.reference)) return end({ step: 'ready' });
      return ask('stripe');
    };
    const ask = async (till?: 'stripe'): Promise<void> => {
      const result = await requestCartCheckout(buyer, {
        mode: 'cart',
        priceId: cart,
        ...(till === undefined ? {} : { till }),
      });
      switch (result.kind) {
        case 'answered':
          return go(result.value);
        case 'signed-out':
          return logInFirst();
        case 'refused': {
          const refusal = cartRefusalIn(result.body);
          if (refusal === undefined) return fail(result.sentence);
          if (refusal.reason === 'supplied-late') {
            onSuppliedLate(refusal.sku, refusal.withdrawnAt);
            return fail('Your packs can’t open straight away. The reason is above.');
          }
          const { reason, sku } = refusal;
          return leadBack({
            sentence: result.sentence,
            reason,
            ...(sku === undefined ? {} : { sku }),
          });
        }
        case 'failed':
          return fail(result.sentence);
      }
    };
    try {
      await ask();
    } catch (reason) {
      if (!(reason instanceof CartServiceRefusal)) throw reason;
      fail(reason.message);
    }
  };

  return {
    isLeaving: ordering.step === 'leaving',
    hasEnded,
    problem: ordering.step === 'failed' ? ordering.sentence : undefined,
    order: (cart, items, isFromCart) => void order(cart, items, isFromCart),
  };
};
