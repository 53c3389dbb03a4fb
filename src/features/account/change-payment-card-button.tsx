import { useState } from 'react';
import type { ReactElement } from 'react';
import { isPaymentUrlHttpsOrLocal } from '../../domain/orders/payment-address.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { fetchCardChangePageUrl } from '../../services/payments/billing-portal.ts';
import { Button } from '../../ui/kit/button.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';

const strange =
  'Something looked wrong with the page for your card, so we haven’t opened it. Please write to us.';

type ChangeCardProps = { readonly label: string; readonly isLoud: boolean };

/** A button that opens the payment provider’s page for changing the member's card. */
export const ChangePaymentCardButton = ({ label, isLoud }: ChangeCardProps): ReactElement => {
  const { getAccessToken } = useLoginActions();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const result = await fetchCardChangePageUrl(getAccessToken);
    if (result.kind === 'answered' && isPaymentUrlHttpsOrLocal(result.value, location.href)) {
      location.assign(result.value);
    } else if (result.kind === 'answered') setProblem(strange);
    else if (result.kind !== 'signed-out') setProblem(result.sentence);
    setBusy(false);
  };
  return (
    <>
      <Button kind={isLoud ? 'main' : 'quiet'} aria-busy={isBusy} onClick={() => void open()}>
        {label}
      </Button>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
    </>
  );
};
