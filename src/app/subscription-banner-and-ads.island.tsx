import { graphql, useStaticQuery } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { chooseAdsBelowPage } from '../domain/promotions.ts';
import { AdList } from '../features/promotions/ad-list.tsx';
import { SubscriptionBanner } from '../features/promotions/subscription-banner.tsx';
import { FetchUnknownSubscriptionOnMount } from '../features/zone/membership/fetch-unknown-subscription-on-mount.tsx';
import { Container } from '../ui/layout/layout.tsx';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-bottom: var(--space-5);
`;

const useAds = (): readonly Queries.AdCardFragment[] =>
  useStaticQuery<Queries.PromotionsBelowPagesQuery>(graphql`
    query PromotionsBelowPages {
      ads: allContentfulAd(sort: { title: ASC }) {
        nodes {
          ...AdCard
        }
      }
    }
  `).ads.nodes;

type PromotionsProps = { readonly path: string };

/** The subscription banner and the ads below a page. The page's address determines the ads. */
export const SubscriptionBannerAndAds = ({ path }: PromotionsProps): ReactElement => {
  const ads = chooseAdsBelowPage(path, useAds());
  return (
    <Column as="aside" aria-label="Offers" className="no-print">
      <SubscriptionBanner />
      {ads.length === 0 ? null : <AdList ads={ads} />}
      <FetchUnknownSubscriptionOnMount />
    </Column>
  );
};
