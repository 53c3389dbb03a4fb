import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { RedirectToLoginUnlessMember } from '../../features/login/redirect-to-login-unless-member.tsx';
import { PageHead } from '../../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { useAccessCodesHiddenFromUrl } from '../../page-parts/use-access-codes-hidden-from-url.ts';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';

const GiftCardScreenForGiver = createIslandFromLoader(() =>
  import('../../features/gifts/gift-card-screen-for-giver.island.tsx').then(
    (module) => module.GiftCardScreenForGiver,
  ),
);

const GiftCardPage = ({ location }: PageProps): ReactElement => {
  const codes = useAccessCodesHiddenFromUrl(location);
  return (
    <RedirectToLoginUnlessMember>
      <Suspense fallback={<LoadingSplash title="Your gift" />}>
        <GiftCardScreenForGiver codes={codes} />
      </Suspense>
    </RedirectToLoginUnlessMember>
  );
};

export default GiftCardPage;

export const Head = (): ReactElement => (
  <PageHead
    title="The card for your gift"
    description="The card of a gift that you have bought, with its code, to print and hand over."
    path={routes.giftCard}
  />
);
