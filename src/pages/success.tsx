import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { completedActionOfVisit, sentFormFragment } from '../domain/addresses/completed-action.ts';
import { routes } from '../domain/routes.ts';
import { HeadFromEditorsTitleAndLead } from '../page-parts/page-head/head-from-editors-title-and-lead.tsx';
import { LoadingSplash } from '../page-parts/loading-splash.tsx';
import { useAccessCodesHiddenFromUrl } from '../page-parts/use-access-codes-hidden-from-url.ts';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

const PlacedOrder = createIslandFromLoader(() =>
  import('../features/checkout/placed-order.island.tsx').then((module) => module.PlacedOrderScreen),
);

const PlacedShopOrder = createIslandFromLoader(() =>
  import('../features/shop-order/placed-shop-order.island.tsx').then(
    (module) => module.PlacedShopOrderScreen,
  ),
);

const BoughtPlans = createIslandFromLoader(() =>
  import('../features/zone/refresh-zone-and-list-unlocked-plans.island.tsx').then(
    (module) => module.RefreshZoneAndListUnlockedPlans,
  ),
);

const fallbackTitle = 'What to do next';
const sentTitle = 'Thank you';

// Before hydration, and without scripts, the fragment of the address decides what is shown. Only a
// script can tell whether the payment provider has redirected here, so with scripts the content for
// visitors without an order stays hidden until then.
const Unhydrated = styled.div`
  &:not(:target) [data-if='sent'],
  &:target [data-if='nothing'] {
    display: none;
  }

  @media (scripting: enabled) {
    &:not(:target) {
      visibility: hidden;
      animation: appear 0s 3s forwards;
    }
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
    <Unhydrated id={sentFormFragment}>
      <PageTitleWithLead
        title={either(sent.title, nothing.title)}
        lead={either(sent.lead, nothing.lead)}
      />
    </Unhydrated>
  );
};

type WaysOnProps = { readonly hasWritten: boolean };

const WaysOn = ({ hasWritten }: WaysOnProps): ReactElement => (
  <div className="prose">
    <ul>
      {hasWritten ? null : (
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
);

type UnknownOrderProps = { readonly text: Queries.SuccessPageQuery['unknownOrder'] };

const UnknownOrder = ({ text }: UnknownOrderProps): ReactElement => (
  <Stack>
    <PageTitleWithLead {...editorsTitleAndLeadOrTitle(text, fallbackTitle)} />
    <WaysOn hasWritten={false} />
  </Stack>
);

const SuccessPage = ({ data, location }: PageProps<Queries.SuccessPageQuery>): ReactElement => {
  const codes = useAccessCodesHiddenFromUrl(location);
  const isHydrated = useHydrated();
  const arrival = isHydrated
    ? completedActionOfVisit({
        ...location,
        codes,
        referrer: document.referrer,
        origin: location.origin,
      })
    : undefined;
  const sent = editorsTitleAndLeadOrTitle(data.sent, sentTitle);
  const nothing = editorsTitleAndLeadOrTitle(data.nothing, fallbackTitle);
  switch (arrival?.kind) {
    case undefined:
      return (
        <Stack>
          <UnhydratedHeading sent={sent} nothing={nothing} />
          <WaysOn hasWritten={false} />
        </Stack>
      );
    case 'sent':
      return (
        <Stack>
          <PageTitleWithLead {...sent}>
            {arrival.email === undefined ? null : (
              <p>
                Our answer goes to <strong>{arrival.email}</strong>. If that’s not your address,{' '}
                <SiteLink to={routes.contact}>write again</SiteLink>.
              </p>
            )}
          </PageTitleWithLead>
          <WaysOn hasWritten />
        </Stack>
      );
    case 'shop-order':
      return (
        <Suspense fallback={<LoadingSplash title="Looking up your order" />}>
          <PlacedShopOrder
            link={arrival.link}
            sessionId={arrival.sessionId}
            unknown={<UnknownOrder text={data.unknownOrder} />}
            bought={({ lines }) => {
              const packs = lines.filter(({ kind }) => kind === 'pack');
              return packs.length === 0 ? null : (
                <Suspense>
                  <BoughtPlans rightIds={packs.map(({ sku }) => sku)} isMany={false} />
                </Suspense>
              );
            }}
          />
        </Suspense>
      );
    case 'order':
      return (
        <Suspense fallback={<LoadingSplash title="Looking up your order" />}>
          <PlacedOrder
            sessionId={arrival.sessionId}
            unknown={<UnknownOrder text={data.unknownOrder} />}
            bought={({ rightId, kind }) => (
              <Suspense>
                <BoughtPlans rightIds={[rightId]} isMany={kind === 'membership'} />
              </Suspense>
            )}
          />
        </Suspense>
      );
    case 'nothing':
      return (
        <Stack>
          <PageTitleWithLead {...nothing} />
          <WaysOn hasWritten={false} />
        </Stack>
      );
  }
};

export default SuccessPage;

export const Head = ({ data, location }: HeadProps<Queries.SuccessPageQuery>): ReactElement => (
  <HeadFromEditorsTitleAndLead
    text={data.nothing}
    fallbackTitle={fallbackTitle}
    path={location.pathname}
  />
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
