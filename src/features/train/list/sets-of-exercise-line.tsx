import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { remainingStepsOf } from '../../../domain/training/session/remaining-steps-of.ts';
import { SessionOrExerciseNoteField } from './session-or-exercise-note-field.tsx';
import { SetCorrectionSteppers } from './set-correction-steppers.tsx';
import type { RunningSessionData } from '../running-session-data.ts';
import {
  doneSetWords,
  effortWords,
  setOrRoundNumberWords,
  setTargetWordsWithoutWeight,
} from '../words/set-words.ts';
import { weightWords } from '../words/weight-amount-and-count-words.ts';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding-top: var(--space-2);
  border-top: 3px solid var(--ink);

  & > ul > li {
    border-top: 1px solid var(--line);
  }

  & > ul > li > button,
  & > ul > li > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    width: 100%;
    min-height: 3rem;
    padding: 0;
    border: 0;
    background: none;
    font-variant-numeric: tabular-nums;
    text-align: start;
  }

  & > ul > li > button {
    cursor: pointer;
  }

  & > ul > li > * > :first-child {
    flex: none;
    width: 1.25rem;
  }

  & > ul > li > * > :nth-child(2) {
    flex: 1 1 6rem;
  }

  & > ul > li > button > :last-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & li[aria-current] {
    font-weight: 800;
  }

  & .skipped {
    color: var(--muted);
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }

  & > div > button {
    min-width: 3rem;
    min-height: 3rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 700;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

type LineOfSessionProps = {
  readonly view: RunningSessionData;
  readonly line: string;
  /** Called when a press has changed which set is on the screen. */
  readonly onMoved: () => void;
};

/** The sets of a line: done, skipped and to come, and the actions on them. */
export const SetsOfExerciseLine = ({ view, line, onMoved }: LineOfSessionProps): ReactElement => {
  const { state, dispatch, nameOf, weights, library } = view;
  const [correcting, setCorrecting] = useState<string>();
  const [isNoting, setNoting] = useState(false);
  const steps = state.steps.filter((step) => step.line === line);
  const left = remainingStepsOf(state).filter((step) => step.line === line);
  const logged = new Map(state.sets.map((set) => [set.step, set]));
  const name = nameOf(steps.at(-1) ?? { line });
  const isCurrent = state.current?.line === line;
  const note = state.lineNotes[line] ?? '';
  return (
    <Box aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {steps.map((step) => {
          const set = logged.get(step.id);
          const place = setOrRoundNumberWords(step, true);
          if (set === undefined) {
            const isSkipped = !left.includes(step);
            return (
              <li key={step.id} aria-current={step.id === state.current?.id ? 'step' : undefined}>
                <p className={isSkipped ? 'skipped' : undefined}>
                  <span aria-hidden="true">{isSkipped ? '–' : ''}</span>
                  <span>{place}</span>
                  <span>
                    {isSkipped
                      ? state.missed.includes(step.id)
                        ? 'missed'
                        : 'left out'
                      : `${setTargetWordsWithoutWeight(step)}${
                          step.weight === undefined
                            ? ''
                            : `, ${weightWords(step.weight, step.perHand)}`
                        }`}
                  </span>
                </p>
              </li>
            );
          }
          const words = `${doneSetWords(set.done, set.perHand)}${
            set.done.effort === undefined ? '' : `, ${effortWords(set.done.effort)}`
          }`;
          return (
            <li key={step.id}>
              <button
                type="button"
                aria-expanded={correcting === step.id}
                onClick={() => setCorrecting(correcting === step.id ? undefined : step.id)}
              >
                <span aria-hidden="true">✓</span>
                <span>{place}</span> <span>{words}</span>
                <span className="visually-hidden">. Put it right</span>
              </button>
              {correcting === step.id ? (
                <SetCorrectionSteppers
                  step={step}
                  set={set}
                  weights={weights}
                  facts={step.slug === undefined ? undefined : library.get(step.slug)}
                  onCorrect={(draft) => {
                    dispatch({ kind: 'correct', step: step.id, draft });
                    setCorrecting(undefined);
                  }}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      {isNoting || note !== '' ? (
        <SessionOrExerciseNoteField
          label={`Note for ${name}`}
          text={note}
          onText={(text) => dispatch({ kind: 'note', line, text })}
        />
      ) : null}
      <div>
        {left.length > 0 && !isCurrent ? (
          <button
            type="button"
            onClick={() => {
              dispatch({ kind: 'do now', line });
              onMoved();
            }}
          >
            Do now
          </button>
        ) : null}
        <button type="button" onClick={() => dispatch({ kind: 'add set', line })}>
          Add a set
        </button>
        {left.length > 0 ? (
          <button type="button" onClick={() => dispatch({ kind: 'skip line', line })}>
            Skip what is left
          </button>
        ) : null}
        {isNoting || note !== '' ? null : (
          <button type="button" onClick={() => setNoting(true)}>
            Note
          </button>
        )}
      </div>
    </Box>
  );
};
