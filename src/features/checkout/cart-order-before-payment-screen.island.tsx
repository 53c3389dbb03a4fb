import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cartCheckoutPath } from '../../domain/cart/cart-address.ts';
import { cartLinesFromQuote } from '../../domain/cart/cart-lines.ts';
import {
  agreementsStillValidFor,
  parseCartOrderKeptInBrowser,
  cartOfQuoteIfPayable,
  parseCartHandedToOrderPage,
  type CartAtShownPrices,
} from '../../domain/cart/cart-order-kept-in-browser.ts';
import { pageReadyEvent } from '../../domain/currency-call.ts';
import {
  instantSupplyAgreementsVersion,
  type InstantSupplyAgreements,
} from '../../domain/orders/instant-supply-agreements.ts';
import type { EarlierWithdrawalPostponingSupply } from '../../domain/orders/late-supply.ts';
import { isReturnFromLogin } from '../../domain/orders/order-page-path.ts';
import { useOneTimeValueFromPreviousPage } from '../../page-parts/cart/navigation-state.ts';
import { useCartDestinationCode } from '../../page-parts/cart/use-cart-destination-code.ts';
import { useCartQuote } from '../../page-parts/cart/use-cart-quote.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { useIsPastSplashTimeout } from '../../page-parts/use-is-past-splash-timeout.ts';
import { usePageTitle } from '../../page-parts/use-page-title.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { useCart } from '../../services/cart/cart.ts';
import { recall } from '../../services/storage.ts';
import { CartOrderPage } from './cart-order-page.tsx';
import { useCartOrderPlacing } from './use-cart-order.ts';
import { useKnownSupplyPostponingWithdrawals } from './use-known-supply-postponing-withdrawals.ts';

const nothingTicked: InstantSupplyAgreements = {
  version: instantSupplyAgreementsVersion,
  supplyNow: false,
  knowsConsequence: false,
};

/** The buyer's agreements for this cart, stored on this device, if they still hold. */
const recallAgreements = (
  cart: CartAtShownPrices,
  subject: string | null,
): InstantSupplyAgreements | undefined =>
  agreementsStillValidFor(
    parseCartOrderKeptInBrowser(recall('cart.order')),
    cart,
    subject,
    Date.now(),
  );

export type CartOrderBeforePaymentScreenProps = {
  /** The page's query string. */
  readonly search: string;
  /** Shown while the cart is empty. */
  readonly empty: ReactNode;
  /** Shown until the cart has loaded. */
  readonly waiting: ReactNode;
};

/**
 * The page between the cart and the payment. A press on the cart page passes straight through it;
 * opened by hand it shows the order and orders nothing by itself.
 */
export const CartOrderBeforePaymentScreen = ({
  search,
  empty,
  waiting,
}: CartOrderBeforePaymentScreenProps): ReactElement => {
  const { session } = useLoginSession();
  const subject = session.kind === 'member' ? session.subject : null;
  const { isReady, items, currency } = useCart();
  const [destination] = useCartDestinationCode(currency);
  const quote = useCartQuote(items, currency, destination);
  const pressed = useOneTimeValueFromPreviousPage('pressed', parseCartHandedToOrderPage);
  const [ticked, setTicked] = useState<InstantSupplyAgreements>();
  const [isAfterLogin] = useState(() => isReturnFromLogin(search));
  usePageTitle('Your order');

  const lines = cartLinesFromQuote(items, quote.answer, currency);
  const packs = lines.flatMap(({ item }) => (item.kind === 'pack' ? [item] : []));
  const hasPack = packs.length > 0;
  const { withdrawnAt, note } = useKnownSupplyPostponingWithdrawals(hasPack);
  // What a pack opens is named like the pack.
  const [withdrawal] = packs.flatMap(
    ({ sku, title }): readonly EarlierWithdrawalPostponingSupply[] => {
      const at = withdrawnAt(sku);
      return at === undefined
        ? []
        : [{ kind: 'pack', title: packs.length > 1 ? title : undefined, at }];
    },
  );
  const { order, isLeaving, hasEnded, problem } = useCartOrderPlacing((rightId, at) =>
    note({ rightId, at }),
  );
  // Earlier agreements count only for the same cart at the same prices.
  const bare =
    quote.isCurrent && quote.answer !== undefined ? cartOfQuoteIfPayable(quote.answer) : undefined;
  const remembered = bare === undefined ? undefined : recallAgreements(bare, subject);
  const chosen = ticked ?? remembered ?? nothingTicked;
  const agreements = withdrawal === undefined ? chosen : nothingTicked;
  const payable =
    bare === undefined || !hasPack ? bare : { ...bare, agreements: { ...agreements } };

  useEffect(() => {
    // Prices have loaded: the currency call may have to run for them.
    dispatchEvent(new Event(pageReadyEvent));
    // So that coming back to this page doesn't start the order again.
    if (isReturnFromLogin(search)) history.replaceState(history.state, '', cartCheckoutPath);
  }, [search]);

  // Whether she is logged in decides whose order it is. A slow login doesn't hold up anybody who
  // doesn't need one.
  const isLate = useIsPastSplashTimeout();
  const mayGo = pressed !== undefined && isReady && (session.kind !== 'unknown' || isLate);
  const goOn = useEffectEvent(() => {
    if (pressed !== undefined) order(pressed, items, true);
  });
  useEffect(() => {
    if (mayGo) goOn();
  }, [mayGo]);

  const mayGoAfterLogin = isAfterLogin && session.kind === 'member' && payable !== undefined;
  const hasGoneOn = useRef(false);
  const goOnAfterLogin = useEffectEvent(() => {
    if (hasGoneOn.current) return;
    hasGoneOn.current = true;
    if (remembered !== undefined && payable !== undefined) order(payable, items);
  });
  useEffect(() => {
    if (mayGoAfterLogin) goOnAfterLogin();
  }, [mayGoAfterLogin]);

  if (pressed !== undefined && !hasEnded)
    return <LoadingSplash title="Taking you to the payment page" />;
  if (!isReady) return <>{waiting}</>;
  if (items.length === 0) return <>{empty}</>;
  return (
    <CartOrderPage
      lines={lines}
      quote={quote}
      currency={currency}
      agreements={hasPack ? agreements : undefined}
      onAgreements={setTicked}
      withdrawal={withdrawal}
      hadTicked={chosen.supplyNow || chosen.knowsConsequence}
      isAskedAgain={mayGoAfterLogin && remembered === undefined}
      isLeaving={isLeaving}
      problem={problem}
      onOrder={() => {
        if (payable !== undefined) order(payable, items);
      }}
      canBePaid={payable !== undefined}
    />
  );
};
