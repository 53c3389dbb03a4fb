import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { isPaymentAddress } from '../../domain/orders/payment-address.ts';
import { useLogin } from '../../services/auth/use-login.ts';
import { openBillingPortal } from '../../services/payments/billing-portal.ts';
import { quietButtonStyle } from '../../ui/button.tsx';
import { Problem } from '../../ui/notice.tsx';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-items: start;
`;

const Quiet = styled.button`
  ${quietButtonStyle}
`;

const sentences = {
  signedOut: 'Your login has ended. Log in again, then look after your membership.',
  strange: 'We were given an address that we don’t trust, so we haven’t opened it. Write to us.',
} as const;

/** A button to the payment provider's page on which a member changes her card, reads her invoices and cancels. */
export const ManageMembership = (): ReactElement => {
  const { getAccessToken } = useLogin();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const result = await openBillingPortal(getAccessToken);
    if (result.kind === 'answered' && isPaymentAddress(result.value, location.href)) {
      location.assign(result.value);
    } else if (result.kind === 'answered') setProblem(sentences.strange);
    else setProblem(result.kind === 'signed-out' ? sentences.signedOut : result.sentence);
    setBusy(false);
  };
  return (
    <Box>
      <Quiet type="button" aria-busy={isBusy} onClick={() => void open()}>
        Manage your membership
      </Quiet>
      {problem === undefined ? null : <Problem role="alert">{problem}</Problem>}
    </Box>
  );
};
