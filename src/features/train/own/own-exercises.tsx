import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  ownExerciseKey,
  ownNameOf,
  type ExerciseKey,
} from '../../../domain/training/exercise-key.ts';
import type { OwnExercise } from '../../../domain/training/own/own-exercise.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Problem } from '../../../ui/kit/problem.ts';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { OwnExerciseForm } from './own-exercise-form.tsx';
import { loadingWords } from './own-words.ts';

type OwnExercisesProps = {
  readonly log: TrainingLog;
  readonly exercises: readonly OwnExercise[];
  /** Names from other apps, about which the lifter has said nothing yet. */
  readonly undescribed: readonly ExerciseKey[];
};

const aboutWords = ({ loading, primary, secondary }: OwnExercise): string =>
  [
    loadingWords[loading],
    ...(primary.length === 0 ? [] : [`trains ${primary.join(', ')}`]),
    ...(secondary.length === 0 ? [] : [`helps ${secondary.join(', ')}`]),
  ].join('; ');

/** The exercises that the lifter has named, with what she says about them. */
export const OwnExercises = ({ log, exercises, undescribed }: OwnExercisesProps): ReactElement => {
  const [open, setOpen] = useState<ExerciseKey>();
  const [hasFailed, setFailed] = useState(false);
  const store = (exercise: OwnExercise): void => {
    setFailed(false);
    log.saveOwnExercise(exercise).then(
      () => setOpen(undefined),
      () => setFailed(true),
    );
  };
  const isNew = open !== undefined && ownNameOf(open) === '';
  const known = exercises.find(({ key }) => key === open);
  const form =
    open === undefined ? null : (
      <OwnExerciseForm
        key={open}
        known={known ?? { key: open }}
        isNew={isNew}
        onKeep={(about) => store({ ...about, changedAt: Date.now() })}
        onCancel={() => setOpen(undefined)}
      />
    );
  return (
    <>
      {exercises.length + undescribed.length === 0 ? null : (
        <RuledList>
          {exercises.map((exercise) => (
            <li key={exercise.key}>
              <p>
                <b>{ownNameOf(exercise.key)}</b>
                <br />
                <small>{aboutWords(exercise)}.</small>
              </p>
              {open === exercise.key ? (
                form
              ) : (
                <ButtonRow>
                  <Button kind="quiet" onClick={() => setOpen(exercise.key)}>
                    Change <span className="visually-hidden">{ownNameOf(exercise.key)}</span>
                  </Button>
                  <Button
                    kind="quiet"
                    onClick={() => {
                      const at = Date.now();
                      store({ ...exercise, changedAt: at, removedAt: at });
                    }}
                  >
                    Take off the list{' '}
                    <span className="visually-hidden">{ownNameOf(exercise.key)}</span>
                  </Button>
                </ButtonRow>
              )}
            </li>
          ))}
          {undescribed.map((key) => (
            <li key={key}>
              <p>
                <b>{ownNameOf(key)}</b>
                <br />
                <small>
                  From another app. Say what it is done with, so that it can be trained.
                </small>
              </p>
              {open === key ? (
                form
              ) : (
                <ButtonRow>
                  <Button kind="quiet" onClick={() => setOpen(key)}>
                    Describe <span className="visually-hidden">{ownNameOf(key)}</span>
                  </Button>
                </ButtonRow>
              )}
            </li>
          ))}
        </RuledList>
      )}
      {hasFailed ? (
        <Problem role="alert">It could not be stored. It still stands here: try again.</Problem>
      ) : null}
      {isNew ? (
        form
      ) : (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setOpen(ownExerciseKey(''))}>
            Name an exercise
          </Button>
        </ButtonRow>
      )}
    </>
  );
};
