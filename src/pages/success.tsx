import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

const fallbackTitle = 'Thank you';

/** A payment comes back with its session in the address; a message, with scripts or without, comes with nothing. */
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

export const Head = ({ data, location }: HeadProps<Queries.SuccessPageQuery>): ReactElement => {
  const { title, lead } = siteTextOr(data.text, fallbackTitle);
  return <PageHead title={title} description={lead ?? title} path={location.pathname} />;
};

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
