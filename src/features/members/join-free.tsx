import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { LoginLink } from './login-link.tsx';

const Join = styled(LoginLink)`
  ${buttonStyle}
`;

type JoinFreeProps = { readonly title: string; readonly text: string | undefined };

/** The subscribe block of section 2 of the specification: invites a visitor to become a member. */
export const JoinFree = ({ title, text }: JoinFreeProps): ReactElement => (
  <div className="for-visitors">
    <NextStep title={title}>
      {text === undefined ? null : <p>{text}</p>}
      <Join signUp>Join Free</Join>
      <p>
        By subscribing you accept the <SiteLink to={routes.terms}>terms and conditions</SiteLink>.
      </p>
    </NextStep>
  </div>
);
