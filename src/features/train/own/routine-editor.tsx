import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { OneDayRoutine } from '../../../domain/training/own/one-day-routine.ts';
import {
  routineLinesThatHaveSets,
  dayWithLineMovedUp,
  dayWithAddedExercise,
  dayWithoutLine,
  dayWithReplacedSetsOfLine,
} from '../../../domain/training/own/routine-day.ts';
import type { PlanLine } from '../../../domain/training/plan/plan-line.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { Sheet } from '../../../page-parts/sheet.tsx';
import { ExerciseAndSetsPicker } from './exercise-and-sets-picker.tsx';
import { maxOwnNameLength } from '../../../domain/training/own/one-day-routine.ts';
import { routineSetsWords } from './own-words.ts';
import { SetsAndAmountFields } from './sets-and-amount-fields.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 40rem;

  &:focus {
    outline: none;
  }
`;

type RoutineEditorProps = {
  readonly log: TrainingLog;
  readonly library: ExerciseFactsBySlug;
  readonly routine: OneDayRoutine;
  readonly nameOf: (line: PlanLine) => string;
  readonly onClose: () => void;
};

/** Changes a routine: its name, its exercises, their order and their sets. */
export const RoutineEditor = ({
  log,
  library,
  routine,
  nameOf,
  onClose,
}: RoutineEditorProps): ReactElement => {
  const id = useId();
  const box = useFocusOnMount<HTMLDivElement>();
  const [name, setName] = useState(routine.name);
  const [day, setDay] = useState(routine.day);
  const [changed, setChanged] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<'name' | 'storage'>();
  const lines = routineLinesThatHaveSets(day);
  // The pressed button goes with what it belongs to, so the focus goes to the whole.
  const closeSets = (): void => {
    setChanged(undefined);
    box.current?.focus();
  };
  const takeOut = (line: string): void => {
    setDay(dayWithoutLine(day, line));
    box.current?.focus();
  };
  const keep = (): void => {
    const typed = name.trim();
    if (typed === '') {
      setProblem('name');
      document.getElementById(`${id}name`)?.focus();
      return;
    }
    log
      .saveRoutine({ ...routine, name: typed, day, changedAt: Date.now() })
      .then(onClose, () => setProblem('storage'));
  };
  const remove = (): void => {
    const at = Date.now();
    log
      .saveRoutine({ ...routine, changedAt: at, removedAt: at })
      .then(onClose, () => setProblem('storage'));
  };
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={`Change ${routine.name}`}>
      <Field>
        <label htmlFor={`${id}name`}>Name of the routine</label>
        <input
          id={`${id}name`}
          autoComplete="off"
          maxLength={maxOwnNameLength}
          value={name}
          aria-invalid={problem === 'name'}
          aria-describedby={problem === 'name' ? `${id}problem` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {problem === 'name' ? (
          <ProblemSentence id={`${id}problem`}>Type a name for it.</ProblemSentence>
        ) : null}
      </Field>
      {lines.length === 0 ? <p>No exercise is in it yet.</p> : null}
      <RuledList>
        {lines.map((line, index) => (
          <li key={line.id}>
            <p>
              <b>{nameOf(line)}</b>, {routineSetsWords(line.exercise.sets, line.group?.group)}
            </p>
            {changed === line.id ? (
              <SetsAndAmountFields
                name={nameOf(line)}
                block={
                  line.exercise.sets[0] ?? {
                    amount: { kind: 'failure', perSide: false },
                    loads: [],
                  }
                }
                action="Change the sets"
                onSets={(block) => {
                  setDay(dayWithReplacedSetsOfLine(day, line.id, [block]));
                  closeSets();
                }}
                onCancel={closeSets}
              />
            ) : (
              <ButtonRow>
                {line.group === undefined ? (
                  <Button kind="quiet" onClick={() => setChanged(line.id)}>
                    Sets <span className="visually-hidden">of {nameOf(line)}</span>
                  </Button>
                ) : null}
                {index === 0 || line.slug === undefined ? null : (
                  <Button kind="quiet" onClick={() => setDay(dayWithLineMovedUp(day, line.id))}>
                    Earlier <span className="visually-hidden">: {nameOf(line)}</span>
                  </Button>
                )}
                <Button kind="quiet" onClick={() => takeOut(line.id)}>
                  Take out <span className="visually-hidden">{nameOf(line)}</span>
                </Button>
              </ButtonRow>
            )}
          </li>
        ))}
      </RuledList>
      <ButtonRow>
        <Button kind="quiet" onClick={() => setAdding(true)}>
          Add an exercise
        </Button>
      </ButtonRow>
      {problem === 'storage' ? (
        <ProblemSentence role="alert">
          It could not be stored. It still stands here: try again.
        </ProblemSentence>
      ) : null}
      <ButtonRow>
        <Button onClick={keep}>Keep the routine</Button>
        <Button kind="quiet" onClick={onClose}>
          Leave it as it was
        </Button>
        <Button kind="quiet" onClick={remove}>
          Remove it
        </Button>
      </ButtonRow>
      {isAdding ? (
        <Sheet title="Add an exercise" onClose={() => setAdding(false)}>
          <ExerciseAndSetsPicker
            log={log}
            library={library}
            now={Date.now}
            onAdd={(exercise) => {
              setDay(dayWithAddedExercise(day, exercise));
              setAdding(false);
            }}
            onCancel={() => setAdding(false)}
          />
        </Sheet>
      ) : null}
    </Box>
  );
};
