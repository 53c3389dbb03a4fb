import { Fragment } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  describeLoad,
  describeTempo,
  describeWeeklyAddition,
  formatSecondsRange,
  formatSetsAndAmount,
  typesetSigns,
} from '../../domain/workout-notation/words/describe.ts';
import type { SetAmount, Exercise, Load, SetBlock } from '../../domain/workout-notation/plan.ts';
import { textPiecesWithPounds } from '../../domain/weights/pounds-in-text.ts';
import { media } from '../../ui/styles/media.ts';
import { WeightsPlaceholder } from './her-line.tsx';
import { ExplainedLoad } from './load-term-popovers.tsx';
import { PaperLogCells, type WeeksOfDay } from './log-cells.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { TextWithPoundsAfterWeights } from '../../ui/text/text-with-pounds-after-weights.tsx';

/** The whole row is the hit area of its exercise's link, and at least 48 px high. */
const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  padding-block: var(--space-2);
  border-top: 1px solid var(--line);
  line-height: 1.35;
  min-height: 3rem;
  align-content: center;

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.small} {
    grid-template-columns: 2.25rem minmax(0, 1fr) minmax(0, 1fr);
  }

  & > :nth-child(n + 3) {
    grid-column: 2 / -1;
  }

  ${media.small} {
    & > :nth-child(3) {
      grid-column: 3;
      grid-row: 1;
    }
  }

  /* The cells to write into are beside the words, so that a day fits on a sheet. */
  @media print {
    grid-template-columns: 8mm 62mm minmax(0, 1fr);
    grid-template-rows: auto auto auto 1fr;
    gap: 0 2mm;
    min-height: 0;
    padding-block: 1mm;
    break-inside: avoid;

    & > :nth-child(n + 3) {
      grid-column: 2;
      grid-row: auto;
    }

    & > .log {
      grid-column: 3;
      grid-row: 1 / span 4;
    }
  }
`;

const Label = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
`;

const Name = styled.span`
  font-weight: 700;
`;

const Sets = styled.ul`
  font-variant-numeric: tabular-nums;

  & strong {
    font-weight: 800;
  }
`;

const Details = styled.p`
  color: var(--muted);
  font-size: var(--step--1);
`;

/** The preposition before a load: `with` a band or reps in reserve, `at` a weight or an effort. */
const preposition = (loads: SetBlock['loads']): string =>
  loads[0]?.kind === 'band' || loads[0]?.kind === 'rir' ? 'with' : 'at';

type PlannedLoadProps = {
  readonly planId: string;
  readonly load: Load;
  readonly kind: SetAmount['kind'];
};

/** A load: a weight with its pounds, or an effort that a press explains. */
const PlannedLoad = ({ planId, load, kind }: PlannedLoadProps): ReactElement =>
  load.kind === 'kilograms' ? (
    <TextWithPoundsAfterWeights pieces={textPiecesWithPounds(describeLoad(load))} />
  ) : (
    <ExplainedLoad planId={planId} load={load} kind={kind} />
  );

type SetTextProps = { readonly planId: string; readonly block: SetBlock };

const SetText = ({ planId, block: { sets, amount, loads } }: SetTextProps): ReactElement => (
  <>
    <strong>{formatSetsAndAmount({ sets, amount })}</strong>
    {loads.map((load, index) => (
      <Fragment key={load.kind}>
        {index === 0 ? ` ${preposition(loads)} ` : ', '}
        <PlannedLoad planId={planId} load={load} kind={amount.kind} />
      </Fragment>
    ))}
  </>
);

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

type Progression = NonNullable<Exercise['progression']>;

/** Sentences about rest, tempo and what is added each week. */
const detailsOf = ({ restSeconds, tempo, progression }: Exercise): string =>
  [
    ...(restSeconds === undefined ? [] : [`Rest ${formatSecondsRange(restSeconds)}.`]),
    ...(tempo === undefined ? [] : [`Tempo ${tempo.join('-')}: ${describeTempo(tempo)}.`]),
    ...(progression?.kind === 'add' ? [`${describeWeeklyAddition(progression)}.`] : []),
  ].join(' ');

