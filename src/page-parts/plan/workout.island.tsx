import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { WorkoutPlanView } from '../../domain/plans/plan-view.ts';
import { primaryAndSecondaryMusclesFromSets } from '../../domain/training/trained-muscles.ts';
import type { DayTotals } from '../../domain/workout-notation/totals/day-totals.ts';
import type { WeekBlock } from '../../domain/workout-notation/plan.ts';
import { sumSetsByMuscleOverDays } from '../../domain/workout-notation/totals/totals.ts';
import { planKeyOf } from '../../domain/training/plan/plan-address.ts';
import type { PlanPagePathAndIndex } from '../../domain/training/plan/plan-place.ts';
import { media } from '../../ui/styles/media.ts';
import { TrainedMuscleMap } from '../muscles/trained-muscle-map.tsx';
import { DayCard } from './day-card.tsx';
import { PlanLegend } from './plan-legend.tsx';
import { LoadTermPopovers } from './load-term-popovers.tsx';
import { DayOrWeekHardSetsByMuscleChart } from './day-or-week-hard-sets-by-muscle-chart.tsx';
import { WeekAndDayLinks } from './week-and-day-links.tsx';
import { OwnWeightsLinkUnlessLogExists, PlanPlacePlaceholder } from './plan-place-placeholder.tsx';
import { dayElementId, weekElementId, weekRangeText } from './plan-anchors.ts';

/** Not a grid: in a grid the sticky bar would stick only within its own row. */
const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  ${media.small} {
    gap: var(--space-5);
  }

  /* Where a link leads stands below the bar, not behind it. */
  & [id] {
    scroll-margin-top: var(--space-4);
  }
`;

const Weeks = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.small} {
    gap: var(--space-5);
  }

  & > h2 {
    font-size: var(--step-3);
  }

  & > span {
    position: absolute;
    top: 0;
  }
`;

const Trains = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);
  align-items: start;
  padding-top: var(--space-3);
  border-top: 3px solid var(--ink);

  & > h3 {
    grid-column: 1 / -1;
    font-size: var(--step-2);
  }

  ${media.small} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }
`;

const titleOf = (block: WeekBlock): string =>
  block.name === '' ? weekRangeText(block) : `${weekRangeText(block)}: ${block.name}`;

/** The later weeks of a block: a link to one of them leads to the start of the block. */
const laterWeeks = ({ from, to }: WeekBlock): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + 1 + index);

type BlockTrainsProps = { readonly block: WeekBlock; readonly totals: readonly DayTotals[] };

/** The muscles that a block trains, and the hard sets for each in its first week. */
const BlockTrains = ({ block, totals }: BlockTrainsProps): ReactElement | null => {
  const sets = sumSetsByMuscleOverDays(totals);
  if (sets.length === 0) return null;
  const isSession = block.to === 1 && totals.length === 1;
  return (
    <Trains className="not-in-the-bag">
      <h3>{isSession ? 'What it trains' : `What week ${block.from} trains`}</h3>
      <TrainedMuscleMap work={primaryAndSecondaryMusclesFromSets(sets)} />
      <DayOrWeekHardSetsByMuscleChart
        title={isSession ? 'Hard sets by muscle' : 'Hard sets in the week'}
        sets={sets}
      />
    </Trains>
  );
};

export type WholeWorkoutPlanProps = {
  readonly workout: Omit<WorkoutPlanView, 'version'>;
  /**
   * The reference to this plan, by which sessions and her place in it are stored. Without it the
   * plan can't be trained: an editor is still writing it.
   */
  readonly plan?: PlanPagePathAndIndex | undefined;
  /** Distinguishes the plans of a page: the prefix of the ids of its weeks and days. */
  readonly id?: string;
  /** The anchor of the notes to the plan, if it has any. */
  readonly notesId?: string | undefined;
  /** Called once the plan is on the page, if the browser renders it. */
  readonly onShown?: () => void;
};

/** A whole plan: its weeks and their days, with totals, and the muscles that each week trains. */
export const WholeWorkoutPlan = ({
  workout: { plan, paths, totals },
  plan: ref,
  id = '',
  notesId,
  onShown,
}: WholeWorkoutPlanProps): ReactElement => {
  const shown = useRef(onShown);
  useEffect(() => shown.current?.(), []);
  const only = plan.blocks.length === 1 && plan.blocks[0]?.to === 1;
  return (
    <Whole data-plan={ref === undefined ? undefined : planKeyOf(ref)}>
      {ref === undefined ? null : <PlanPlacePlaceholder plan={ref} />}
      <WeekAndDayLinks plan={plan} id={id} notesId={notesId} />
      <PlanLegend plan={plan} />
      {plan.blocks.map((block, index) => {
        const ofDays = totals[index] ?? [];
        return (
          <Weeks key={block.from} id={weekElementId(id, block.from)}>
            {laterWeeks(block).map((week) => (
              <span key={week} id={weekElementId(id, week)} />
            ))}
            {only && block.name === '' ? null : <h2>{titleOf(block)}</h2>}
            {block.days.map((day, position) => (
              <DayCard
                key={day.number}
                planId={id}
                plan={ref}
                id={dayElementId(id, block.from, day.number)}
                day={day}
                weeks={{ first: block.from, count: block.to - block.from + 1 }}
                paths={paths}
                totals={ofDays[position]}
                numbered={block.days.length > 1}
              />
            ))}
            <BlockTrains block={block} totals={ofDays} />
          </Weeks>
        );
      })}
      {ref === undefined ? null : <OwnWeightsLinkUnlessLogExists plan={ref} />}
      <LoadTermPopovers planId={id} plan={plan} />
    </Whole>
  );
};
