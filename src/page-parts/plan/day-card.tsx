import type { ReactElement } from 'react';
import styled from 'styled-components';
import { dayPartMentionsKilograms } from '../../domain/workout-notation/day-part-mentions-kilograms.ts';
import { partNames } from '../../domain/workout-notation/words/plan-to-notation.ts';
import type { PlanPagePathAndIndex } from '../../domain/training/plan/plan-place.ts';
import type { ExerciseOrGroup, PartKind, PlanDay } from '../../domain/workout-notation/plan.ts';
import type { DayTotals } from '../../domain/workout-notation/totals/day-totals.ts';
import { PlanExerciseGroup } from './exercise-group.tsx';
import { ExerciseLine } from './exercise-line.tsx';
import { PaperDateCells, type WeeksOfDay } from './log-cells.tsx';
import { DayOrWeekHardSetsByMuscleChart } from './day-or-week-hard-sets-by-muscle-chart.tsx';
import { dayTitle } from './plan-anchors.ts';
import { DayStartLink, DayStatePlaceholder } from './day-start-link.tsx';
import { wideScreenQuery } from '../../ui/styles/media.ts';
import { KgOrKgWithPoundsSwitch } from '../kg-or-kg-with-pounds-switch.tsx';

/** Where a day has room beside its lines, and a script that fills it. */
const besideLines = `@media screen and ${wideScreenQuery} and (scripting: enabled)`;

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-4);
  border-top: 3px solid var(--ink);
  background: var(--surface);
  break-inside: avoid-page;

  & > header {
    display: grid;
    gap: var(--space-1);
  }

  & h3 {
    font-size: var(--step-2);
  }

  & h4 {
    color: var(--accent);
    font-size: var(--step-1);
  }

  & header p {
    color: var(--muted);
  }

  @media print {
    gap: 3mm;
    padding: 2mm 0 4mm;
    border-width: 2px 0 0;
    border-radius: 0;
  }

  ${besideLines} {
    &:has(> [data-movement]) {
      position: relative;
      align-content: start;
      min-height: 30rem;
      padding-inline-end: calc(20rem + var(--space-4) + var(--space-5));
    }
  }
`;

/**
 * How the line moves that the visitor points at: filled by `movement-panes-beside-days.tsx`. Room
 * for it is there from the start, so that nothing moves.
 */
const MovementPane = styled.div`
  display: none;

  ${besideLines} {
    display: block;
    position: absolute;
    inset: var(--space-4) var(--space-4) var(--space-4) auto;
    width: 20rem;
  }

  & > div {
    position: sticky;
    top: 4.5rem;
    display: grid;
    gap: var(--space-2);
  }

  & a {
    justify-self: start;
    padding-block: var(--space-1);
    font-weight: 700;
  }
`;

/** A heading and, where weights follow, their switch at its end. */
const HeadingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  align-items: center;

  section > & {
    margin-bottom: var(--space-2);
  }

  /* In the height of a line. */
  & > button {
    margin-block: -0.5rem;
  }
`;

const Items = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
`;

/** Collapsed by default: the week has the same chart for all of its days. */
const Sets = styled.details`
  & summary {
    min-height: 3rem;
    padding-block: var(--space-2);
    font-size: var(--step--1);
    font-weight: 700;
    cursor: pointer;
  }
`;

/**
 * Whether a part is logged: main part and finisher have letters and log cells, warm-up and
 * cool-down have numbers and no log.
 */
const isLogged = (kind: PartKind): boolean => kind === 'main' || kind === 'finisher';

/** The letter of a position, counted from 0: A to Z, then AA, AB and so on. */
const letterOf = (position: number): string => {
  const letter = String.fromCharCode(65 + (position % 26));
  return position < 26 ? letter : `${letterOf(Math.floor(position / 26) - 1)}${letter}`;
};

const equipmentText = (equipment: DayTotals['equipment']): string =>
  equipment.length === 0 ? 'No kit needed' : `Kit: ${equipment.join(', ')}`;

type DayCardProps = {
  /** The prefix of the ids of its plan. */
  readonly planId: string;
  /** Undefined in the workbench, where no session can be started. */
  readonly plan: PlanPagePathAndIndex | undefined;
  /** The card's anchor, for links to it. */
  readonly id: string;
  readonly day: PlanDay;
  readonly weeks: WeeksOfDay;
  readonly paths: Readonly<Record<string, string>>;
  readonly totals: DayTotals | undefined;
  /** False if it is the only day. */
  readonly numbered: boolean;
};

/** A training day: minutes, equipment, its parts with their exercises, and hard sets by muscle. */
export const DayCard = ({
  planId,
  plan,
  id,
  day,
  weeks,
  paths,
  totals,
  numbered,
}: DayCardProps): ReactElement => {
  const lettered = (kind: PartKind, items: number) => (isLogged(kind) ? items : 0);
  const offsets = day.parts.map((_, index) =>
    day.parts
      .slice(0, index)
      .reduce((sum, part) => sum + lettered(part.kind, part.items.length), 0),
  );
  const line = (item: ExerciseOrGroup, label: string, logged: boolean) =>
    item.kind === 'exercise' ? (
      <ExerciseLine
        planId={planId}
        exercise={item.exercise}
        label={label}
        weeks={weeks}
        paths={paths}
        times={1}
        logged={logged}
      />
    ) : (
      <PlanExerciseGroup
        planId={planId}
        group={item.group}
        label={label}
        weeks={weeks}
        paths={paths}
        logged={logged}
      />
    );
  const isOnlyMain = day.parts.length === 1 && day.parts[0]?.kind === 'main';
  return (
    <Card id={id} data-day={day.number} data-week={weeks.first}>
      <header>
        <HeadingRow>
          <h3>{dayTitle(day, numbered)}</h3>
          {isOnlyMain && day.parts.some(dayPartMentionsKilograms) ? (
            <KgOrKgWithPoundsSwitch isShort />
          ) : null}
        </HeadingRow>
        {totals === undefined ? null : (
          <p>
            About {totals.minutes} {totals.minutes === 1 ? 'minute' : 'minutes'}.{' '}
            {equipmentText(totals.equipment)}.
          </p>
        )}
      </header>
      {plan === undefined ? null : (
        <>
          <DayStatePlaceholder />
          <PaperDateCells weeks={weeks} />
        </>
      )}
      {day.parts.map((part, index) => (
        <section key={part.kind}>
          {isOnlyMain ? null : (
            <HeadingRow>
              <h4>{partNames[part.kind]}</h4>
              {dayPartMentionsKilograms(part) ? <KgOrKgWithPoundsSwitch isShort /> : null}
            </HeadingRow>
          )}
          <Items>
            {part.items.map((item, position) => {
              const label = isLogged(part.kind)
                ? letterOf((offsets[index] ?? 0) + position)
                : `${position + 1}`;
              return (
                <li key={label}>{line(item, label, plan !== undefined && isLogged(part.kind))}</li>
              );
            })}
          </Items>
        </section>
      ))}
      {plan === undefined ? null : (
        <DayStartLink place={{ ...plan, week: weeks.first, day: day.number }} />
      )}
      {totals === undefined || totals.setsByMuscle.length === 0 ? null : (
        <Sets className="no-print">
          <summary>Hard sets by muscle</summary>
          <DayOrWeekHardSetsByMuscleChart sets={totals.setsByMuscle} />
        </Sets>
      )}
      {plan === undefined ? null : <MovementPane data-movement />}
    </Card>
  );
};
