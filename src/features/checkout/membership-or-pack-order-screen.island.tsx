import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { pageReadyEvent } from '../../domain/currency-call.ts';
import type { DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import {
  findItemByProductParameter,
  isCheckoutQueryForGift,
} from '../../domain/orders/order-page-path.ts';
import { routes } from '../../domain/routes.ts';
import { membershipOffersPath } from '../../domain/subscribe-request.ts';
import { CurrencySwitch } from '../../page-parts/price/currency-switch.tsx';
import { useVisitorCurrencyIfKnown } from '../../services/currency.ts';
import { forget } from '../../services/storage.ts';
import { usePageTitle } from '../../page-parts/use-page-title.ts';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { GiftOrderPage } from './gift-order-page.tsx';
import {
  MembershipOrPackOrderPage,
  type MembershipOrPackOrderPageProps,
} from './membership-or-pack-order-page.tsx';
import { AlreadyOwnedPage } from './owned-page.tsx';
import { useIsRememberedAsOwned } from './use-owns.ts';

/** The orderable items, and a line or two about each product by its id. */
type OrderableItems = {
  readonly items: DigitalCatalogue;
  readonly insideOf: (productId: string) => string | undefined;
};

const notForSaleTitle = 'We don’t sell that here';

const NotForSale = (): ReactElement => {
  // A subscribe request has led here; if it stayed, every login would lead here again.
  useEffect(() => forget('redirect'), []);
  usePageTitle(notForSaleTitle);
  return (
    <Stack>
      <PageTitleWithLead
        title={notForSaleTitle}
        lead="That link is for something we don’t sell, or no longer sell. Nothing has been ordered."
      />
      <div className="prose">
        <ul>
          <li>
            <SiteLink to={routes.workoutPacks}>See the workout packs</SiteLink>
          </li>
          <li>
            <SiteLink to={membershipOffersPath}>See what the membership costs</SiteLink>
          </li>
          <li>
            <SiteLink to={routes.contact}>Ask us about it</SiteLink>
          </li>
        </ul>
      </div>
    </Stack>
  );
};

export type MembershipOrPackOrderScreenProps = OrderableItems & {
  /** The requested product: its id, or the membership's short name. */
  readonly product: string;
  /** The page's query string. */
  readonly search: string;
};

/** An order for the buyer herself, or the way to what she has already. */
const OwnOrder = (props: MembershipOrPackOrderPageProps): ReactElement =>
  useIsRememberedAsOwned(props.item) ? (
    <AlreadyOwnedPage item={props.item} />
  ) : (
    <MembershipOrPackOrderPage {...props} />
  );

/** The order page, or a sentence if the requested product isn't for sale. */
export const MembershipOrPackOrderScreen = ({
  items,
  insideOf,
  product,
  search,
}: MembershipOrPackOrderScreenProps): ReactElement => {
  // Until the buyer's currency is known, she sees and pays in pounds (R16).
  const currency = useVisitorCurrencyIfKnown() ?? 'gbp';
  useEffect(() => {
    // Prices have loaded: the currency call may have to run for them.
    dispatchEvent(new Event(pageReadyEvent));
  }, []);
  const item = findItemByProductParameter(items, product);
  if (item === undefined) return <NotForSale />;
  if (item.kind === 'gift-membership' || (item.kind === 'pack' && isCheckoutQueryForGift(search))) {
    return (
      <GiftOrderPage
        key={`gift-${item.productId}`}
        item={item}
        currency={currency}
        currencyChoice={<CurrencySwitch />}
        search={search}
      />
    );
  }
  return (
    <OwnOrder
      key={item.productId}
      item={item}
      inside={insideOf(item.productId)}
      currency={currency}
      currencyChoice={<CurrencySwitch />}
      search={search}
    />
  );
};
