import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import {
  itemPriceInCurrency,
  pricesOfItem,
  type DigitalCatalogueItem,
  type MembershipItem,
} from '../../domain/digital-catalogue.ts';
import { formatDay } from '../../domain/days/format-day.ts';
import { formatMoney, type Currency } from '../../domain/money.ts';
import { Price } from '../../page-parts/price/price.tsx';
import { firstAndRenewalPaymentDates } from '../../domain/orders/renewal.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 40rem;
  padding-block: var(--space-4);
  border-block: 3px solid var(--ink);

  & dl {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-2) var(--space-5);
  }

  & dd {
    margin: 0;
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
`;

const Renewal = styled.p`
  max-width: 40rem;
  padding: var(--space-4);
  border: 3px solid var(--accent);
  background: var(--surface);
  font-size: var(--step-2);
  font-weight: 700;
  line-height: 1.3;
`;

type RenewalNoticeProps = {
  readonly item: MembershipItem;
  readonly currency: Currency;
  readonly startsNow: boolean;
};

/**
 * What a membership costs now and later, when, and how to stop it. The largest text on the page.
 */
const RenewalNotice = ({ item, currency, startsNow }: RenewalNoticeProps): ReactElement => {
  const price = formatMoney(itemPriceInCurrency(item, currency));
  const later = formatMoney({ currency, minorUnits: item.renewal[currency].minorUnits });
  const { first, renewal } = firstAndRenewalPaymentDates(new Date(), startsNow);
  const firstDay = startsNow ? 'today' : `on ${formatDay(first.toISOString())}`;
  return (
    <Renewal>
      You pay {price} {firstDay}, then {later} on {formatDay(renewal.toISOString())} and {later}{' '}
      every year after that, until you cancel. You can cancel whenever you like in two taps on your
      account page. It then ends with the year you have paid for.
    </Renewal>
  );
};

type OrderTotalProps = {
  readonly item: DigitalCatalogueItem;
  readonly currency: Currency;
  /** Whether a membership starts and is paid for today. */
  readonly startsNow: boolean;
  /** Lets the buyer change the currency. */
  readonly choice: ReactNode;
};

/** The item and the total price, directly above the button. */
export const ItemTotalAndRenewalNotice = ({
  item,
  currency,
  startsNow,
  choice,
}: OrderTotalProps): ReactElement => (
  <>
    <Box>
      <dl>
        <dt>
          {item.kind === 'membership' ? `${item.title}, the first year` : `${item.title}, once`}
        </dt>
        <dd>
          <Price prices={pricesOfItem(item)} />
        </dd>
      </dl>
      {choice}
    </Box>
    {item.kind === 'membership' ? (
      <RenewalNotice item={item} currency={currency} startsNow={startsNow} />
    ) : null}
  </>
);
