import { graphql, useStaticQuery } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { arePromotionsShownAtPath } from '../domain/promotions.ts';
import {
  hasOwnMailingListForm,
  routes,
  showsCartInHeader,
  sideBannersFor,
} from '../domain/routes.ts';
import { MailingListForm } from '../features/mailing-list/mailing-list-form.tsx';
import { searchTextFromQueryString } from '../domain/search-index/search-text.ts';
import { MembersZoneButton } from '../features/login/members-zone-button.tsx';
import { ShownWhenLoggedIn } from '../features/login/shown-when-logged-in.tsx';
import { useLoginForSubscribeRequest } from '../features/login/use-login-for-subscribe-request.ts';
import { Footer } from '../features/navigation/footer.tsx';
import { Header } from '../features/navigation/header.tsx';
import { SearchBox } from '../features/search/box/search-box.tsx';
import { CompanyContext } from '../page-parts/company.ts';
import { Container } from '../ui/layout/layout.tsx';
import { createIslandFromLoader, createIslandFromLoaderWhenNear } from '../ui/loading/island.tsx';
import { media } from '../ui/styles/media.ts';
import { CurrentPathContext } from '../ui/text/site-link.tsx';
import { PageErrorBoundary } from './failures/page-error-boundary.tsx';
import { useMemberLogSyncIfSwitchedOn } from './use-member-log-sync-if-switched-on.ts';
import { useMemberPlansInSearch } from './use-member-plans-in-search.ts';

// An island, because half of the pages have no banners.
const SideBanners = createIslandFromLoader(() =>
  import('./more-on-this-site-beside-page.island.tsx').then(
    (module) => module.MoreOnThisSiteBesidePage,
  ),
);

const MemberAccountMenu = createIslandFromLoader(() =>
  import('../features/zone/menu/member-account-menu.island.tsx').then(
    (module) => module.MemberAccountMenu,
  ),
);

const CartLink = createIslandFromLoader(() =>
  import('../features/shop/cart-link.island.tsx').then((module) => module.CartLink),
);

const OwnLinks = createIslandFromLoader(() =>
  import('../features/zone/menu/member-links-of-sidebar-and-menu.island.tsx').then(
    (module) => module.SidebarMemberLinks,
  ),
);

const Promotions = createIslandFromLoaderWhenNear(() =>
  import('./subscription-banner-and-ads.island.tsx').then(
    (module) => module.SubscriptionBannerAndAds,
  ),
);

const Main = styled.main`
  display: block;
  padding-block: var(--space-6);

  ${media.small} {
    padding-block: var(--space-7);
  }
`;

const WithBanners = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** What every page shows of the content: the header's links and the company. */
const useFrame = () => {
  const { company, exerciseCategories, calculators } = useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      company {
        ...Company
      }
      exerciseCategories: allContentfulExerciseCategory(sort: { order: ASC }) {
        nodes {
          label: title
          to: path
        }
      }
      calculators: allContentfulCalculator(sort: { order: ASC }) {
        nodes {
          label: title
          to: path
        }
      }
    }
  `);
  return {
    company,
    links: { exerciseCategories: exerciseCategories.nodes, calculators: calculators.nodes },
  };
};

type MemberEffectsProps = { readonly query: string };

/**
 * Effects that depend on the session. In a separate component, so that a change does not render the
 * shell again.
 */
const MemberEffects = ({ query }: MemberEffectsProps): null => {
  useLoginForSubscribeRequest(query);
  useMemberPlansInSearch();
  useMemberLogSyncIfSwitchedOn();
  return null;
};

type ShellProps = {
  readonly path: string;
  /** The query string of the address with its `?`; empty during the build. */
  readonly query: string;
  /** Whether the page has full-width parts, such as home. */
  readonly fullWidth: boolean;
  readonly children: ReactNode;
};

/** The frame of every page: header, main column with side banners, footer. */
export const PageShell = ({ path, query, fullWidth, children }: ShellProps): ReactElement => {
  // A new key for each address restarts the page's entrance animation.
  const page = (
    <div className="page" key={path}>
      <PageErrorBoundary path={path}>{children}</PageErrorBoundary>
    </div>
  );
  // On the page of results the search box shows the query.
  const pageText = path === routes.search ? searchTextFromQueryString(query) : '';
  const hasBanners = sideBannersFor(path).length > 0;
  const { company, links } = useFrame();
  return (
    <CurrentPathContext value={path}>
      <CompanyContext value={company}>
        <MemberEffects query={query} />
        <Header
          {...links}
          search={<SearchBox hasShortcuts pageText={pageText} />}
          account={
            showsCartInHeader(path) ? (
              <Suspense>
                <CartLink />
              </Suspense>
            ) : (
              <MembersZoneButton menu={<MemberAccountMenu />} />
            )
          }
          own={
            <ShownWhenLoggedIn>
              <OwnLinks />
            </ShownWhenLoggedIn>
          }
        />
        {fullWidth ? (
          <main id="main">{page}</main>
        ) : (
          <Main id="main">
            {hasBanners ? (
              <WithBanners>
                {page}
                <Suspense>
                  <SideBanners path={path} />
                </Suspense>
              </WithBanners>
            ) : (
              <Container>{page}</Container>
            )}
          </Main>
        )}
        {arePromotionsShownAtPath(path) ? <Promotions key={path} path={path} /> : null}
        <Suspense>
          <Footer mailingList={hasOwnMailingListForm(path) ? null : <MailingListForm on="ink" />} />
        </Suspense>
      </CompanyContext>
    </CurrentPathContext>
  );
};
