import { useEffect, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { itemPriceInCurrency, type ItemForHerself } from '../../domain/digital-catalogue.ts';
import { formatDay } from '../../domain/days/format-day.ts';
import { formatMoney, type Currency } from '../../domain/money.ts';
import {
  hasAgreedToInstantSupply,
  instantSupplyAgreementsVersion,
  type KindWithAgreements,
  type InstantSupplyAgreements,
} from '../../domain/orders/instant-supply-agreements.ts';
import { pairAgreementsWithNoGift } from '../../domain/orders/order-kept-in-browser.ts';
import {
  isReturnFromLogin,
  giftOrderPagePathForProductId,
  orderPagePathForProductId,
} from '../../domain/orders/order-page-path.ts';
import { firstAndRenewalPaymentDates } from '../../domain/orders/renewal.ts';
import { redirectValueAskingToSubscribe } from '../../domain/subscribe-request.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { recall } from '../../services/storage.ts';
import { usePageTitle } from '../../page-parts/use-page-title.ts';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { ImmediateSupplyConsentBoxes } from './immediate-supply-consent-boxes.tsx';
import {
  storeAgreementsOrGiftInHistory,
  readAgreementsOrGiftFromHistory,
} from './stored-agreements.ts';
import { SupplyDelayAfterWithdrawalNotice } from './supply-delay-after-withdrawal-notice.tsx';
import { ItemTotalAndRenewalNotice } from './item-total-and-renewal-notice.tsx';
import { OrderButtonWithProblem } from './order-button-with-problem.tsx';
import { OrderSmallPrint } from './order-small-print.tsx';
import { RestrictedMembershipCondition } from './restricted-membership-condition.tsx';
import { useKnownSupplyPostponingWithdrawals } from './use-known-supply-postponing-withdrawals.ts';
import { readAgreementsOrGiftFromDevice, useOrderPlacing } from './use-order-placing.ts';

const nothingTicked: InstantSupplyAgreements = {
  version: instantSupplyAgreementsVersion,
  supplyNow: false,
  knowsConsequence: false,
};

/**
 * The button's text says that pressing it obliges the buyer to pay (Consumer Contracts Regulations
 * 2013, regulation 14).
 */
const buttonTextOf = (item: ItemForHerself, currency: Currency, startsNow: boolean): string => {
  const price = formatMoney(itemPriceInCurrency(item, currency));
  if (item.kind === 'pack' || startsNow) return `Order and pay ${price}`;
  const { first } = firstAndRenewalPaymentDates(new Date(), startsNow);
  return `Order and pay ${price} on ${formatDay(first.toISOString())}`;
};

const cancelling: Readonly<Record<KindWithAgreements, string>> = {
  pack: 'You can withdraw within 14 days of ordering, without a reason, and get a refund, unless you have asked us above to open the pack before that.',
  membership:
    'You can withdraw within 14 days of ordering, without a reason. If you have asked us above to start before that, you pay for the days you have had.',
};

const cancellingLate: Readonly<Record<KindWithAgreements, string>> = {
  pack: 'You can withdraw within 14 days of ordering, without a reason, for a full refund.',
  membership: 'You can withdraw within 14 days of ordering, without a reason, and pay nothing.',
};

export type MembershipOrPackOrderPageProps = {
  readonly item: ItemForHerself;
  /** The product's contents, in a line or two. */
  readonly inside: string | undefined;
  readonly currency: Currency;
  /** Lets the buyer change the currency. */
  readonly currencyChoice: ReactNode;
  /** The page's query string. */
  readonly search: string;
};

/** The page for ordering one product: what it is, what it costs, the agreements, and the button. */
export const MembershipOrPackOrderPage = ({
  item,
  inside,
  currency,
  currencyChoice,
  search,
}: MembershipOrPackOrderPageProps): ReactElement => {
  const { session } = useLoginSession();
  const subject = session.kind === 'member' ? session.subject : null;
  const [ticked, setTicked] = useState<InstantSupplyAgreements>();
  // The buyer's earlier ticks: she may have read the terms, or come back from the payment provider.
  const remembered = useMemo(
    () =>
      (
        readAgreementsOrGiftFromHistory({ item, currency, subject }) ??
        readAgreementsOrGiftFromDevice(item, currency, subject, false)
      )?.agreements,
    [item, currency, subject],
  );
  const { withdrawnAt, note } = useKnownSupplyPostponingWithdrawals(true);
  const withdrawn = withdrawnAt(item.rightId);
  const chosen = ticked ?? remembered ?? nothingTicked;
  const agreements = withdrawn === undefined ? chosen : nothingTicked;
  const startsNow = hasAgreedToInstantSupply(agreements);
  const isAfterLogin = isReturnFromLogin(search);
  const [isSubscribeRequest] = useState(
    () => recall('redirect') === redirectValueAskingToSubscribe,
  );
  const ordering = useOrderPlacing({
    item,
    currency,
    terms: pairAgreementsWithNoGift(agreements),
    onTerms: (held) => setTicked(held.agreements),
    onSuppliedLate: (at) => note({ rightId: item.rightId, at }),
  });
  const title = `Order: ${item.title}`;
  usePageTitle(title);

  useEffect(() => {
    // So that coming back to this page doesn't start the order again.
    if (isAfterLogin)
      history.replaceState(history.state, '', orderPagePathForProductId(item.productId));
  }, [isAfterLogin, item.productId]);

  return (
    <Stack>
      <PageTitleWithLead title={title} lead={inside}>
        <p>
          {item.kind === 'pack'
            ? 'A pack of training plans. It opens in your members zone, in any browser, and is yours to keep.'
            : 'A membership for a year at a time. It opens in your members zone, in any browser.'}{' '}
          <SiteLink to={item.path}>Read what is inside</SiteLink>.
          {item.kind === 'pack' ? (
            <>
              {' '}
              For somebody else?{' '}
              <SiteLink to={giftOrderPagePathForProductId(item.productId)}>Give it to her</SiteLink>
              .
            </>
          ) : null}
        </p>
      </PageTitleWithLead>
      {item.kind === 'membership' ? <RestrictedMembershipCondition offer={item.offer} /> : null}
      {ordering.isAskedAgain ? (
        <p role="status">
          You’re logged in, but nothing has been ordered yet: the price, the currency or the wording
          has changed since you ticked the boxes, or it has been over an hour. Please check it
          again.
        </p>
      ) : null}
      {withdrawn === undefined ? (
        <ImmediateSupplyConsentBoxes
          kind={item.kind}
          agreements={agreements}
          onChange={(changed) => {
            setTicked(changed);
            storeAgreementsOrGiftInHistory(
              { item, currency, subject },
              pairAgreementsWithNoGift(changed),
            );
          }}
        />
      ) : (
        <SupplyDelayAfterWithdrawalNotice
          withdrawal={{ kind: item.kind, at: withdrawn }}
          hadTicked={chosen.supplyNow || chosen.knowsConsequence}
        />
      )}
      <ItemTotalAndRenewalNotice
        item={item}
        currency={currency}
        startsNow={startsNow}
        choice={currencyChoice}
      />
      <OrderButtonWithProblem
        item={item}
        currency={currency}
        ordering={ordering}
        buttonText={buttonTextOf(item, currency, startsNow)}
        isAuto={
          session.kind === 'member' &&
          (isAfterLogin || (isSubscribeRequest && item.kind === 'membership'))
        }
      />
      <OrderSmallPrint>
        {(withdrawn === undefined ? cancelling : cancellingLate)[item.kind]}
      </OrderSmallPrint>
    </Stack>
  );
};
