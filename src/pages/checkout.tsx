import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/queried/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { SiteTextHead } from '../page-parts/head/site-text-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { SiteLink } from '../ui/site-link.tsx';

const fallbackTitle = 'Your cart is empty';

const CheckoutPage = ({ data }: PageProps<Queries.CheckoutPageQuery>): ReactElement => (
  <Stack>
    <PageHeading {...siteTextOr(data.text, fallbackTitle)} />
    <div className="prose">
      <ul>
        <li>
          <SiteLink to={routes.shop}>Look round the shop</SiteLink>
        </li>
        <li>
          <SiteLink to={routes.workoutPacks}>See the workout packs</SiteLink>
        </li>
        <li>
          <SiteLink to={routes.shippingReturns}>Read about shipping and returns</SiteLink>
        </li>
      </ul>
    </div>
  </Stack>
);

export default CheckoutPage;

export const Head = ({ data, location }: HeadProps<Queries.CheckoutPageQuery>): ReactElement => (
  <SiteTextHead text={data.text} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query CheckoutPage {
    text: contentfulSiteText(key: { eq: "checkout-empty" }) {
      ...SiteText
    }
  }
`;
