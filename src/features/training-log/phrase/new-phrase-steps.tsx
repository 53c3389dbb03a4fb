import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { confirmationPanelStyle } from '../../../ui/kit/confirmation-panel.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { NewPhraseToWriteDown } from './new-phrase-to-write-down.tsx';
import { PhraseWordsQuestion } from './phrase-words-question.tsx';

/** A panel with the steps around a phrase; it takes the focus with each step. */
export const PhraseStepPanel = styled.div`
  ${confirmationPanelStyle}
  justify-items: stretch;

  & form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  & h3:focus {
    outline: none;
  }
`;

const titles = {
  before: 'Before you begin',
  shown: 'Your recovery phrase',
  asked: 'Two words, to be sure',
} as const;

type NewPhraseProps = {
  readonly words: readonly string[];
  /** Called once the lifter has shown that she has written the phrase down. */
  readonly onKept: () => void;
  readonly onCancel: () => void;
};

/**
 * A new recovery phrase: what it is and what losing it means, the words, and a question for two of
 * them.
 */
export const NewPhraseSteps = ({ words, onKept, onCancel }: NewPhraseProps): ReactElement => {
  const [step, setStep] = useState<keyof typeof titles>('before');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [step]);
  return (
    <PhraseStepPanel role="group" aria-label="A recovery phrase">
      <h3 ref={title} tabIndex={-1}>
        {titles[step]}
      </h3>
      {step === 'before' ? (
        <>
          <p>
            Twelve words are the only key to your sealed log. They are made on this device, and we
            never see them.
          </p>
          <p>
            <strong>
              If you lose the words and every device that has your log, nobody can open it again. We
              can’t either.
            </strong>{' '}
            You could only begin a new one.
          </p>
          <ButtonRow>
            <Button onClick={() => setStep('shown')}>Show me the words</Button>
            <Button kind="quiet" onClick={onCancel}>
              Not now
            </Button>
          </ButtonRow>
        </>
      ) : null}
      {step === 'shown' ? (
        <NewPhraseToWriteDown words={words} onWritten={() => setStep('asked')} />
      ) : null}
      {step === 'asked' ? (
        <PhraseWordsQuestion words={words} onRight={onKept} onShowAgain={() => setStep('shown')} />
      ) : null}
    </PhraseStepPanel>
  );
};
