import { useId, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { generalApiPaths } from '../../domain/api-paths.ts';
import { honeypotFieldNameAndLabel } from '../../domain/forms/honeypot-field.ts';
import { routes } from '../../domain/routes.ts';
import { unreachableResult } from '../../services/api-result.ts';
import { Button } from '../../ui/kit/button.tsx';
import { fieldControlStyle } from '../../ui/kit/field.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';
import type { SignupState } from './send-signup-and-show-result.tsx';

// The form is on every page but few use it, so the code for sending loads when the field gets the
// focus.
const loadJoining = () => import('./send-signup-and-show-result.tsx');
const preload = (): void => void loadJoining().catch(() => undefined);

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-self: stretch;
  max-width: 32rem;

  &[data-off] {
    display: none;
  }

  & label {
    font-weight: 700;
    line-height: 1.3;
  }

  & > p {
    font-size: var(--step--1);
    line-height: 1.45;
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
    ${fieldControlStyle}
    flex: 1 1 12rem;
    width: auto;
    min-width: 0;
  }

  & button {
    flex: none;
  }
`;

type MailingListFormProps = {
  /** The background that the form is on. */
  readonly on: 'ink' | 'paper';
};

/**
 * The form for joining the mailing list. Without scripts the browser sends it, and a page shows the
 * outcome.
 */
export const MailingListForm = ({ on }: MailingListFormProps): ReactElement => {
  const id = useId();
  const errorId = `${id}-error`;
  const isHydrated = useHydrated();
  const [view, show] = useState<SignupState>({});
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (view.isSending) return;
    show({ isSending: true });
    const joining = await loadJoining().catch(() => undefined);
    if (joining) await joining.sendSignupAndShowResult(form, show);
    else show(unreachableResult);
  };
  return (
    <>
      {view.instead}
      <Form
        action={generalApiPaths.mailingList}
        method="post"
        noValidate={isHydrated}
        onSubmit={(event) => void onSubmit(event)}
        onInput={view.onInput}
        data-on={on}
        // Hidden rather than removed, so that the address is still there if the visitor comes back
        // to correct it.
        data-off={view.instead && true}
      >
        <label htmlFor={id}>E-mail address</label>
        <p hidden>
          <label>
            {honeypotFieldNameAndLabel.label}{' '}
            <input name={honeypotFieldNameAndLabel.name} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <Row>
          <input
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            placeholder="name@example.com"
            required
            aria-invalid={view.isInvalid || undefined}
            aria-describedby={view.sentence && errorId}
            onFocus={preload}
          />
          <Button type="submit" aria-busy={view.isSending || false}>
            {view.isSending ? 'Sending…' : 'Join'}
          </Button>
        </Row>
        <div role="alert">
          {view.sentence && <ProblemSentence id={errorId}>{view.sentence}</ProblemSentence>}
        </div>
        {view.below}
        <p>
          We send you a link to confirm. How we treat your address is in the{' '}
          <SiteLink to={routes.privacyPolicy}>privacy policy</SiteLink>.
        </p>
      </Form>
    </>
  );
};
