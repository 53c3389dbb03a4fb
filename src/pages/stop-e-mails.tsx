import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { accessCodeValueByName } from '../domain/addresses/address-codes.ts';
import { routes } from '../domain/routes.ts';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { useAccessCodesHiddenFromUrl } from '../page-parts/use-access-codes-hidden-from-url.ts';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

const StopMailsScreen = createIslandFromLoader(() =>
  import('../features/account/stop-mails-screen.island.tsx').then(
    (module) => module.StopMailsScreen,
  ),
);

const waiting = (
  <>
    <p>One moment: the button is on its way.</p>
    <noscript>
      <p>
        It needs scripts. Reply to the e-mail instead, with the word “stop”, and we’ll do it for
        you.
      </p>
    </noscript>
  </>
);

// Only the browser knows the link.
const StopMailsPage = ({ location }: PageProps): ReactElement => {
  const codes = useAccessCodesHiddenFromUrl(location);
  const isHydrated = useHydrated();
  return (
    <Stack>
      <PageTitleWithLead
        title="Stop these e-mails"
        lead="One tap, and you get no more of the e-mails that you asked for in your account. Those about your orders and your membership still come."
      />
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <StopMailsScreen link={accessCodeValueByName(codes, 'mails') ?? ''} />
        </Suspense>
      ) : (
        waiting
      )}
    </Stack>
  );
};

export default StopMailsPage;

export const Head = (): ReactElement => (
  <PageHead
    title="Stop these e-mails"
    description="End the e-mails about The Year and the members’ letters that you asked for in your account, with one tap and without a login."
    path={routes.stopMails}
  />
);
