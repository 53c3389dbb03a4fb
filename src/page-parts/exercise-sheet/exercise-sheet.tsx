import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { textPiecesWithPounds } from '../../domain/weights/pounds-in-text.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { TextWithPoundsAfterWeights } from '../../ui/text/text-with-pounds-after-weights.tsx';
import { ExercisePicturesAndFilmOnPress } from '../exercise-pictures-and-film-on-press.tsx';
import { Sheet } from '../sheet.tsx';
import { fetchExercisePageData, type ExercisePageData } from './exercise-page-data.ts';

export { MovementPanesBesideDays } from './movement-panes-beside-days.tsx';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-height: 12rem;
  align-content: start;

  & h3 {
    margin-bottom: var(--space-2);
    font-size: var(--step-1);
  }

  & ol,
  & ul {
    padding-inline-start: 1.4em;
    list-style: revert;
  }

  & li + li {
    margin-top: var(--space-2);
  }
`;

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly exercise: ExercisePageData };

export type ExerciseSheetProps = {
  /** The address of the exercise's page. */
  readonly path: string;
  /** Whether the lifter has asked for the film, so that it plays at once. */
  readonly plays?: boolean;
  readonly onClose: () => void;
};

type LoadedProps = { readonly exercise: ExercisePageData; readonly plays: boolean };

const Loaded = ({ exercise, plays }: LoadedProps): ReactElement => (
  <>
    <ExercisePicturesAndFilmOnPress {...exercise} plays={plays} />
    {exercise.steps.length === 0 ? null : (
      <section>
        <h3>How to do it</h3>
        <ol>
          {exercise.steps.map((step) => (
            <li key={step}>
              <TextWithPoundsAfterWeights pieces={textPiecesWithPounds(step)} />
            </li>
          ))}
        </ol>
      </section>
    )}
    {exercise.cues.length === 0 ? null : (
      <section>
        <h3>Cues</h3>
        <ul>
          {exercise.cues.map((cue) => (
            <li key={cue}>
              <TextWithPoundsAfterWeights pieces={textPiecesWithPounds(cue)} />
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

/** An exercise's picture, steps and cues, over the page on which it was pressed. */
export const ExerciseSheet = ({
  path,
  plays = false,
  onClose,
}: ExerciseSheetProps): ReactElement => {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = true;
    fetchExercisePageData(path).then(
      (exercise) => isCurrent && setState({ kind: 'loaded', exercise }),
      () => isCurrent && setState({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, attempt]);
  const retry = (): void => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return (
    <Sheet
      title={state.kind === 'loaded' ? state.exercise.title : 'The exercise'}
      onClose={onClose}
    >
      <Body aria-busy={state.kind === 'loading'}>
        {state.kind === 'loaded' ? <Loaded exercise={state.exercise} plays={plays} /> : null}
        {state.kind === 'loading' ? <p role="status">On its way …</p> : null}
        {state.kind === 'failed' ? (
          <>
            <p role="alert">
              The exercise could not be loaded. Check your connection, then try again.
            </p>
            <ButtonRow>
              <Button kind="quiet" onClick={retry}>
                Try again
              </Button>
            </ButtonRow>
          </>
        ) : null}
        <p>
          <ButtonLink kind="quiet" to={path}>
            Open its whole page
          </ButtonLink>
        </p>
      </Body>
    </Sheet>
  );
};
