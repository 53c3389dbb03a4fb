import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import type { CallAccountApiWithToken } from '../../services/account/account-api.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { confirmationPanelStyle } from '../../ui/kit/confirmation-panel.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { useAccountActionButton } from './account-context.ts';

const Panel = styled.div`
  ${confirmationPanelStyle}

  & > * {
    max-width: 100%;
  }

  & > ul {
    padding-inline-start: 1.2em;
    list-style: square;
  }

  & li + li {
    margin-block-start: var(--space-1);
  }
`;

/** The attributes of a field that `missing` is about: what is wrong with it, while something is. */
type WrongField = {
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
};

type TwoStepsProps = {
  /** The first button, which is also the heading of the panel it opens. */
  readonly ask: string;
  readonly title?: string;
  /** The consequences, shown before the second press. A function if there is a field to fill in. */
  readonly children: ReactNode | ((wrong: WrongField) => ReactNode);
  /** The second button, which carries it out. */
  readonly confirm: string;
  /** The button that leaves everything as it is. */
  readonly keep: string;
  readonly call: CallAccountApiWithToken;
  readonly done: (account: AccountAnswer) => string;
  /** Why it can’t be sent yet; undefined if it can. */
  readonly missing?: () => string | undefined;
  readonly isLoud?: boolean;
};

/** An action that takes two presses: the first explains what will happen, the second does it. */
export const ActionWithConfirmation = ({
  ask,
  title = ask,
  children,
  confirm,
  keep,
  call,
  done,
  missing,
  isLoud = false,
}: TwoStepsProps): ReactElement => {
  const id = useId();
  const problemId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, press, setProblem } = useAccountActionButton();
  const panel = useRef<HTMLDivElement>(null);
  const asking = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
    else if (wasOpen.current) asking.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Button ref={asking} kind={isLoud ? 'main' : 'quiet'} onClick={() => setOpen(true)}>
        {ask}
      </Button>
    );
  }
  const go = (): void => {
    const sentence = missing?.();
    setMissing(sentence !== undefined);
    if (sentence !== undefined) {
      setProblem(sentence);
      panel.current?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus();
      return;
    }
    press(call, done, () => {
      // The sentence with the result takes the focus.
      wasOpen.current = false;
      setOpen(false);
    });
  };
  return (
    <Panel ref={panel} role="group" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{title}</h3>
      {typeof children === 'function'
        ? children(isMissing ? { 'aria-invalid': true, 'aria-describedby': problemId } : {})
        : children}
      {problem === undefined ? null : (
        <ProblemSentence id={problemId} role="alert">
          {problem}
        </ProblemSentence>
      )}
      <ButtonRow>
        <Button aria-busy={isBusy} onClick={go}>
          {confirm}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            setProblem(undefined);
            setMissing(false);
            setOpen(false);
          }}
        >
          {keep}
        </Button>
      </ButtonRow>
    </Panel>
  );
};

type OnePressProps = {
  readonly label: string;
  readonly call: CallAccountApiWithToken;
  readonly done: (account: AccountAnswer) => string;
  readonly isLoud?: boolean;
};

/** An action that takes one press. */
export const ActionWithoutConfirmation = ({
  label,
  call,
  done,
  isLoud = false,
}: OnePressProps): ReactElement => {
  const { isBusy, problem, press } = useAccountActionButton();
  return (
    <>
      <Button kind={isLoud ? 'main' : 'quiet'} aria-busy={isBusy} onClick={() => press(call, done)}>
        {label}
      </Button>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
    </>
  );
};
