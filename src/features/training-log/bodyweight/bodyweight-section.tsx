import { useState } from 'react';
import type { ReactElement } from 'react';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { useLazyPart } from '../lazy-part.ts';
import { LogSection } from '../parts.tsx';
import type { OpenTrainingData } from '../ready.ts';
import { useLogReading } from '../use-log-reading.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';

/** The lifter’s bodyweight, only if she wants it: until then just an unobtrusive button. */
export const BodyweightSection = ({
  training,
}: {
  readonly training: OpenTrainingData;
}): ReactElement => {
  const { log } = training;
  const [isWanted, setWanted] = useState(false);
  const found = useLogReading(log, ['bodyweights'], '', () => log.bodyweights());
  const weighings = found.kind === 'ready' ? found.value : [];
  const isOpen = isWanted || weighings.length > 0;
  const late = useLazyPart(isOpen, () => import('./bodyweight.tsx'));
  return (
    <LogSection id="bodyweight" title="Bodyweight">
      {found.kind === 'failed' ? (
        <ProblemSentence role="alert">{found.sentence}</ProblemSentence>
      ) : null}
      {!isOpen ? (
        <>
          <p>Only if you want it. Nothing on this site asks for it.</p>
          <ButtonRow>
            <Button kind="quiet" onClick={() => setWanted(true)}>
              Write down my bodyweight
            </Button>
          </ButtonRow>
        </>
      ) : late.kind === 'loaded' ? (
        <late.part.BodyweightLog training={training} weighings={weighings} />
      ) : late.kind === 'failed' ? (
        <ProblemSentence role="alert">{late.sentence}</ProblemSentence>
      ) : (
        <p role="status">Opening…</p>
      )}
    </LogSection>
  );
};
