import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { WorkoutView } from '../../content/sections.ts';
import { sumSetsByMuscle } from '../../domain/workout-notation/totals.ts';
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

const weeksName = (from: number, to: number, name: string): string => {
  const weeks = from === to ? `Week ${from}` : `Weeks ${from}–${to}`;
  return name === '' ? weeks : `${weeks}: ${name}`;
};

type WorkoutProps = { readonly workout: WorkoutView };

/** A whole plan: its weeks, their days, and what they add up to. */
export const Workout = ({ workout: { plan, paths, totals } }: WorkoutProps): ReactElement => {
  const only = plan.blocks.length === 1 && plan.blocks[0]?.to === 1;
  return (
    <Whole>
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
            {block.days.length > 1 ? (
              <MuscleSets title="Hard sets a week by muscle" sets={sumSetsByMuscle(ofDays)} />
            ) : null}
          </Weeks>
        );
      })}
    </Whole>
  );
};
