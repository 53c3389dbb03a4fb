import { useState } from 'react';
import type { ReactElement } from 'react';
import { ownExerciseNameInKey, type ExerciseKey } from '../../../domain/training/exercise-key.ts';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { OwnExercise } from '../../../domain/training/own/own-exercise.ts';
import {
  currentNameOfOwnExercise,
  isSameExerciseName,
  ownNameFieldUnlessInKey,
  freeOwnExerciseKeyForName,
} from '../../../domain/training/own/own-names.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { JoinExercisesQuestion } from './join-exercises-question.tsx';
import { OwnExerciseForm, type OwnExerciseAnswers } from './own-exercise-form.tsx';
import { ownExerciseLoadingAndMusclesText } from './own-words.ts';
import { storeOwnExerciseAndRereadMaxes } from './store-own-exercise-and-reread-maxes.ts';
import type { MySessionsData } from './use-own.ts';
import {
  OwnExerciseChangeNoticeWithUndo,
  type OwnExerciseChangeSentenceAndUndo,
} from './own-exercise-change-notice-with-undo.tsx';

/** What is open: the form of a new exercise or of a known one, or the question about two. */
type Open = {
  readonly key: ExerciseKey | undefined;
  readonly about?: OwnExerciseAnswers;
  /** The exercise that has the name already. */
  readonly twin?: ExerciseKey;
};

type OwnExercisesProps = {
  readonly log: TrainingLog;
  /** Ours and the lifter’s own. */
  readonly library: ExerciseFactsBySlug;
  readonly own: Pick<MySessionsData, 'exercises' | 'joined' | 'undescribed'>;
};

