import type { ReactElement } from 'react';
import type { SealedSync } from '../../../services/sealed-sync/sealed-sync.ts';
import { Checkbox } from '../../../ui/kit/checkbox.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { LogSection } from '../parts.tsx';
import type { ActiveSync } from './sync-words.ts';
import { alsoSyncHealthReasonsLabel } from './turn-on.tsx';
import { useSyncActionButton } from '../phrase/use-sync-action-button.ts';

type HealthWordsProps = { readonly sync: SealedSync; readonly state: ActiveSync };

/** Whether words about the lifter's health go along from this device. */
export const AlsoSyncHealthReasonsChoice = ({ sync, state }: HealthWordsProps): ReactElement => {
  const { isBusy, problem, press } = useSyncActionButton();
  return (
    <LogSection id="health" title="Words about your health">
      <p>They stay on this device unless you tick this. Notes that you write go along.</p>
      <Checkbox
        checked={state.withReasons}
        aria-busy={isBusy}
        onChange={(event) => {
          const { checked } = event.target;
          void press(() => sync.act((actions) => actions.setWithReasons(checked)));
        }}
      >
        {alsoSyncHealthReasonsLabel}
      </Checkbox>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
    </LogSection>
  );
};
