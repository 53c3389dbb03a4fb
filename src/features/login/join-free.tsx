import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { membershipOffersPath } from '../../domain/subscribe-request.ts';
import { MembersZoneLoginLink } from '../../page-parts/login/members-zone-login-link.tsx';
import { buttonClass } from '../../ui/kit/button.tsx';
import { NextStep } from '../../ui/layout/next-step.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type JoinFreeProps = { readonly title: string; readonly text: string | undefined };

/** The subscribe block (SCREENS-11): invites visitors to become members. Hidden for members. */
export const JoinFree = ({ title, text }: JoinFreeProps): ReactElement => (
  <div className="for-visitors">
    <NextStep title={title}>
      {text === undefined ? null : <p>{text}</p>}
      <MembersZoneLoginLink signUp className={buttonClass('main')}>
        Join Free
      </MembersZoneLoginLink>
      <p>
        By subscribing you accept the <SiteLink to={routes.terms}>terms and conditions</SiteLink>.
        Joining is free and you don’t need a card. The{' '}
        <SiteLink to={membershipOffersPath}>annual membership</SiteLink> and the packs are sold
        separately, and you see the price before you order.
      </p>
    </NextStep>
  </div>
);