/** The exercises that the lifter has named: described, renamed, joined and taken apart again. */
export const OwnExercises = ({ log, library, own }: OwnExercisesProps): ReactElement => {
  const { exercises, joined, undescribed } = own;
  const [open, setOpen] = useState<Open>();
  const [changed, setChanged] = useState<OwnExerciseChangeSentenceAndUndo>();
  const [hasFailed, setFailed] = useState(false);
  const described = [...exercises, ...joined];
  const recordOf = (key: ExerciseKey): OwnExercise | undefined =>
    described.find((one) => one.key === key);
  const nameOf = (key: ExerciseKey): string => {
    const record = recordOf(key);
    if (record !== undefined) return currentNameOfOwnExercise(record);
    return ownExerciseNameInKey(key) ?? library.get(key)?.title ?? key;
  };
  const twinOf = (name: string, key: ExerciseKey | undefined): ExerciseKey | undefined => {
    const ours = [...library.keys()].filter((one) => ownExerciseNameInKey(one) === undefined);
    return [...exercises.map((one) => one.key), ...undescribed, ...ours].find(
      (one) => one !== key && isSameExerciseName(nameOf(one), name),
    );
  };
  const close = (): void => setOpen(undefined);

  const store = (exercise: OwnExercise, sentence: string, before?: OwnExercise): void => {
    const undo = (was: OwnExercise): void =>
      store({ ...was, changedAt: Date.now() }, `“${currentNameOfOwnExercise(was)}” is as it was.`);
    setFailed(false);
    storeOwnExerciseAndRereadMaxes(log, exercise).then(
      () => {
        close();
        setChanged({ sentence, undo: before && (() => undo(before)) });
      },
      () => setFailed(true),
    );
  };
  const keepNew = ({ name, ...about }: OwnExerciseAnswers): void => {
    log.ownExercises().then(
      (all) => {
        const key = freeOwnExerciseKeyForName(name, all);
        store(
          { key, ...ownNameFieldUnlessInKey(key, name), ...about, changedAt: Date.now() },
          `“${name}” is one of your exercises.`,
        );
      },
      () => setFailed(true),
    );
  };
  const keep = (key: ExerciseKey, { name, ...about }: OwnExerciseAnswers): void => {
    const twin = twinOf(name, key);
    if (twin !== undefined) {
      setOpen({ key, about: { name, ...about }, twin });
      return;
    }
    const sentence =
      name === nameOf(key)
        ? `“${name}” is changed.`
        : `“${nameOf(key)}” is called “${name}” now, in your log and in your routines too.`;
    store(
      { key, ...ownNameFieldUnlessInKey(key, name), ...about, changedAt: Date.now() },
      sentence,
      recordOf(key) ?? { key, ...about, changedAt: 0 },
    );
  };
  const join = (key: ExerciseKey, about: OwnExerciseAnswers, twin: ExerciseKey): void => {
    const { loading, primary, secondary } = about;
    const before = recordOf(key) ?? { key, loading, primary, secondary, changedAt: 0 };
    store(
      { ...before, changedAt: Date.now(), sameAs: twin },
      `“${nameOf(key)}” counts as “${nameOf(twin)}” now.`,
      before,
    );
  };

  const opened = ({ key, about, twin }: Open): ReactElement => {
    if (key !== undefined && about !== undefined && twin !== undefined) {
      return (
        <JoinExercisesQuestion
          name={nameOf(key)}
          other={nameOf(twin)}
          onJoin={() => join(key, about, twin)}
          onBack={() => setOpen({ key, about })}
        />
      );
    }
    return key === undefined ? (
      <OwnExerciseForm
        known={{ name: '' }}
        remark="You can rename it later."
        problemOf={(name) =>
          twinOf(name, undefined) && `There is an exercise called “${name}” already.`
        }
        onKeep={keepNew}
        onCancel={close}
      />
    ) : (
      <OwnExerciseForm
        known={about ?? { ...recordOf(key), name: nameOf(key) }}
        remark="Its sets stay with it. If it turns out to be another exercise that you know, type the name of that one."
        onKeep={(typed) => keep(key, typed)}
        onCancel={close}
      />
    );
  };
  const row = (
    key: ExerciseKey,
    words: string,
    actions: readonly { readonly label: string; readonly onPress: () => void }[],
  ): ReactElement => (
    <li key={key}>
      <p>
        <b>{nameOf(key)}</b>
        <br />
        <small>{words}</small>
      </p>
      {open?.key === key ? (
        opened(open)
      ) : (
        <ButtonRow>
          {actions.map(({ label, onPress }) => (
            <Button key={label} kind="quiet" onClick={onPress}>
              {label} <span className="visually-hidden">{nameOf(key)}</span>
            </Button>
          ))}
        </ButtonRow>
      )}
    </li>
  );
  const start = (key: ExerciseKey | undefined): void => {
    setChanged(undefined);
    setOpen({ key });
  };
  return (
    <>
      {described.length + undescribed.length === 0 ? null : (
        <RuledList>
          {exercises.map((exercise) =>
            row(exercise.key, `${ownExerciseLoadingAndMusclesText(exercise)}.`, [
              { label: 'Change', onPress: () => start(exercise.key) },
              {
                label: 'Take off the list',
                onPress: () => {
                  const at = Date.now();
                  store(
                    { ...exercise, changedAt: at, removedAt: at },
                    `“${currentNameOfOwnExercise(exercise)}” is off the list. Its sets stay in your log.`,
                    exercise,
                  );
                },
              },
            ]),
          )}
          {undescribed.map((key) =>
            row(
              key,
              'From another app. Say what it is done with, so that it can be trained, or which exercise it is.',
              [{ label: 'Describe', onPress: () => start(key) }],
            ),
          )}
          {joined.map(({ sameAs = '', ...exercise }) =>
            row(exercise.key, `Counts as “${nameOf(sameAs)}”.`, [
              {
                label: 'Take apart',
                onPress: () =>
                  store(
                    { ...exercise, changedAt: Date.now() },
                    `“${currentNameOfOwnExercise(exercise)}” is an exercise of its own again.`,
                    { ...exercise, sameAs },
                  ),
              },
            ]),
          )}
        </RuledList>
      )}
      {hasFailed ? (
        <ProblemSentence role="alert">
          It could not be stored. It still stands here: try again.
        </ProblemSentence>
      ) : null}
      {changed === undefined ? null : (
        <OwnExerciseChangeNoticeWithUndo key={changed.sentence} {...changed} />
      )}
      {open !== undefined && open.key === undefined ? (
        opened(open)
      ) : (
        <ButtonRow>
          <Button kind="quiet" onClick={() => start(undefined)}>
            Name an exercise
          </Button>
        </ButtonRow>
      )}
    </>
  );
};
