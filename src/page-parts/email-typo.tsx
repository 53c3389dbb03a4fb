import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ButtonRow } from '../ui/kit/button-row.tsx';
import { Button } from '../ui/kit/button.tsx';

const Question = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-inline-start: var(--space-3);
  border-inline-start: 4px solid currentcolor;

  &:focus {
    outline: none;
  }

  & > p {
    overflow-wrap: anywhere;
  }

  & button {
    color: inherit;
  }
`;

type EmailTypoProps = {
  /** The address that the visitor may have meant. */
  readonly suggestion: string;
  readonly onTake: () => void;
  /** Called when the visitor confirms the address that she typed. */
  readonly onKeep: () => void;
};

/**
 * Asks about a likely typo in an e-mail address before anything is sent to it. It takes the focus.
 */
export const EmailTypo = ({ suggestion, onTake, onKeep }: EmailTypoProps): ReactElement => {
  const id = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <Question role="group" aria-labelledby={id} tabIndex={-1} ref={question}>
      <p id={id}>
        Did you mean <strong>{suggestion}</strong>?
      </p>
      <ButtonRow>
        <Button kind="quiet" onClick={onTake}>
          Yes, use that one
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          No, mine is right
        </Button>
      </ButtonRow>
    </Question>
  );
};
