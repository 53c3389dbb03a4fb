import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { formatDay } from '../../domain/days/format-day.ts';
import { muscleHardSetsPlannedInCalendarWeek } from '../../domain/training/history/planned-week.ts';
import { hardSetsByMuscleOfLoggedSets } from '../../domain/training/history/weekly-sets.ts';
import {
  localIsoDayOfTime,
  localIsoMondayOfTime,
  startMsOfLocalIsoDay,
} from '../../domain/training/days/local-iso-day-of-time.ts';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { FiguresTable, LogSection } from './parts.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import type { OpenTrainingData } from './ready.ts';
import { useLogReading } from './use-log-reading.ts';

const Bar = styled.i`
  display: block;
  height: 0.5rem;
  margin-block-start: var(--space-1);
  background: var(--accent);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** More sessions than anybody has in a week. */
const maxSessions = 50;

/**
 * The lifter’s hard sets by muscle in a calendar week, against the number that her plans ask for.
 */
export const WeeklySetsByMuscleSection = ({
  training,
}: {
  readonly training: OpenTrainingData;
}): ReactElement => {
  const { log, plans, library, libraryState } = training;
  const [thisMonday] = useState(() => localIsoMondayOfTime(Date.now()));
  const [monday, setMonday] = useState(thisMonday);
  const [from, to] = [startMsOfLocalIsoDay(monday), startMsOfLocalIsoDay(monday, 7)];
  const move = (days: number): void =>
    setMonday(localIsoDayOfTime(startMsOfLocalIsoDay(monday, days)));
  const found = useLogReading(log, ['sets', 'sessions'], monday, async () => {
    const sessions = (await log.sessions(maxSessions, to)).filter(
      ({ startedAt }) => startedAt >= from,
    );
    const ids = new Set(sessions.map(({ id }) => id));
    // A session belongs to the week in which it began, with what was done after midnight.
    const until = Math.max(to, ...sessions.map(({ endedAt }) => endedAt + 1));
    const sets = (await log.setsBetween(from, until - 1)).filter(({ session }) => ids.has(session));
    return { monday, sessions, sets };
  });
  const week = found.kind === 'ready' && found.value.monday === monday ? found.value : undefined;
  const done = week === undefined ? [] : hardSetsByMuscleOfLoggedSets(week.sets, library);
  const planned =
    week === undefined
      ? []
      : muscleHardSetsPlannedInCalendarWeek({
          sessions: week.sessions,
          plans,
          isNow: monday === thisMonday,
          library,
        });
  const muscles = [...new Set([...planned, ...done].map(({ muscle }) => muscle))];
  const setsOf = (list: typeof planned, muscle: string): number =>
    list.find((entry) => entry.muscle === muscle)?.sets ?? 0;
  const most = Math.max(1, ...[...planned, ...done].map(({ sets }) => sets));
  return (
    <LogSection id="week" title="Hard sets a week">
      <p>
        A set counts for the muscles that do most of the work, and half for those that help. Easy
        sets and warm-ups don’t count: the same rule as in your plans.
      </p>
      {found.kind === 'failed' ? (
        <ProblemSentence role="alert">{found.sentence}</ProblemSentence>
      ) : null}
      {libraryState.kind === 'failed' ? (
        <>
          <ProblemSentence role="alert">{libraryState.sentence}</ProblemSentence>
          <ButtonRow>
            <Button kind="quiet" onClick={libraryState.retry}>
              Try again
            </Button>
          </ButtonRow>
        </>
      ) : null}
      <FiguresTable>
        <caption>Week from {formatDay(monday)}</caption>
        <thead>
          <tr>
            <th scope="col">Muscle</th>
            <th scope="col">Done</th>
            <th scope="col">Planned</th>
          </tr>
        </thead>
        <tbody>
          {muscles.map((muscle) => {
            const sets = setsOf(done, muscle);
            return (
              <tr key={muscle}>
                <th scope="row">
                  {muscle}
                  <Bar aria-hidden="true" style={{ width: `${(100 * sets) / most}%` }} />
                </th>
                <td>{formatNumberInBrowserLocale(sets)}</td>
                <td>
                  {planned.length === 0
                    ? '–'
                    : formatNumberInBrowserLocale(setsOf(planned, muscle))}
                </td>
              </tr>
            );
          })}
          {muscles.length === 0 ? (
            <tr>
              <td colSpan={3}>
                {week === undefined || libraryState.kind === 'coming'
                  ? 'Counting…'
                  : 'No hard set in this week.'}
              </td>
            </tr>
          ) : null}
        </tbody>
      </FiguresTable>
      <ButtonRow>
        <Button kind="quiet" onClick={() => move(-7)}>
          Week before
        </Button>
        {monday < thisMonday ? (
          <Button kind="quiet" onClick={() => move(7)}>
            Week after
          </Button>
        ) : null}
      </ButtonRow>
    </LogSection>
  );
};
