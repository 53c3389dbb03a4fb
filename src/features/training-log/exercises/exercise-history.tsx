import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { formatLocalWeekdayAndDateOfTime } from '../../../domain/training/days/format-local-weekday-and-date-of-time.ts';
import {
  heaviestSetsByReps,
  estimatedOneRepMaxOfSet,
  oneRepMaxEstimatesByDay,
} from '../../../domain/training/history/history.ts';
import type { LoggedSet } from '../../../domain/training/log.ts';
import { slugInLibraryWithOwnExercises } from '../../../domain/training/exercise-key.ts';
import { createSessionDayFinderFromSets } from '../../../domain/training/history/create-session-day-finder-from-sets.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { WholeLogLink } from './exercise-history-link.tsx';
import { useLazyPart } from '../lazy-part.ts';
import {
  exerciseNameOfKey,
  loggedSetWords,
  weightWordsInUnitRoundedToTenths,
} from '../log-words.ts';
import { FiguresTable, LogSection } from '../parts.tsx';
import { weightUnitOfLifter, type OpenTrainingData } from '../ready.ts';
import { useLogReading } from '../use-log-reading.ts';
import { groupBy } from '../../../domain/group-by.ts';

/** How many days with their sets are shown at first, and how many more with each press. */
const daysShown = 10;

/** The most rows of best sets, one row for each number of reps, fewest first. */
const maxBestSets = 15;

type SetsProps = { readonly sets: readonly LoggedSet[] };

const BestSets = ({ sets, unit }: SetsProps & { readonly unit: 'kg' | 'lb' }): ReactElement => (
  <LogSection id="best" title="Best sets">
    <FiguresTable>
      <thead>
        <tr>
          <th scope="col">Reps</th>
          <th scope="col">Heaviest set</th>
          <th scope="col">Estimated maximum</th>
        </tr>
      </thead>
      <tbody>
        {sets.slice(0, maxBestSets).map((set) => {
          const estimate = estimatedOneRepMaxOfSet(set);
          return (
            <tr key={set.id}>
              <th scope="row">{set.done.reps}</th>
              <td>
                {loggedSetWords(set)} <small>{formatLocalWeekdayAndDateOfTime(set.at)}</small>
              </td>
              <td>
                {estimate === undefined ? '' : weightWordsInUnitRoundedToTenths(estimate, unit)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </FiguresTable>
  </LogSection>
);

const EverySet = ({ sets }: SetsProps): ReactElement => {
  const [shown, setShown] = useState(daysShown);
  const days = useMemo(
    () => [...groupBy(sets, createSessionDayFinderFromSets(sets)).entries()],
    [sets],
  );
  return (
    <LogSection id="every-set" title="Every set">
      <RuledList>
        {days.slice(0, shown).map(([day, ofDay]) => (
          <li key={day}>
            <b>{formatLocalWeekdayAndDateOfTime(ofDay.at(-1)?.at ?? 0)}</b>
            <span>
              {ofDay
                .toReversed()
                .map((set) => `${set.kind === 'ramp' ? 'ramp ' : ''}${loggedSetWords(set)}`)
                .join('; ')}
            </span>
          </li>
        ))}
      </RuledList>
      {days.length > shown ? (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setShown(shown + daysShown)}>
            Show older days
          </Button>
        </ButtonRow>
      ) : null}
    </LogSection>
  );
};

type ExerciseHistoryProps = { readonly training: OpenTrainingData; readonly exercise: string };

/** Everything in the log about one exercise. */
export const ExerciseHistory = ({ training, exercise }: ExerciseHistoryProps): ReactElement => {
  const { log, library } = training;
  const unit = weightUnitOfLifter(training);
  const found = useLogReading(log, ['sets'], exercise, () => log.setsOf(exercise));
  const sets = useMemo(() => (found.kind === 'ready' ? found.value : []), [found]);
  const estimates = useMemo(() => oneRepMaxEstimatesByDay(sets, unit), [sets, unit]);
  const best = useMemo(() => heaviestSetsByReps(sets), [sets]);
  const chart = useLazyPart(estimates.length > 0, () => import('../values-over-time-chart.tsx'));
  const name = exerciseNameOfKey(exercise, library);
  const slug = slugInLibraryWithOwnExercises(exercise);
  const page = slug === undefined ? undefined : library.get(slug)?.path;
  return (
    <Stack>
      <PageTitleWithLead title={name} lead="Every set in your log." />
      <ButtonRow>
        <WholeLogLink />
        {page === undefined ? null : <SiteLink to={page}>How it is done</SiteLink>}
      </ButtonRow>
      {found.kind === 'failed' ? (
        <ProblemSentence role="alert">{found.sentence}</ProblemSentence>
      ) : null}
      {found.kind === 'loading' ? <p role="status">Reading your sets…</p> : null}
      {found.kind === 'ready' && sets.length === 0 ? (
        <p>You have logged no set of it yet. The first one that you do in a session stands here.</p>
      ) : null}
      {estimates.length === 0 ? null : (
        <LogSection id="estimate" title="Estimated maximum">
          <p>
            What you could lift once, estimated from the best set of each day with up to ten reps
            (Epley’s formula). A single counts as what you lifted.
          </p>
          {chart.kind === 'loaded' ? (
            <chart.part.ValuesOverTimeChart
              key={exercise}
              label={`Estimated maximum, ${name}`}
              unit={unit}
              points={estimates.map(({ on, weight }) => ({ on, value: weight.value }))}
            />
          ) : chart.kind === 'failed' ? (
            <ProblemSentence role="alert">{chart.sentence}</ProblemSentence>
          ) : (
            <p role="status">Drawing…</p>
          )}
        </LogSection>
      )}
      {best.length === 0 ? null : <BestSets sets={best} unit={unit} />}
      {sets.length === 0 ? null : <EverySet key={exercise} sets={sets} />}
    </Stack>
  );
};
