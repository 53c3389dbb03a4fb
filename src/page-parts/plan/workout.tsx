import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { WorkoutView } from '../../domain/plans/plan-view.ts';
import { toMuscleWork } from '../../domain/training/muscle-work.ts';
import { sumSetsByMuscle } from '../../domain/workout-notation/totals.ts';
import { media } from '../../ui/media.ts';
import { MuscleMap } from '../muscles/muscle-map.tsx';
import { DayCard } from './day-card.tsx';
import { Legend } from './legend.tsx';
import { MuscleSets } from './muscle-sets.tsx';

const Weeks = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  & > h2 {
    font-size: var(--step-3);
  }
`;

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const Trains = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);
  align-items: start;
  padding-top: var(--space-3);
  border-top: 3px solid var(--ink);

  & > h2 {
    grid-column: 1 / -1;
    font-size: var(--step-2);
  }

  ${media.small} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const weeksName = (from: number, to: number, name: string): string => {
  const weeks = from === to ? `Week ${from}` : `Weeks ${from}–${to}`;
  return name === '' ? weeks : `${weeks}: ${name}`;
};

type WorkoutProps = { readonly workout: WorkoutView };

/** A whole plan: the muscles it trains, its weeks and their days, with totals. */
export const Workout = ({ workout: { plan, paths, totals } }: WorkoutProps): ReactElement => {
  const only = plan.blocks.length === 1 && plan.blocks[0]?.to === 1;
  const firstWeek = sumSetsByMuscle(totals[0] ?? []);
  return (
    <Whole>
      {firstWeek.length === 0 ? null : (
        <Trains>
          <h2>{only ? 'What it trains' : 'What a week trains'}</h2>
          <MuscleMap work={toMuscleWork(firstWeek)} size="page" />
          <MuscleSets
            title={
              only && totals[0]?.length === 1
                ? 'Hard sets by muscle'
                : 'Hard sets in the first week'
            }
            sets={firstWeek}
          />
        </Trains>
      )}
      <Legend plan={plan} />
      {plan.blocks.map((block, index) => {
        const ofDays = totals[index] ?? [];
        return (
          <Weeks key={block.from}>
            {only && block.name === '' ? null : (
              <h2>{weeksName(block.from, block.to, block.name)}</h2>
            )}
            {block.days.map((day, position) => (
              <DayCard
                key={day.number}
                day={day}
                firstWeek={block.from}
                paths={paths}
                totals={ofDays[position]}
                numbered={block.days.length > 1}
              />
            ))}
            {index > 0 && block.days.length > 1 ? (
              <MuscleSets title="Hard sets a week by muscle" sets={sumSetsByMuscle(ofDays)} />
            ) : null}
          </Weeks>
        );
      })}
    </Whole>
  );
};
