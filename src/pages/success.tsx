import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteTextOr } from '../content/queried/site-texts.ts';
import { sentFragment, toArrival } from '../domain/after-sending.ts';
import { routes } from '../domain/routes.ts';
import { SiteTextHead } from '../page-parts/head/site-text-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

const fallbackTitle = 'What to do next';
const sentTitle = 'Thank you';

// Before hydration, and without scripts, the address's fragment decides what is shown.
const Unhydrated = styled.div`
  &:not(:target) [data-if='sent'],
  &:target [data-if='nothing'] {
    display: none;
  }
`;

type UnhydratedHeadingProps = Record<
  'sent' | 'nothing',
  { readonly title: string; readonly lead: string | undefined }
>;

const UnhydratedHeading = ({ sent, nothing }: UnhydratedHeadingProps): ReactElement => {
  const either = (one: string | undefined, other: string | undefined): ReactElement => (
    <>
      <span data-if="sent">{one}</span>
      <span data-if="nothing">{other}</span>
    </>
  );
  return (
    <Unhydrated id={sentFragment}>
      <PageHeading
        title={either(sent.title, nothing.title)}
        lead={either(sent.lead, nothing.lead)}
      />
    </Unhydrated>
  );
};

const SuccessPage = ({ data, location }: PageProps<Queries.SuccessPageQuery>): ReactElement => {
  const isHydrated = useHydrated();
  const arrival = isHydrated
    ? toArrival({ ...location, referrer: document.referrer, origin: location.origin })
    : undefined;
  const sent = siteTextOr(data.sent, sentTitle);
  const nothing = siteTextOr(data.nothing, fallbackTitle);
  const heading = (): ReactElement => {
    switch (arrival?.kind) {
      case undefined:
        return <UnhydratedHeading sent={sent} nothing={nothing} />;
      case 'sent':
        return (
          <PageHeading {...sent}>
            {arrival.email === undefined ? null : (
              <p>
                Our answer goes to <strong>{arrival.email}</strong>. If that’s not your address,{' '}
                <SiteLink to={routes.contact}>write again</SiteLink>.
              </p>
            )}
          </PageHeading>
        );
      case 'unknown-order':
        return <PageHeading {...siteTextOr(data.unknownOrder, fallbackTitle)} />;
      case 'nothing':
        return <PageHeading {...nothing} />;
    }
  };
  return (
    <Stack>
      {heading()}
      <div className="prose">
        <ul>
          {arrival?.kind === 'sent' ? null : (
            <li>
              <SiteLink to={routes.contact}>Write to us</SiteLink>
            </li>
          )}
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
  <SiteTextHead text={data.nothing} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query SuccessPage {
    sent: contentfulSiteText(key: { eq: "success" }) {
      ...SiteText
    }
    nothing: contentfulSiteText(key: { eq: "success-nothing-sent" }) {
      ...SiteText
    }
    unknownOrder: contentfulSiteText(key: { eq: "success-unknown-order" }) {
      ...SiteText
    }
  }
`;
