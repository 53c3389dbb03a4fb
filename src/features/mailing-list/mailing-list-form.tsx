import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { apiPaths } from '../../domain/api-paths.ts';
import { honeypot } from '../../domain/honeypot.ts';
import { routes } from '../../domain/routes.ts';
import { unreachable } from '../../services/api-result.ts';
import type { JoinResult } from '../../services/mailing-list.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { fieldStyle } from '../../ui/form.tsx';
import { Problem } from '../../ui/notice.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

// The form is on every page but few use it, so the code that sends it is loaded when the field gets the focus.
const loadMailingList = () => import('../../services/mailing-list.ts');
const preload = (): void => void loadMailingList().catch(() => undefined);

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

  /* On ink, which is dark in both colour schemes. */
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

const Confirmation = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 32rem;

  & strong {
    font-size: var(--step-1);
    line-height: 1.2;
  }
`;

type MailingListFormProps = {
  /** The background that the form is on. */
  readonly on: 'ink' | 'paper';
};

/** The form to join the mailing list. Without scripts the browser sends it, and a page shows the outcome. */
export const MailingListForm = ({ on }: MailingListFormProps): ReactElement => {
  const id = useId();
  const errorId = `${id}-error`;
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<JoinResult>();
  const input = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer?.kind === 'problem') input.current?.focus();
    else if (answer !== undefined) confirmation.current?.focus();
  }, [answer]);

  const send = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    setSending(true);
    const mailingList = await loadMailingList().catch(() => undefined);
    setAnswer(
      mailingList === undefined
        ? { kind: 'problem', sentence: unreachable.sentence }
        : await mailingList.joinMailingList(form.action, data),
    );
    setSending(false);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  };

  if (answer?.kind === 'done') {
    return (
      <Confirmation ref={confirmation} tabIndex={-1} role="status">
        <strong>{answer.title}</strong>
        <p>{answer.text}</p>
      </Confirmation>
    );
  }
  return (
    <Form
      action={apiPaths.mailingList}
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
          ref={input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          required
          aria-invalid={answer === undefined ? undefined : true}
          aria-describedby={answer === undefined ? undefined : errorId}
          onFocus={preload}
        />
        <button type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Join'}
        </button>
      </Row>
      <div role="alert">
        {answer === undefined ? null : <Problem id={errorId}>{answer.sentence}</Problem>}
      </div>
      <p>
        We send you a link to confirm. How we treat your address is in the{' '}
        <SiteLink to={routes.privacyPolicy}>privacy policy</SiteLink>.
      </p>
    </Form>
  );
};
