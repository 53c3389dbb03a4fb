import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { PaymentsAnswer } from '../../domain/account/account-requests-and-answers.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { formatMoney } from '../../domain/money.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { fetchPayments } from '../../services/account/account-api.ts';
import { Button } from '../../ui/kit/button.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { AccountRows, AccountSection } from './parts.tsx';

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);

  & a {
    display: inline-block;
    min-height: 2.75rem;
    padding-block: var(--space-2);
    font-weight: 700;
  }
`;

type Payment = PaymentsAnswer['payments'][number];

const linksOf = ({ receiptUrl, invoiceUrl, invoicePdfUrl }: Payment) =>
  [
    ['Receipt', receiptUrl],
    ['Invoice', invoiceUrl],
    ['Invoice as PDF', invoicePdfUrl],
  ] as const;

/** Receipts are the payment provider’s own pages, so only web addresses become links. */
const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address);

const PaymentRow = ({ payment }: { readonly payment: Payment }): ReactElement => (
  <li>
    <h3>{payment.title}</h3>
    <p>
      {formatMoney(payment.amount)} on {readableUkDate(payment.paidAt)}
      {payment.refunded.minorUnits === 0
        ? '.'
        : `, of which ${formatMoney(payment.refunded)} was refunded.`}
    </p>
    <Links>
      {linksOf(payment).map(([label, address]) =>
        address === null || !isWebAddress(address) ? null : (
          <li key={label}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {label}{' '}
              <span className="visually-hidden">
                for {payment.title}, {readableUkDate(payment.paidAt)} (opens a new tab)
              </span>
            </a>
          </li>
        ),
      )}
    </Links>
  </li>
);

type Payments =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly sentence: string }
  | { readonly step: 'loaded'; readonly payments: readonly Payment[] };

type OwnPaymentsProps = {
  /** Changes after each press that may have moved money. */
  readonly version: number;
};

/**
 * The member's payments with the payment provider’s receipts. They have a request of their own, so
 * the rest of the page doesn’t wait for them.
 */
export const OwnPayments = ({ version }: OwnPaymentsProps): ReactElement => {
  const { getAccessToken } = useLoginActions();
  const [state, setState] = useState<Payments>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => fetchPayments(getAccessToken));
  useEffect(() => {
    let isOver = false;
    void ask().then((result) => {
      if (isOver || result.kind === 'signed-out') return;
      setState(
        result.kind === 'answered'
          ? { step: 'loaded', payments: result.value.payments }
          : { step: 'failed', sentence: result.sentence },
      );
    });
    return () => {
      isOver = true;
    };
  }, [attempt, version]);
  return (
    <AccountSection id="payments" title="Payments and receipts">
      {state.step === 'loading' ? <p role="status">We are fetching them…</p> : null}
      {state.step === 'failed' ? (
        <>
          <ProblemSentence role="alert">{state.sentence}</ProblemSentence>
          <div>
            <Button
              kind="quiet"
              onClick={() => {
                setState({ step: 'loading' });
                setAttempt((count) => count + 1);
              }}
            >
              Try again
            </Button>
          </div>
        </>
      ) : null}
      {state.step === 'loaded' && state.payments.length === 0 ? (
        <p>You haven’t paid anything yet.</p>
      ) : null}
      {state.step === 'loaded' && state.payments.length > 0 ? (
        <AccountRows>
          {state.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </AccountRows>
      ) : null}
    </AccountSection>
  );
};
