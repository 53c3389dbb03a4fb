import { useEffect, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { GiftChoice } from '../../domain/gifts/gifts.ts';
import { itemPriceInCurrency, type DigitalCatalogueItem } from '../../domain/digital-catalogue.ts';
import { trimEmailAddress } from '../../domain/email-address.ts';
import { formatMoney, type Currency } from '../../domain/money.ts';
import { findGiftProblems, type GiftProblems } from '../../domain/gifts/gift-choice.ts';
import { pairGiftChoiceWithNoAgreements } from '../../domain/orders/order-kept-in-browser.ts';
import {
  isReturnFromLogin,
  giftOrderPagePathForProductId,
} from '../../domain/orders/order-page-path.ts';
import { usePageTitle } from '../../page-parts/use-page-title.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { GiftFields } from './gift-fields.tsx';
import {
  storeAgreementsOrGiftInHistory,
  readAgreementsOrGiftFromHistory,
} from './stored-agreements.ts';
import { ItemTotalAndRenewalNotice } from './item-total-and-renewal-notice.tsx';
import { OrderButtonWithProblem } from './order-button-with-problem.tsx';
import { OrderSmallPrint } from './order-small-print.tsx';
import { readAgreementsOrGiftFromDevice, useOrderPlacing } from './use-order-placing.ts';

/** Today's date in the buyer's time zone. */
const localToday = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

type GiftPageProps = {
  readonly item: DigitalCatalogueItem;
  readonly currency: Currency;
  /** Lets the buyer change the currency. */
  readonly currencyChoice: ReactNode;
  /** The page's query string. */
  readonly search: string;
};

/**
 * The page for ordering a gift, with what was typed before the login; after that it orders by
 * itself.
 */
export const GiftOrderPage = ({
  item,
  currency,
  currencyChoice,
  search,
}: GiftPageProps): ReactElement => {
  const { session } = useLoginSession();
  const subject = session.kind === 'member' ? session.subject : null;
  const [today] = useState(localToday);
  const [chosen, setChosen] = useState<GiftChoice>();
  const [problems, setProblems] = useState<GiftProblems>({});
  const remembered = useMemo(
    () =>
      (
        readAgreementsOrGiftFromHistory({ item, currency, subject, isGift: true }) ??
        readAgreementsOrGiftFromDevice(item, currency, subject, true)
      )?.gift ?? undefined,
    [item, currency, subject],
  );
  const gift = chosen ?? remembered ?? { startsOn: today, toName: '', line: '', toAddress: '' };
  const ordering = useOrderPlacing({
    item,
    currency,
    terms: pairGiftChoiceWithNoAgreements({ ...gift, toAddress: trimEmailAddress(gift.toAddress) }),
    onTerms: (held) => setChosen(held.gift ?? undefined),
  });
  const isAfterLogin = isReturnFromLogin(search);
  const title = `Give: ${item.title}`;
  usePageTitle(title);

  useEffect(() => {
    // So that coming back to this page doesn't start the order again.
    if (isAfterLogin)
      history.replaceState(history.state, '', giftOrderPagePathForProductId(item.productId));
  }, [isAfterLogin, item.productId]);

  const { order } = ordering.context;
  const checked: typeof order = (purchase) => {
    const found = findGiftProblems({ ...gift, toAddress: trimEmailAddress(gift.toAddress) }, today);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) order(purchase);
    else document.querySelector<HTMLElement>(`main [name="${first}"]`)?.focus();
  };

  return (
    <Stack>
      <PageTitleWithLead
        title={title}
        lead={
          item.kind === 'pack'
            ? 'You pay once. She enters a code with an account of her own, and the pack is hers to keep.'
            : 'You pay once for twelve months. She enters a code with an account of her own. It ends on its own: nothing renews.'
        }
      >
        <p>
          <SiteLink to={item.path}>Read what is inside</SiteLink>. We e-mail you the code once
          you’ve paid, with a card to print.
        </p>
      </PageTitleWithLead>
      {ordering.isAskedAgain ? (
        <p role="status">
          You’re logged in, but nothing has been ordered yet: the price or the currency has changed
          since you filled this in, or it has been over an hour. Please check it again.
        </p>
      ) : null}
      <GiftFields
        gift={gift}
        today={today}
        problems={problems}
        onChange={(changed) => {
          setChosen(changed);
          setProblems({});
          storeAgreementsOrGiftInHistory(
            { item, currency, subject, isGift: true },
            pairGiftChoiceWithNoAgreements(changed),
          );
        }}
      />
      <ItemTotalAndRenewalNotice
        item={item}
        currency={currency}
        startsNow
        choice={currencyChoice}
      />
      {Object.keys(problems).length === 0 ? null : (
        <ProblemSentence role="alert">{Object.values(problems).join(' ')}</ProblemSentence>
      )}
      <OrderButtonWithProblem
        item={item}
        currency={currency}
        ordering={{ ...ordering, context: { ...ordering.context, order: checked } }}
        buttonText={`Order and pay ${formatMoney(itemPriceInCurrency(item, currency))}`}
        isAuto={session.kind === 'member' && isAfterLogin}
      />
      <OrderSmallPrint>
        Until the code is used, you can withdraw for a full refund, in two taps on your account
        page.
      </OrderSmallPrint>
    </Stack>
  );
};
