import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { joinAndLeaveOutcomeTexts } from '../../domain/forms/mailing-list.ts';
import { EmailTypo } from '../../page-parts/email-typo.tsx';
import { requestMailingListEntry } from '../../services/request-mailing-list-entry.ts';
import { Button } from '../../ui/kit/button.tsx';

export type SignupState = {
  readonly isSending?: boolean;
  /** Why the last try failed. */
  readonly sentence?: string;
  /** True if the address caused it. */
  readonly isInvalid?: boolean;
  readonly below?: ReactElement;
  /** Replaces the form. */
  readonly instead?: ReactElement;
  readonly onInput?: () => void;
};

const Confirmation = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  max-width: 32rem;

  & > strong {
    font-size: var(--step-1);
    line-height: 1.2;
  }

  & b {
    overflow-wrap: anywhere;
  }

  & button {
    color: inherit;
  }
`;

type ConfirmationSentProps = { readonly email: string; readonly onBack: () => void };

/**
 * Says that the address has arrived and what to do next. It takes the focus from the form that it
 * replaces.
 */
const ConfirmationSent = ({ email, onBack }: ConfirmationSentProps): ReactElement => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const { title, text } = joinAndLeaveOutcomeTexts.asked;
  return (
    <Confirmation ref={element} tabIndex={-1} role="status">
      <strong>{title}</strong>
      <p>
        We’ve written down <b>{email}</b>. {text}
      </p>
      <Button kind="quiet" onClick={onBack}>
        Use another address
      </Button>
    </Confirmation>
  );
};

/**
 * Sends the form's address, and shows the result. Doesn't ask about a typo in `kept`, an address
 * she has confirmed. A separate module, because the form is in every footer and few people join.
 */
export const sendSignupAndShowResult = async (
  form: HTMLFormElement,
  show: (view: SignupState) => void,
  kept = '',
): Promise<void> => {
  const input = form.querySelector<HTMLInputElement>('[name="email"]');
  if (input === null) return;
  const showForm = (view: SignupState): void => {
    flushSync(() => show(view));
    input.focus();
  };
  show({ isSending: true });
  const result = await requestMailingListEntry(form.action, new FormData(form), kept);
  switch (result.kind) {
    case 'asked':
      show({ instead: <ConfirmationSent email={result.email} onBack={() => showForm({})} /> });
      return;
    case 'slip': {
      const settle = (email: string): void => {
        input.value = email;
        void sendSignupAndShowResult(form, show, email);
      };
      const { suggestion } = result;
      show({
        below: (
          <EmailTypo
            suggestion={suggestion}
            onTake={() => settle(suggestion)}
            onKeep={() => settle(input.value)}
          />
        ),
        onInput: () => show({}),
      });
      return;
    }
    case 'problem': {
      const { sentence, isSolvedBy } = result;
      showForm({
        sentence,
        isInvalid: isSolvedBy !== undefined,
        onInput: () => {
          if (isSolvedBy?.(input.value)) show({});
        },
      });
    }
  }
};
