import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import type { LiftedSetToCompareProps } from './strength-standing-sentences.ts';

type Panel = { readonly Component: ComponentType<LiftedSetToCompareProps> };

/** Opens the comparison with women who compete. Its code and its figures come with the press. */
export const StrengthStandingButton = (props: LiftedSetToCompareProps): ReactElement => {
  const [panel, setPanel] = useState<Panel | 'loading' | 'failed'>();
  const isOpen = typeof panel === 'object';
  const press = (): void => {
    if (isOpen) {
      setPanel(undefined);
      return;
    }
    setPanel('loading');
    import('./strength-standing-panel.tsx').then(
      ({ StrengthStandingPanel }) => setPanel({ Component: StrengthStandingPanel }),
      () => setPanel('failed'),
    );
  };
  return (
    <>
      <ButtonRow>
        <Button kind="quiet" aria-expanded={isOpen} aria-busy={panel === 'loading'} onClick={press}>
          Compare with women who compete
        </Button>
      </ButtonRow>
      {panel === 'failed' ? (
        <ProblemSentence role="alert">
          The figures could not be loaded. Check your connection, then try again.
        </ProblemSentence>
      ) : null}
      {isOpen ? <panel.Component {...props} /> : null}
    </>
  );
};
