import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { accessCodeValueByName } from '../../domain/addresses/address-codes.ts';
import {
  requestSecondMemberChange,
  confirmReducedPriceProofEmail,
} from '../../services/account/account-api.ts';
import { discardAccessCodesOfPage } from '../../services/codes-of-page.ts';
import { AccountSection } from './parts.tsx';
import { ActionWithoutConfirmation } from './two-steps.tsx';

/** The target of an e-mail's link to this page. */
type EmailLink = { readonly kind: 'invitation' | 'proof'; readonly code: string };

const linkedIn = (codes: string): EmailLink | undefined => {
  const invitation = accessCodeValueByName(codes, 'invitation');
  if (invitation !== undefined) return { kind: 'invitation', code: invitation };
  const proof = accessCodeValueByName(codes, 'proof');
  return proof === undefined ? undefined : { kind: 'proof', code: proof };
};

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;
  padding: var(--space-5) var(--space-4);
  background: var(--pine);
  color: var(--chalk);
  --problem: var(--chalk);
  --focus: var(--brass);

  & h3 {
    font-size: var(--step-2);
  }

  & > p {
    max-width: 40rem;
  }

  & > button {
    border-color: var(--brass);
    background: var(--brass);
    color: var(--coal);
  }
`;

type EmailLinkActionProps = { readonly codes: string };

/** Lets the member accept or confirm with one press what an e-mail's link is about. */
export const ActionFromEmailLink = ({ codes }: EmailLinkActionProps): ReactElement | null => {
  const linked = linkedIn(codes);
  const [isDone, setDone] = useState(false);
  if (linked === undefined) return null;
  const isInvitation = linked.kind === 'invitation';
  return (
    <AccountSection id="arrival" title={isInvitation ? 'An invitation' : 'Your address'}>
      {isDone ? null : (
        <Box>
          <h3>
            {isInvitation
              ? 'Somebody shares her membership with you'
              : 'Is that e-mail address yours?'}
          </h3>
          <p>
            {isInvitation
              ? 'You get the same plans as she has, on your own account, for as long as she shares it. She pays, and she can see your address. You can leave whenever you like.'
              : 'Confirm it, and one of us will look at your request.'}
          </p>
          <ActionWithoutConfirmation
            label={isInvitation ? 'Accept' : 'Yes, it’s mine'}
            call={
              isInvitation
                ? requestSecondMemberChange({ action: 'accept', code: linked.code })
                : confirmReducedPriceProofEmail(linked.code)
            }
            done={() => {
              discardAccessCodesOfPage();
              setDone(true);
              return isInvitation
                ? 'The place is yours. “What is yours” says when it opens.'
                : 'Thank you. One of us will look at it and write to you.';
            }}
          />
        </Box>
      )}
    </AccountSection>
  );
};
