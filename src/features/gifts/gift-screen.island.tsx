import { useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import styled from 'styled-components';
import type { GiftCodeAnswer } from '../../domain/gifts/gifts.ts';
import { giftPeriodTextIfRedeemedNow, ownRenewalNote } from '../../domain/gifts/gift-words.ts';
import { routes } from '../../domain/routes.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Field } from '../../ui/kit/field.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { useGiftCodeLookupAndRedemption } from './use-gift-code-lookup-and-redemption.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;
  max-width: 40rem;

  & > * {
    width: 100%;
  }

  & > button {
    width: auto;
  }

  & input {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
`;

const Poster = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;
  max-width: 52rem;
  padding: var(--space-6) var(--space-5);
  background: var(--pine);
  color: var(--chalk);
  --focus: var(--brass);
  --problem: var(--chalk);

  &:focus {
    outline: none;
  }

  & h2 {
    font-size: var(--step-3);
  }

  & blockquote {
    padding-inline-start: var(--space-4);
    border-inline-start: 4px solid var(--brass);
    font-size: var(--step-1);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & p {
    max-width: min(40rem, 100%);
  }

  & a:not(:hover),
  & button:not(:hover) {
    border-color: var(--brass);
    background: var(--brass);
    color: var(--coal);
  }

  & button + button:not(:hover),
  & p a:not(:hover) {
    border-color: var(--chalk);
    background: none;
    color: var(--chalk);
  }
`;

type SeenProps = {
  readonly gift: GiftCodeAnswer;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onRedeem: () => void;
  readonly onOther: () => void;
};

/** A section that replaces another takes the focus, so that screen readers announce it. */
const useFocusOnArrival = () => {
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
};

const titleOf = ({ title, toName }: GiftCodeAnswer): string =>
  toName === '' ? title : `For ${toName}: ${title}`;

const Seen = ({ gift, isBusy, problem, onRedeem, onOther }: SeenProps): ReactElement => {
  const { session } = useLoginSession();
  const part = useFocusOnArrival();
  const note = ownRenewalNote(gift);
  return (
    <Poster ref={part} tabIndex={-1} aria-labelledby="the-gift">
      <h2 id="the-gift">{titleOf(gift)}</h2>
      {gift.line === '' ? null : <blockquote>{gift.line}</blockquote>}
      <p>{giftPeriodTextIfRedeemedNow(gift, new Date())}</p>
      {note === undefined ? null : <p>{note}</p>}
      {session.kind === 'member' ? (
        <p>It will be added to the account {session.email}, and the code works once.</p>
      ) : null}
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <ButtonRow>
        <Button aria-busy={isBusy} onClick={onRedeem}>
          Redeem it
        </Button>
        <Button kind="quiet" onClick={onOther}>
          Another code
        </Button>
      </ButtonRow>
    </Poster>
  );
};

const Redeemed = ({ gift }: Pick<SeenProps, 'gift'>): ReactElement => {
  const part = useFocusOnArrival();
  const isLater = new Date(gift.opensAt) > new Date();
  return (
    <Poster ref={part} tabIndex={-1} aria-labelledby="the-gift">
      <h2 id="the-gift">It’s yours: {gift.title}</h2>
      <p>{giftPeriodTextIfRedeemedNow(gift, new Date())}</p>
      <ButtonRow>
        <ButtonLink to={isLater ? `${routes.account}#yours` : routes.members}>
          {isLater
            ? 'See it in your account'
            : gift.kind === 'pack'
              ? 'Go to the members zone'
              : 'Open your plans'}
        </ButtonLink>
      </ButtonRow>
    </Poster>
  );
};

export type RedeemGiftScreenProps = {
  /** Rendered once the recipient has redeemed the gift: what it opens now. */
  readonly redeemed: (gift: GiftCodeAnswer) => ReactNode;
};

/** The field for a code, then what the code is for, then the confirmation. */
export const RedeemGiftScreen = ({ redeemed }: RedeemGiftScreenProps): ReactElement => {
  const id = useId();
  const { code, setCode, state, isBusy, problem, isMember, look, redeem, startAgain } =
    useGiftCodeLookupAndRedemption();
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (code.trim() === '') field.current?.focus();
    look();
  };
  useEffect(() => {
    if (problem !== undefined && !isBusy) field.current?.focus();
  }, [problem, isBusy]);
  switch (state.step) {
    case 'asked':
      return (
        <Form onSubmit={onSubmit} noValidate>
          <Field>
            <label htmlFor={id}>The code on the card, or in the e-mail</label>
            <input
              ref={field}
              id={id}
              value={code}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={problem === undefined ? undefined : true}
              aria-describedby={`${id}problem`}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <div id={`${id}problem`}>
            {problem === undefined ? null : (
              <ProblemSentence role="alert">{problem}</ProblemSentence>
            )}
          </div>
          <Button type="submit" aria-busy={isBusy}>
            See what it is
          </Button>
          {isMember ? null : (
            <p>First log in, or sign up for free. You’ll come back to this code.</p>
          )}
          <p>
            Spaces, dashes and capital letters don’t matter. If it doesn’t work,{' '}
            <SiteLink to={routes.contact}>write to us</SiteLink>.
          </p>
        </Form>
      );
    case 'seen':
      return (
        <Seen
          gift={state.gift}
          isBusy={isBusy}
          problem={problem}
          onRedeem={redeem}
          onOther={startAgain}
        />
      );
    case 'redeemed':
      return (
        <>
          <Redeemed gift={state.gift} />
          {redeemed(state.gift)}
        </>
      );
  }
};
