import type { ReactElement } from 'react';
import styled from 'styled-components';
import { site } from '../../config/site.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { NextStep } from '../../ui/next-step.tsx';

const Join = styled.a`
  ${buttonStyle}
`;

type MailingListInvitationProps = { readonly title: string; readonly text: string };

/** Invites a reader to the mailing list. */
export const MailingListInvitation = ({
  title,
  text,
}: MailingListInvitationProps): ReactElement => (
  <NextStep title={title}>
    <p>{text}</p>
    <Join href={`mailto:${site.email}?subject=Mailing%20list`}>Join by e-mail</Join>
  </NextStep>
);
