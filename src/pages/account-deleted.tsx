import type { ReactElement } from 'react';
import { routes } from '../domain/routes.ts';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';

const AccountDeletedPage = (): ReactElement => (
  <Stack>
    <PageTitleWithLead
      title="Your account is being deleted"
      lead="You are logged out, and nothing more is taken. An e-mail tells you when everything is gone, which is a matter of minutes unless a service that we need is down."
    />
    <div className="prose">
      <p>
        Your orders, their confirmations and your payments stay with us for six years, because the
        law wants that. The free plans, the exercises and the calculators stay open to you like to
        everybody.
      </p>
      <ul>
        <li>
          <SiteLink to={routes.workoutPlans}>Free workout plans</SiteLink>
        </li>
        <li>
          <SiteLink to={routes.contact}>Write to us if something is wrong</SiteLink>
        </li>
        <li>
          <SiteLink to={routes.home}>Go to the home page</SiteLink>
        </li>
      </ul>
    </div>
  </Stack>
);

export default AccountDeletedPage;

export const Head = (): ReactElement => (
  <PageHead
    title="Your account is being deleted"
    description="You are logged out, your account is being deleted, and an e-mail tells you when it is done."
    path={routes.accountDeleted}
  />
);
