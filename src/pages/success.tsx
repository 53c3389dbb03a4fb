import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/queried/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { SiteTextHead } from '../page-parts/head/site-text-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

const fallbackTitle = 'Thank you';

/** The payment service returns here with its session in the address; the contact form returns without. */
const isPayment = (search: string): boolean => new URLSearchParams(search).has('session_id');

const SuccessPage = ({ data, location }: PageProps<Queries.SuccessPageQuery>): ReactElement => {
  const isPaid = useHydrated() && isPayment(location.search);
  return (
    <Stack>
      <PageHeading {...siteTextOr(isPaid ? data.payment : data.text, fallbackTitle)} />
      <div className="prose">
        <ul>
          {isPaid ? (
            <li>
              <SiteLink to={routes.members}>Open the members zone</SiteLink>
            </li>
          ) : null}
          <li>
            <SiteLink to={routes.workoutPlans}>Choose a workout plan</SiteLink>
          </li>
          <li>
            <SiteLink to={routes.articles}>Read an article</SiteLink>
          </li>
          <li>
            <SiteLink to={routes.home}>Go to the home page</SiteLink>
          </li>
        </ul>
      </div>
    </Stack>
  );
};

export default SuccessPage;

export const Head = ({ data, location }: HeadProps<Queries.SuccessPageQuery>): ReactElement => (
  <SiteTextHead text={data.text} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query SuccessPage {
    text: contentfulSiteText(key: { eq: "success" }) {
      ...SiteText
    }
    payment: contentfulSiteText(key: { eq: "success-payment" }) {
      ...SiteText
    }
  }
`;
