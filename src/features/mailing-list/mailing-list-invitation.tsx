import type { ReactElement } from 'react';
import { NextStep } from '../../ui/layout/next-step.tsx';
import { MailingListForm } from './mailing-list-form.tsx';

type MailingListInvitationProps = { readonly title: string; readonly text: string };

/** A coloured box with a title, a text and the mailing list form. */
export const MailingListInvitation = ({
  title,
  text,
}: MailingListInvitationProps): ReactElement => (
  <NextStep title={title}>
    <p>{text}</p>
    <MailingListForm on="ink" />
  </NextStep>
);
