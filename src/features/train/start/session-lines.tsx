import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import { partNames } from '../../../domain/workout-notation/words/plan-to-notation.ts';
import { partKinds } from '../../../domain/workout-notation/plan.ts';
import {
  sessionLinesFromSteps,
  type SessionLineWithAllSets,
} from '../../../domain/training/session/day-lines.ts';
import type { LineIdAndSlug } from '../../../domain/training/session/line-names.ts';
import type { LogKitAndExerciseFacts } from '../running-session-data.ts';
import { AddMissingMaxOrTakeFromLog } from './add-missing-max-or-take-from-log.tsx';
import { identicalSetsWords, warmUpSetCountSentence } from '../words/line-words.ts';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > h3 {
    padding-block-end: var(--space-2);
    color: var(--accent);
    font-size: var(--step-1);
  }

  & > ol {
    border-block-end: 1px solid var(--line);
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-4);
  padding-block: var(--space-2);
  border-block-start: 1px solid var(--line);
  line-height: 1.4;

  &[data-grouped] {
    padding-inline-start: var(--space-3);
    border-inline-start: 6px solid var(--brass);
  }

  & > strong {
    font-weight: 700;
  }

  & > span {
    font-variant-numeric: tabular-nums;
  }

  & > small {
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: max(1rem, var(--step--1));
  }

  @media (min-width: 36em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const groupWords = ({ group }: SessionLineWithAllSets): string | undefined => {
  if (group === undefined || group.position > 1) return undefined;
  const { kind, rounds, minutes, size } = group;
  if (kind === 'amrap') return `As many rounds as you can in ${minutes ?? 0} minutes.`;
  if (kind === 'emom') return `A set each minute for ${minutes ?? 0} minutes.`;
  const turns = size === 1 ? '' : ` of ${size}, in turn`;
  return `${kind === 'superset' ? 'Superset' : 'Circuit'}${turns}, ${rounds === 1 ? '1 round' : `${rounds ?? 0} rounds`}.`;
};

type SessionLinesProps = {
  readonly training: Pick<LogKitAndExerciseFacts, 'log' | 'library' | 'weights'>;
  readonly steps: readonly Step[];
  readonly nameOf: (named: LineIdAndSlug) => string;
  /** The lift whose maximum is missing for a set, by its slug. */
  readonly missingMaximum: (step: Step) => string | undefined;
  /** The note about a weight that the lifter should read before lifting it. */
  readonly weightNote: (step: Step) => string | undefined;
  /** The page that the link to the lifter’s weights returns to. */
  readonly back: string;
  /** Called when the lifter has taken a maximum from her log. */
  readonly onWeights?: ((weights: KitAndMaximums) => void) | undefined;
};

/** A whole session as a list, with its weights. */
export const SessionLines = ({
  training,
  steps,
  nameOf,
  missingMaximum,
  weightNote,
  back,
  onWeights,
}: SessionLinesProps): ReactElement => {
  const lines = sessionLinesFromSteps(steps);
  const parts = partKinds.filter((kind) => lines.some(({ part }) => part === kind));
  return (
    <>
      {parts.map((part) => (
        <Part key={part}>
          {parts.length === 1 && part === 'main' ? null : <h3>{partNames[part]}</h3>}
          <ol>
            {lines
              .filter((line) => line.part === part)
              .map((line) => {
                const missing = line.sets
                  .map(({ step }) => missingMaximum(step))
                  .find((lift) => lift !== undefined);
                const note = line.sets
                  .map(({ step }) => weightNote(step))
                  .find((line) => line !== undefined);
                const group = groupWords(line);
                const name = nameOf(line);
                return (
                  <Line key={line.line} data-grouped={line.group === undefined ? undefined : ''}>
                    {group === undefined ? null : <small>{group}</small>}
                    <strong>{name}</strong>
                    <span>{line.sets.map(identicalSetsWords).join(', then ')}</span>
                    {line.ramp === 0 ? null : <small>{warmUpSetCountSentence(line.ramp)}</small>}
                    {note === undefined ? null : <small>{note}</small>}
                    {missing === undefined ? null : (
                      <small>
                        No maximum for it yet: start light
                        <AddMissingMaxOrTakeFromLog
                          training={training}
                          exercise={missing}
                          name={name}
                          back={back}
                          onWeights={onWeights}
                        />
                      </small>
                    )}
                  </Line>
                );
              })}
          </ol>
        </Part>
      ))}
    </>
  );
};
