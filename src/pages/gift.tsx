import { Suspense } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../domain/routes.ts';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { media } from '../ui/styles/media.ts';
import { useHydrated } from '../ui/loading/use-hydrated.ts';
import { SiteLink } from '../ui/text/site-link.tsx';
import { membershipOffersPath } from '../domain/subscribe-request.ts';

const GiftScreen = createIslandFromLoader(() =>
  import('../features/gifts/gift-screen.island.tsx').then((module) => module.RedeemGiftScreen),
);

const BoughtPlans = createIslandFromLoader(() =>
  import('../features/zone/refresh-zone-and-list-unlocked-plans.island.tsx').then(
    (module) => module.RefreshZoneAndListUnlockedPlans,
  ),
);

const RefreshZoneOnMount = createIslandFromLoader(() =>
  import('../features/zone/refresh-zone-on-mount.island.tsx').then(
    (module) => module.RefreshZoneOnMount,
  ),
);

/** As tall as the form, so that nothing moves when it comes. */
const FormPlace = styled(Stack)`
  min-height: 18.75rem;

  @media (width < 22.5em) {
    min-height: 21.75rem;
  }

  ${media.small} {
    min-height: 15.25rem;
  }
`;

const waiting = (
  <>
    <p className="prose">One moment: the field for the code is on its way.</p>
    <noscript>
      <p>It needs scripts. Allow them in your browser, then load this page again.</p>
    </noscript>
  </>
);

// Only a script can read the address and the tab's storage, so the field is rendered in the
// browser.
const CodeField = (): ReactElement =>
  useHydrated() ? (
    <Suspense fallback={waiting}>
      <GiftScreen
        redeemed={({ kind, rightId, opensAt }) => (
          <Suspense>
            {kind === 'pack' && new Date(opensAt) <= new Date() ? (
              <BoughtPlans rightIds={[rightId]} isMany={false} />
            ) : (
              <RefreshZoneOnMount />
            )}
          </Suspense>
        )}
      />
    </Suspense>
  ) : (
    waiting
  );

const GiftPage = (): ReactElement => (
  <Stack>
    <PageTitleWithLead
      title="Redeem a gift"
      lead="Somebody has given you plans: a pack that stays yours, or a year of membership. Type the code and it’s yours."
    />
    <FormPlace>
      <CodeField />
    </FormPlace>
    <p className="prose">
      A gift never renews and costs you nothing. Would you like to give one?{' '}
      <SiteLink to={membershipOffersPath}>See what you can give</SiteLink>.
    </p>
  </Stack>
);

export default GiftPage;

export const Head = (): ReactElement => (
  <PageHead
    title="Redeem a gift"
    description="Type the code of a gift card, see what it opens and from when, and redeem it for your account."
    path={routes.gift}
  />
);
