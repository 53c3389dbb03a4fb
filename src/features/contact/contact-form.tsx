import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import type { InputEvent, MouseEvent, ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import {
  cleanContactMessage,
  contactFormName,
  findContactFieldErrors,
  maxContactFieldLengths,
  type ContactField,
  type ContactFieldError,
} from '../../domain/forms/contact.ts';
import {
  sentFormFragment,
  type FormSenderEmailHistoryState,
} from '../../domain/addresses/completed-action.ts';
import { trimEmailAddress } from '../../domain/email-address.ts';
import { suggestEmailCorrection } from '../../domain/forms/suggest-email-correction.ts';
import { honeypotFieldNameAndLabel } from '../../domain/forms/honeypot-field.ts';
import { routes } from '../../domain/routes.ts';
import { useCompany } from '../../page-parts/company.ts';
import { EmailTypo } from '../../page-parts/email-typo.tsx';
import { submitContactFormToHost } from '../../services/contact.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Field } from '../../ui/kit/field.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  max-width: 40rem;
`;

const Summary = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-4);
  border-block: 3px solid var(--accent);

  & h2 {
    font-size: var(--step-2);
  }

  & li + li {
    margin-top: var(--space-2);
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: var(--space-5);
`;

const focusField = (event: MouseEvent, fieldId: string): void => {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
};

/** Why the last try to send failed. */
type Failure =
  | { readonly kind: 'invalid'; readonly errors: readonly ContactFieldError[] }
  /** The address probably has a typo, and the visitor has to say which one she means. */
  | { readonly kind: 'slip'; readonly suggestion: string }
  /** The message may not have arrived. */
  | { readonly kind: 'unsent' };

// The page that the host opens after a message sent without scripts.
const afterSending = `${routes.success}#${sentFormFragment}`;

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const readMessage = (data: FormData) =>
  cleanContactMessage({
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
    message: textOf(data, 'message'),
  });

/**
 * The contact form (FORMS-1). The host handles it: it finds the form in the built page by its
 * `data-netlify`, and it works without scripts. With scripts, we check the fields ourselves and
 * keep the typed text if sending fails.
 */
export const ContactForm = (): ReactElement => {
  const id = useId();
  const company = useCompany();
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // An address that looks like a typo, but the visitor has confirmed it.
  const keptEmail = useRef('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  const fail = (next: Failure): void => {
    setFailure(next);
    setTries((count) => count + 1);
  };

  const send = async (data: FormData): Promise<void> => {
    const message = readMessage(data);
    const errors = findContactFieldErrors(message);
    if (errors.length > 0) {
      fail({ kind: 'invalid', errors });
      return;
    }
    const suggestion = suggestEmailCorrection(message.email);
    if (suggestion !== undefined && message.email !== keptEmail.current) {
      fail({ kind: 'slip', suggestion });
      return;
    }
    setFailure(undefined);
    setSending(true);
    const isSent = await submitContactFormToHost(
      message,
      textOf(data, honeypotFieldNameAndLabel.name),
    );
    if (isSent) {
      const state: FormSenderEmailHistoryState = { sentFrom: message.email };
      // Gatsby's types don't say that it ends.
      await Promise.resolve(navigate(routes.success, { state }));
    } else fail({ kind: 'unsent' });
    setSending(false);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending) void send(new FormData(event.currentTarget));
  };

  /** Answers the question about a likely typo, and sends the message. */
  const settle = (suggestion?: string): void => {
    const email = form.current?.querySelector<HTMLInputElement>('[name="email"]');
    if (!email) return;
    if (suggestion === undefined) keptEmail.current = trimEmailAddress(email.value);
    else email.value = suggestion;
    form.current?.requestSubmit();
  };

  /** An error goes once its field is corrected; a question goes once the address changes. */
  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    if (failure === undefined || failure.kind === 'unsent') return;
    const data = new FormData(event.currentTarget);
    const left = findContactFieldErrors(readMessage(data)).map(({ field }) => field);
    const wrong = failure.kind === 'invalid' ? failure.errors : [];
    const errors = wrong.filter(({ field }) => left.includes(field));
    const isSettled =
      failure.kind === 'slip' &&
      suggestEmailCorrection(readMessage(data).email) !== failure.suggestion;
    if (isSettled || (wrong.length > 0 && errors.length === 0)) setFailure(undefined);
    else if (errors.length < wrong.length) setFailure({ kind: 'invalid', errors });
  };

  const errors = failure?.kind === 'invalid' ? failure.errors : [];
  const idOf = (field: ContactField): string => `${id}${field}`;
  const errorOf = (field: ContactField): string | undefined =>
    errors.find((error) => error.field === field)?.sentence;
  const errorIdOf = (field: ContactField): string => `${idOf(field)}-error`;
  const fieldProps = (field: ContactField) => {
    const isInvalid = errorOf(field) !== undefined;
    return {
      id: idOf(field),
      name: field,
      // With scripts, an error sentence replaces the limit, which would cut text off.
      maxLength: isHydrated ? undefined : maxContactFieldLengths[field],
      'aria-invalid': isInvalid ? true : undefined,
      'aria-describedby': isInvalid ? errorIdOf(field) : undefined,
    };
  };
  const errorBelow = (field: ContactField): ReactElement | null => {
    const sentence = errorOf(field);
    return sentence === undefined ? null : (
      <ProblemSentence id={errorIdOf(field)}>{sentence}</ProblemSentence>
    );
  };

  return (
    <Form
      name={contactFormName}
      method="post"
      action={afterSending}
      data-netlify="true"
      data-netlify-honeypot={honeypotFieldNameAndLabel.name}
      noValidate={isHydrated}
      onSubmit={onSubmit}
      onInput={onInput}
      ref={form}
    >
      {failure === undefined || failure.kind === 'slip' ? null : (
        <Summary ref={summary} role="alert" tabIndex={-1}>
          {failure.kind === 'unsent' ? (
            <>
              <h2>Your message is not sent yet</h2>
              <p>
                We couldn’t reach the server, or it didn’t answer. Everything you typed is still
                here: press Send again, or write to{' '}
                <a href={`mailto:${company.email}`}>{company.email}</a>.
              </p>
            </>
          ) : (
            <>
              <h2>
                {errors.length === 1
                  ? 'One thing to put right'
                  : `${errors.length} things to put right`}
              </h2>
              <ul>
                {errors.map(({ field, sentence }) => (
                  <li key={field}>
                    <a href={`#${idOf(field)}`} onClick={(event) => focusField(event, idOf(field))}>
                      {sentence}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Summary>
      )}
      <input type="hidden" name="form-name" value={contactFormName} />
      <p hidden>
        <label>
          {honeypotFieldNameAndLabel.label}{' '}
          <input name={honeypotFieldNameAndLabel.name} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Field>
        <label htmlFor={idOf('name')}>Name</label>
        <input {...fieldProps('name')} autoComplete="name" pattern=".*\S.*" required />
        {errorBelow('name')}
      </Field>
      <Pair>
        <Field>
          <label htmlFor={idOf('email')}>E-mail</label>
          <input {...fieldProps('email')} type="email" autoComplete="email" required />
          {errorBelow('email')}
          {failure?.kind === 'slip' ? (
            <EmailTypo
              key={tries}
              suggestion={failure.suggestion}
              onTake={() => settle(failure.suggestion)}
              onKeep={() => settle()}
            />
          ) : null}
        </Field>
        <Field>
          <label htmlFor={idOf('phone')}>
            Phone <small>(optional)</small>
          </label>
          <input {...fieldProps('phone')} type="tel" autoComplete="tel" />
          {errorBelow('phone')}
        </Field>
      </Pair>
      <Field>
        <label htmlFor={idOf('message')}>Message</label>
        <textarea {...fieldProps('message')} rows={8} required />
        {errorBelow('message')}
      </Field>
      <ButtonRow>
        <Button type="submit" aria-busy={isSending}>
          {isSending ? 'Sending…' : 'Send'}
        </Button>
      </ButtonRow>
    </Form>
  );
};
