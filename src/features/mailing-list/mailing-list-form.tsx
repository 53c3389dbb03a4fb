import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { honeypot } from '../../domain/contact.ts';
import { isEmailAddress } from '../../domain/email-address.ts';
import { isJoinProblem, mailingListWords } from '../../domain/mailing-list.ts';
import { routes } from '../../domain/routes.ts';
import { joinAddress, joinList, type JoinAnswer } from '../../services/mailing-list.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { fieldStyle } from '../../ui/form.tsx';
import { Problem } from '../../ui/notice.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  justify-self: stretch;
  max-width: 32rem;

  & label {
    font-weight: 700;
    line-height: 1.3;
  }

  & > p {
    font-size: var(--step--1);
    line-height: 1.45;
  }

  & button[aria-disabled='true'] {
    cursor: progress;
    opacity: 0.75;
  }

  /* On a poster's ink, which is dark in the light and in the dark. */
  &[data-on='ink'] {
    --problem: var(--brass);
  }

  &[data-on='ink'] input {
    border-color: var(--chalk);
    background: var(--chalk);
    color: var(--coal);
  }

  &[data-on='ink'] button {
    border-color: var(--brass);
    background: var(--brass);
    color: var(--coal);
  }

  &[data-on='ink'] button:hover {
    border-color: var(--chalk);
    background: var(--chalk);
    color: var(--coal);
  }

  &[data-on='ink'] input[aria-invalid] {
    border-color: var(--brass);
    box-shadow: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & input {
    ${fieldStyle}
    flex: 1 1 12rem;
    width: auto;
    min-width: 0;
  }

  & button {
    ${buttonStyle}
    flex: none;
  }
`;

const Done = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 32rem;

  & strong {
    font-size: var(--step-1);
    line-height: 1.2;
  }
`;

type MailingListFormProps = {
  /** What the form stands on. */
  readonly on: 'ink' | 'paper';
};

/** The form that asks to join the mailing list. Without scripts it is sent as it is, and a page says what came of it. */
export const MailingListForm = ({ on }: MailingListFormProps): ReactElement => {
  const id = useId();
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<JoinAnswer>();
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const isProblem = answer !== undefined && isJoinProblem(answer.outcome);
  useEffect(() => {
    if (answer === undefined) return;
    if (isJoinProblem(answer.outcome)) field.current?.focus();
    else done.current?.focus();
  }, [answer]);

  const send = async (data: FormData): Promise<void> => {
    const email = String(data.get('email') ?? '').trim();
    if (!isEmailAddress(email)) {
      setAnswer({ outcome: 'bad-address', sentence: mailingListWords['bad-address'].text });
      return;
    }
    setSending(true);
    setAnswer(await joinList(email, String(data.get(honeypot.name) ?? '')));
    setSending(false);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending) void send(new FormData(event.currentTarget));
  };

  if (answer !== undefined && !isProblem) {
    return (
      <Done ref={done} tabIndex={-1} role="status">
        <strong>{mailingListWords[answer.outcome].title}</strong>
        <p>{answer.sentence}</p>
      </Done>
    );
  }
  return (
    <Form
      action={joinAddress}
      method="post"
      noValidate={isHydrated}
      onSubmit={onSubmit}
      data-on={on}
    >
      <label htmlFor={id}>E-mail address</label>
      <p hidden>
        <label>
          {honeypot.label} <input name={honeypot.name} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Row>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          required
          aria-invalid={isProblem ? true : undefined}
          aria-describedby={isProblem ? `${id}-fault` : undefined}
        />
        <button type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Join'}
        </button>
      </Row>
      <div role="alert">
        {isProblem ? <Problem id={`${id}-fault`}>{answer.sentence}</Problem> : null}
      </div>
      <p>
        We send you a link to confirm. How we treat your address is in the{' '}
        <SiteLink to={routes.privacyPolicy}>privacy policy</SiteLink>.
      </p>
    </Form>
  );
};
