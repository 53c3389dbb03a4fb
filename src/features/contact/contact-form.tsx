import { navigate } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { site } from '../../config/site.ts';
import {
  contactFormName,
  contactLimits,
  findContactFaults,
  toContactMessage,
  type ContactFault,
  type ContactField,
} from '../../domain/contact.ts';
import { honeypot } from '../../domain/honeypot.ts';
import { routes } from '../../domain/routes.ts';
import { sendContactMessage } from '../../services/contact.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Field } from '../../ui/form.tsx';
import { Problem } from '../../ui/notice.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

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

const Send = styled.button`
  ${buttonStyle}
  justify-self: start;

  &[aria-disabled='true'] {
    cursor: progress;
    opacity: 0.75;
  }
`;

const goTo = (event: MouseEvent, fieldId: string): void => {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
};

/** What became of the last try to send. */
type Trouble =
  | { readonly kind: 'faults'; readonly faults: readonly ContactFault[] }
  | { readonly kind: 'unsent' };

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const readMessage = (data: FormData) =>
  toContactMessage({
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
    message: textOf(data, 'message'),
  });

/**
 * The contact form (specification, section 5). It is the host's form: the host finds it in the built page by its
 * `data-netlify`, and it sends without scripts. With scripts it says what is wrong in words and keeps what was typed.
 */
export const ContactForm = (): ReactElement => {
  const id = useId();
  const isHydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble !== undefined) summary.current?.focus();
  }, [trouble]);

  const send = async (data: FormData): Promise<void> => {
    const message = readMessage(data);
    const faults = findContactFaults(message);
    if (faults.length > 0) {
      setTrouble({ kind: 'faults', faults });
      return;
    }
    setTrouble(undefined);
    setSending(true);
    const isSent = await sendContactMessage(message, textOf(data, honeypot.name));
    if (isSent) await navigate(routes.success);
    else setTrouble({ kind: 'unsent' });
    setSending(false);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Pressed twice: the first is on its way.
    if (!isSending) void send(new FormData(event.currentTarget));
  };

  const faults = trouble?.kind === 'faults' ? trouble.faults : [];
  const idOf = (field: ContactField): string => `${id}${field}`;
  const sentenceOf = (field: ContactField): string | undefined =>
    faults.find((fault) => fault.field === field)?.sentence;
  const fieldProps = (field: ContactField) => {
    const isWrong = sentenceOf(field) !== undefined;
    return {
      id: idOf(field),
      name: field,
      // With scripts we say how much is too much, and cut nothing off.
      maxLength: isHydrated ? undefined : contactLimits[field],
      'aria-invalid': isWrong ? true : undefined,
      'aria-describedby': isWrong ? `${idOf(field)}-fault` : undefined,
    };
  };
  const faultBeside = (field: ContactField): ReactElement | null => {
    const sentence = sentenceOf(field);
    return sentence === undefined ? null : (
      <Problem id={`${idOf(field)}-fault`}>{sentence}</Problem>
    );
  };

  return (
    <Form
      name={contactFormName}
      method="post"
      action={routes.success}
      data-netlify="true"
      data-netlify-honeypot={honeypot.name}
      noValidate={isHydrated}
      onSubmit={onSubmit}
    >
      {trouble === undefined ? null : (
        <Summary ref={summary} role="alert" tabIndex={-1}>
          {trouble.kind === 'unsent' ? (
            <>
              <h2>Your message is not sent yet</h2>
              <p>
                We couldn’t reach the server, or it didn’t answer. Everything you typed is still
                here: press Send again, or write to{' '}
                <a href={`mailto:${site.email}`}>{site.email}</a>.
              </p>
            </>
          ) : (
            <>
              <h2>
                {faults.length === 1
                  ? 'One thing to put right'
                  : `${faults.length} things to put right`}
              </h2>
              <ul>
                {faults.map(({ field, sentence }) => (
                  <li key={field}>
                    <a href={`#${idOf(field)}`} onClick={(event) => goTo(event, idOf(field))}>
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
          {honeypot.label} <input name={honeypot.name} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Field>
        <label htmlFor={idOf('name')}>Name</label>
        <input {...fieldProps('name')} autoComplete="name" pattern=".*\S.*" required />
        {faultBeside('name')}
      </Field>
      <Pair>
        <Field>
          <label htmlFor={idOf('email')}>E-mail</label>
          <input {...fieldProps('email')} type="email" autoComplete="email" required />
          {faultBeside('email')}
        </Field>
        <Field>
          <label htmlFor={idOf('phone')}>
            Phone <small>(optional)</small>
          </label>
          <input {...fieldProps('phone')} type="tel" autoComplete="tel" />
          {faultBeside('phone')}
        </Field>
      </Pair>
      <Field>
        <label htmlFor={idOf('message')}>Message</label>
        <textarea {...fieldProps('message')} rows={8} required />
        {faultBeside('message')}
      </Field>
      <Send type="submit" aria-disabled={isSending}>
        {isSending ? 'Sending…' : 'Send'}
      </Send>
    </Form>
  );
};
