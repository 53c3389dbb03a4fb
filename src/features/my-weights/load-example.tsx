import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import type { KitAndMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { barSetupForLoading } from '../../domain/training/loads/kit-weights.ts';
import { loadingKindOfLine } from '../../domain/training/loads/loading-of.ts';
import { BarbellDrawing } from '../../page-parts/barbell/barbell-drawing.tsx';
import { loadedBarText } from '../../page-parts/barbell/loaded-bar-text.ts';
import { plannedWeightForFiveAtRpe8, todaysWeightExampleText } from './load-words.ts';
import { SideNote } from '../../ui/kit/side-note.ts';

const Example = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-width: 40rem;
`;

type LoadExampleProps = {
  readonly exercise: string;
  /** The lifter's weights, including the maximum for the example. */
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
};

/** An example of using a maximum today: five reps at RPE 8, with the plates on one side. */
export const TodaysWeightExample = ({
  exercise,
  weights,
  library,
}: LoadExampleProps): ReactElement | null => {
  const planned = plannedWeightForFiveAtRpe8(exercise, weights, library);
  const text = todaysWeightExampleText(planned, weights);
  const setup = barSetupForLoading(loadingKindOfLine({}, library.get(exercise)), weights);
  const bar = planned.kind === 'weight' ? planned.bar : undefined;
  if (text === undefined) return null;
  return (
    <Example>
      <p>{text}</p>
      {bar === undefined || setup === undefined ? null : (
        <>
          <BarbellDrawing loaded={bar} setup={setup} />
          <SideNote>{loadedBarText(bar, setup)}.</SideNote>
        </>
      )}
    </Example>
  );
};
