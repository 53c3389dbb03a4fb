import type { ReactElement } from 'react';
import styled from 'styled-components';
import { describeGroup } from '../../domain/workout-notation/words/describe.ts';
import type { Group } from '../../domain/workout-notation/plan.ts';
import { ExerciseLine } from './exercise-line.tsx';
import type { WeeksOfDay } from './log-cells.tsx';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin-block: var(--space-2);
  padding-left: var(--space-3);
  border-left: 6px solid var(--brass);

  & > p {
    font-weight: 700;
    line-height: 1.35;
  }

  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
  }
`;

type ExerciseGroupProps = {
  /** The prefix of the ids of its plan. */
  readonly planId: string;
  readonly group: Group;
  readonly label: string;
  readonly weeks: WeeksOfDay;
  readonly paths: Readonly<Record<string, string>>;
  readonly logged: boolean;
};

/** A superset or circuit, marked by a bar at its side. */
export const PlanExerciseGroup = ({
  planId,
  group,
  label,
  weeks,
  paths,
  logged,
}: ExerciseGroupProps): ReactElement => (
  <Box>
    <p>{describeGroup(group)}.</p>
    <ol>
      {group.exercises.map((exercise, index) => (
        // The position is part of the key because a group may contain an exercise twice.
        <li key={`${label}${index + 1}`}>
          <ExerciseLine
            planId={planId}
            exercise={exercise}
            label={logged ? `${label}${index + 1}` : `${label}.${index + 1}`}
            weeks={weeks}
            paths={paths}
            times={'rounds' in group ? group.rounds : 1}
            logged={logged}
          />
        </li>
      ))}
    </ol>
  </Box>
);
