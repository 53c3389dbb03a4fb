import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { sendVerificationEmailToAddress } from '../../services/verification-email.ts';
import { EmailAddressFieldWithButton } from './email-address-field-with-button.tsx';
import { Button } from '../../ui/kit/button.tsx';

const Help = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-width: 40rem;
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);

  & details {
    width: 100%;
  }

  & summary {
    width: fit-content;
    min-height: 2.75rem;
    padding-block: var(--space-2);
    font-weight: 700;
    cursor: pointer;
  }

  & details > p {
    margin-bottom: var(--space-3);
  }
`;

type Sending =
  | { readonly step: 'none' | 'sending' }
  | { readonly step: 'sent'; readonly address: string }
  | { readonly step: 'failed'; readonly sentence: string };

type VerifyHelpProps = {
  /** The unverified address; undefined if the login service hasn't given it. */
  readonly address: string | undefined;
  readonly isBusy: boolean;
  /** Signs up again with another address. */
  readonly onOtherAddress: (address: string) => void;
};

/** Resends the e-mail, and helps somebody who mistyped her address. */
export const EmailVerificationHelp = ({
  address,
  isBusy,
  onOtherAddress,
}: VerifyHelpProps): ReactElement => {
  const [sending, setSending] = useState<Sending>({ step: 'none' });
  const isSending = sending.step === 'sending';
  const send = async (to: string): Promise<void> => {
    if (isSending) return;
    setSending({ step: 'sending' });
    const result = await sendVerificationEmailToAddress(to);
    setSending(
      result.kind === 'answered'
        ? { step: 'sent', address: to }
        : { step: 'failed', sentence: result.sentence },
    );
  };
  return (
    <Help>
      {address === undefined ? (
        <EmailAddressFieldWithButton
          label="The e-mail address that you signed up with"
          button={isSending ? 'Sending…' : 'Send the e-mail again'}
          address=""
          isBusy={isSending}
          onAddress={(typed) => void send(typed)}
        />
      ) : (
        <Button kind="quiet" aria-busy={isSending} onClick={() => void send(address)}>
          {isSending ? 'Sending…' : 'Send the e-mail again'}
        </Button>
      )}
      <p role="status">
        {sending.step === 'sent'
          ? `Another e-mail is on its way to ${sending.address}. If it doesn’t arrive, check your spam folder.`
          : null}
        {sending.step === 'failed' ? sending.sentence : null}
      </p>
      <details>
        <summary>Is the address wrong?</summary>
        <p>Sign up again with the right one.</p>
        <EmailAddressFieldWithButton
          label="Your e-mail address"
          button="Sign up with this address"
          address={address ?? ''}
          isBusy={isBusy}
          onAddress={onOtherAddress}
        />
      </details>
    </Help>
  );
};
