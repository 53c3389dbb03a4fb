import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { catalogueOfQueriedSales } from '../../content/queried/orderables.ts';
import { membershipOfOffer } from '../../domain/digital-catalogue.ts';
import type { OfferKeyNeedingProof } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { orderPagePathForProductId } from '../../domain/orders/order-page-path.ts';
import { routes } from '../../domain/routes.ts';
import { RedirectToLoginUnlessMember } from '../../features/login/redirect-to-login-unless-member.tsx';
import { useMemberZoneStore } from '../../features/zone/use-zone.ts';
import { PageHead } from '../../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { useAccessCodesHiddenFromUrl } from '../../page-parts/use-access-codes-hidden-from-url.ts';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';

const AccountScreen = createIslandFromLoader(() =>
  import('../../features/account/account-screen.island.tsx').then((module) => module.AccountScreen),
);

type Props = PageProps<Queries.AccountPageQuery>;

type OwnAccountProps = Pick<Props, 'data'> & { readonly codes: string };

const OwnAccount = ({ data, codes }: OwnAccountProps): ReactElement => {
  const zone = useMemberZoneStore();
  const items = catalogueOfQueriedSales(data.sales.nodes);
  const targetOf = (offer: OfferKeyNeedingProof): string | undefined => {
    const item = membershipOfOffer(items, offer);
    return item === undefined ? undefined : orderPagePathForProductId(item.productId);
  };
  return (
    <Suspense fallback={<LoadingSplash title="Your account" />}>
      <AccountScreen codes={codes} items={items} targetOf={targetOf} onChange={zone.refresh} />
    </Suspense>
  );
};

const AccountPage = ({ data, location }: Props): ReactElement => {
  const codes = useAccessCodesHiddenFromUrl(location);
  return (
    <RedirectToLoginUnlessMember>
      <OwnAccount data={data} codes={codes} />
    </RedirectToLoginUnlessMember>
  );
};

export default AccountPage;

export const Head = (): ReactElement => (
  <PageHead
    title="Your account"
    description="Your membership, orders, receipts, gifts and data, and how to change or end any of it."
    path={routes.account}
  />
);

export const query = graphql`
  query AccountPage {
    sales: allSale {
      nodes {
        ...OrderableSale
      }
    }
  }
`;