type WeekLoadsProps = Omit<PlannedLoadProps, 'load'> & {
  readonly loads: Extract<Progression, { readonly kind: 'loads' }>['loads'];
  readonly firstWeek: number;
};

/** `Week 1: 70% of 1RM, week 2: 75% of 1RM.` */
const WeekLoads = ({ loads, firstWeek, ...term }: WeekLoadsProps): ReactElement => (
  <>
    {loads.map((load, index) => (
      // The index is the key: it is the week.
      <Fragment key={index}>
        {`${index === 0 ? 'Week' : ', week'} ${firstWeek + index}: `}
        <PlannedLoad {...term} load={load} />
      </Fragment>
    ))}
    .
  </>
);

type DetailsOfLineProps = {
  readonly exercise: Exercise;
  readonly firstWeek: number;
  readonly planId: string;
};

/** How an exercise is done besides its sets, and its note; nothing if there is nothing to say. */
const DetailsOfLine = ({
  exercise,
  firstWeek,
  planId,
}: DetailsOfLineProps): ReactElement | null => {
  const details = detailsOf(exercise);
  const { progression, note, sets } = exercise;
  const loads = progression?.kind === 'loads' ? progression.loads : undefined;
  if (details === '' && loads === undefined && note === '') return null;
  return (
    <Details>
      <TextWithPoundsAfterWeights pieces={textPiecesWithPounds(details)} />
      {loads === undefined ? null : (
        <>
          {details === '' ? null : ' '}
          <WeekLoads
            planId={planId}
            loads={loads}
            kind={sets[0]?.amount.kind ?? 'reps'}
            firstWeek={firstWeek}
          />
        </>
      )}
      {note === '' ? null : (
        <>
          {details === '' && loads === undefined ? null : ' '}
          <TextWithPoundsAfterWeights
            pieces={textPiecesWithPounds(asSentence(typesetSigns(note)))}
          />
        </>
      )}
    </Details>
  );
};

type ExerciseLineProps = {
  /** The prefix of the ids of its plan. */
  readonly planId: string;
  readonly exercise: Exercise;
  readonly label: string;
  readonly weeks: WeeksOfDay;
  readonly paths: Readonly<Record<string, string>>;
  /** How often it is done: the number of rounds of its group, or 1. */
  readonly times: number;
  /** Whether to add cells for weight and reps, on paper. */
  readonly logged: boolean;
};

/** An exercise of a plan: name, sets and details, and on paper cells to fill in. */
export const ExerciseLine = ({
  planId,
  exercise,
  label,
  weeks,
  paths,
  times,
  logged,
}: ExerciseLineProps): ReactElement => {
  const path = paths[exercise.slug ?? exercise.name];
  const { progression } = exercise;
  const setsAdded =
    progression?.kind === 'add' && progression.unit === 'sets'
      ? progression.amount * (weeks.count - 1)
      : 0;
  const sets = exercise.sets.reduce(
    (sum, block) => sum + (block.sets === undefined ? 1 : block.sets + setsAdded),
    0,
  );
  return (
    <Line>
      <Label>{label}</Label>
      <Name>
        {path === undefined ? exercise.name : <SiteLink to={path}>{exercise.name}</SiteLink>}
        {exercise.equipment === undefined ? null : ` with ${exercise.equipment}`}
      </Name>
      <Sets>
        {exercise.sets.map((block, index) => (
          // The index is the key because two blocks of sets may have the same text.
          <li key={index}>
            <SetText planId={planId} block={block} />
          </li>
        ))}
      </Sets>
      <WeightsPlaceholder exercise={exercise} weeks={weeks.count} logged={logged} />
      <DetailsOfLine exercise={exercise} firstWeek={weeks.first} planId={planId} />
      {logged ? <PaperLogCells sets={times * sets} weeks={weeks} /> : null}
    </Line>
  );
};
