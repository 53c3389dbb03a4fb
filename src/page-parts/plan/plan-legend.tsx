import type { ReactElement } from 'react';
import styled from 'styled-components';
import { exercisesOfPlan } from '../../domain/workout-notation/exercises-of-plan.ts';
import type { Load, WorkoutPlan } from '../../domain/workout-notation/plan.ts';

const Box = styled.details`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);

  @media print {
    padding: 2mm 3mm;
    font-size: 8.5pt;
    line-height: 1.3;

    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }

  & summary {
    font-weight: 700;
    cursor: pointer;
  }

  & dl {
    display: grid;
    gap: var(--space-2);
    margin-top: var(--space-3);
  }

  @media print {
    & dl {
      gap: 1mm;
      margin-top: 1mm;
    }

    & dl > div {
      display: flex;
      gap: 2mm;
    }

    & dt {
      flex: none;
      width: 26mm;
    }
  }

  & dt {
    font-weight: 700;
  }
`;

const explained: readonly {
  readonly kind: Load['kind'];
  readonly term: string;
  readonly text: string;
}[] = [
  {
    kind: 'rpe',
    term: 'RPE 8',
    text: 'How hard the set was, from 1 to 10. At 10 you could not have done another rep; at 8 you could have done two more.',
  },
  {
    kind: 'rir',
    term: '2 reps in reserve',
    text: 'Stop when you could still have done two good reps.',
  },
  {
    kind: 'percent',
    term: '75% of 1RM',
    text: 'Three quarters of the most you can lift once. The one rep max calculator estimates it from a set of up to ten.',
  },
];

const loadsIn = (plan: WorkoutPlan): ReadonlySet<Load['kind']> =>
  new Set(
    exercisesOfPlan(plan).flatMap((exercise) => [
      ...exercise.sets.flatMap((block) => block.loads.map((load) => load.kind)),
      ...(exercise.progression?.kind === 'loads'
        ? exercise.progression.loads.map((load) => load.kind)
        : []),
    ]),
  );

type LegendProps = { readonly plan: WorkoutPlan };

/** Explains the terms that a plan uses. */
export const PlanLegend = ({ plan }: LegendProps): ReactElement => {
  const loads = loadsIn(plan);
  const hasTempo = exercisesOfPlan(plan).some((exercise) => exercise.tempo !== undefined);
  return (
    <Box>
      <summary>How to read this plan</summary>
      <dl>
        <div>
          <dt>4 × 6</dt>
          <dd>Four sets of six reps each.</dd>
        </div>
        {explained
          .filter(({ kind }) => loads.has(kind))
          .map(({ kind, term, text }) => (
            <div key={kind}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        {hasTempo ? (
          <div>
            <dt>Tempo 3-1-1-0</dt>
            <dd>
              Seconds on the way down, at the bottom, on the way up and at the top; x is as fast as
              you can.
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Hard sets</dt>
          <dd>
            The sets of the main part and the finisher, without easy ones and without those that
            have a weight and no effort. A main muscle counts one a set, a helping muscle a half.
          </dd>
        </div>
      </dl>
    </Box>
  );
};
