import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { honeypot } from '../../domain/honeypot.ts';
import { routes } from '../../domain/routes.ts';
import { lost } from '../../services/answer.ts';
import type { JoinAnswer } from '../../services/mailing-list.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { fieldStyle } from '../../ui/form.tsx';
import { Problem } from '../../ui/notice.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

// It stands on every page, and few send it: what sends it comes when somebody begins to type.
const loadMailingList = () => import('../../services/mailing-list.ts');
const prepare = (): void => void loadMailingList().catch(() => undefined);

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
  useEffect(() => {
    if (answer?.kind === 'problem') field.current?.focus();
    else if (answer !== undefined) done.current?.focus();
  }, [answer]);

  const send = async (form: HTMLFormElement): Promise<void> => {
    const typed = new FormData(form);
    setSending(true);
    const mailingList = await loadMailingList().catch(() => undefined);
    setAnswer(
      mailingList === undefined
        ? { kind: 'problem', sentence: lost.sentence }
        : await mailingList.joinList(form.action, typed),
    );
    setSending(false);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Pressed twice: the first is on its way.
    if (!isSending) void send(event.currentTarget);
  };

  if (answer?.kind === 'done') {
    return (
      <Done ref={done} tabIndex={-1} role="status">
        <strong>{answer.title}</strong>
        <p>{answer.text}</p>
      </Done>
    );
  }
  return (
    <Form
      action="/api/mailing-list"
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
          aria-invalid={answer === undefined ? undefined : true}
          aria-describedby={answer === undefined ? undefined : `${id}-fault`}
          onFocus={prepare}
        />
        <button type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Join'}
        </button>
      </Row>
      <div role="alert">
        {answer === undefined ? null : <Problem id={`${id}-fault`}>{answer.sentence}</Problem>}
      </div>
      <p>
        We send you a link to confirm. How we treat your address is in the{' '}
        <SiteLink to={routes.privacyPolicy}>privacy policy</SiteLink>.
      </p>
    </Form>
  );
};
