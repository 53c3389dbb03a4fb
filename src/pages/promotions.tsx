import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/queried/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { AdCard } from '../features/promotions/ad-card.tsx';
import { OfferCard } from '../features/promotions/offer-card.tsx';
import { SiteTextHead } from '../page-parts/head/site-text-head.tsx';
import { PageHeading, SectionHeading } from '../ui/heading.tsx';
import { CardGrid, Stack } from '../ui/layout.tsx';
import { SiteLink } from '../ui/site-link.tsx';

const fallbackTitle = 'Promotions';

const PromotionsPage = ({ data }: PageProps<Queries.PromotionsPageQuery>): ReactElement => (
  <Stack>
    <PageHeading {...siteTextOr(data.text, fallbackTitle)} />
    <Stack as="section">
      <SectionHeading id="membership">Membership</SectionHeading>
      <CardGrid>
        {data.offers.nodes.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </CardGrid>
      <p>
        To join, or to ask which offer fits you,{' '}
        <SiteLink to={routes.contact}>write to us</SiteLink>. The{' '}
        <SiteLink to={routes.terms}>terms and conditions</SiteLink> apply.
      </p>
    </Stack>
    <Stack as="section">
      <SectionHeading>More offers</SectionHeading>
      <CardGrid>
        {data.ads.nodes.map((ad) => (
          <li key={ad.id}>
            <AdCard ad={ad} />
          </li>
        ))}
      </CardGrid>
    </Stack>
  </Stack>
);

export default PromotionsPage;

export const Head = ({ data, location }: HeadProps<Queries.PromotionsPageQuery>): ReactElement => (
  <SiteTextHead text={data.text} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query PromotionsPage {
    text: contentfulSiteText(key: { eq: "promotions" }) {
      ...SiteText
    }
    offers: allContentfulSubscriptionOffer(sort: { index: ASC }) {
      nodes {
        ...OfferCard
      }
    }
    ads: allContentfulAd(sort: { title: ASC }) {
      nodes {
        ...AdCard
      }
    }
  }
`;
