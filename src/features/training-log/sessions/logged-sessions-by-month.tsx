import { useState } from 'react';
import type { ReactElement } from 'react';
import { formatLocalMonthAndYearOfTime } from '../../../domain/training/days/format-local-weekday-and-date-of-time.ts';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../../domain/training/log.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { sessionDaySetsAndMinutesLine, sessionTitle } from '../log-words.ts';
import { PressOutcome } from '../../../ui/kit/press-outcome.ts';
import { RowButtonStyledAsLink, LogSection } from '../parts.tsx';
import type { OpenTrainingData } from '../ready.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { RuledList } from '../../../ui/kit/ruled-list.ts';
import { SessionDetails } from './session-details.tsx';
import { useLogReading } from '../use-log-reading.ts';
import { groupBy } from '../../../domain/group-by.ts';

/** How many sessions are shown at first, and how many more with each press. */
const pageSize = 20;

type Deleted = { readonly session: LoggedSessionWithoutSets; readonly sets: readonly LoggedSet[] };

const byMonth = (
  sessions: readonly LoggedSessionWithoutSets[],
): readonly (readonly LoggedSessionWithoutSets[])[] => [
  ...groupBy(sessions, ({ startedAt }) => formatLocalMonthAndYearOfTime(startedAt)).values(),
];

type SessionsProps = { readonly training: OpenTrainingData };

/** The lifter’s sessions by month, newest first, a page at a time. */
export const LoggedSessionsByMonth = ({ training }: SessionsProps): ReactElement => {
  const { log, plans } = training;
  const [limit, setLimit] = useState(pageSize);
  const [openId, setOpenId] = useState<string>();
  const [deleted, setDeleted] = useState<Deleted>();
  const [problem, setProblem] = useState<string>();
  // We fetch one more than we show, to know whether there are older ones.
  const found = useLogReading(log, ['sessions'], String(limit), () => log.sessions(limit + 1));
  const sessions = found.kind === 'ready' ? found.value.slice(0, limit) : [];
  const hasMore = found.kind === 'ready' && found.value.length > limit;

  const remove = async (session: LoggedSessionWithoutSets): Promise<void> => {
    try {
      const sets = await log.setsOfSession(session.id);
      await log.removeSession(session.id);
      setDeleted({ session, sets });
      setOpenId(undefined);
      setProblem(undefined);
    } catch {
      setProblem('The session couldn’t be deleted. It is still in your log. Try again.');
    }
  };
  const bringBack = async ({ session, sets }: Deleted): Promise<void> => {
    try {
      await log.add({ weights: undefined, plans: [], bodyweights: [], sessions: [session], sets });
      setDeleted(undefined);
      setProblem(undefined);
    } catch {
      setProblem('The session couldn’t be brought back yet. Try again before you leave the page.');
    }
  };
  return (
    <LogSection id="sessions" title="Sessions">
      {found.kind === 'failed' ? (
        <ProblemSentence role="alert">{found.sentence}</ProblemSentence>
      ) : null}
      {found.kind === 'loading' ? <p role="status">Reading your sessions…</p> : null}
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <PressOutcome role="status">
        {deleted === undefined ? null : `Deleted: ${sessionTitle(deleted.session, plans)}.`}
      </PressOutcome>
      {deleted === undefined ? null : (
        <ButtonRow>
          <Button kind="quiet" onClick={() => void bringBack(deleted)}>
            Bring it back
          </Button>
        </ButtonRow>
      )}
      {byMonth(sessions).map((month) => (
        <div key={month[0]?.id ?? ''}>
          <h3>{formatLocalMonthAndYearOfTime(month[0]?.startedAt ?? 0)}</h3>
          <RuledList>
            {month.map((session) => (
              <li key={session.id}>
                <div>
                  <RowButtonStyledAsLink
                    type="button"
                    aria-expanded={openId === session.id}
                    onClick={() => setOpenId(openId === session.id ? undefined : session.id)}
                  >
                    {sessionTitle(session, plans)}
                  </RowButtonStyledAsLink>
                  <br />
                  <small>{sessionDaySetsAndMinutesLine(session)}</small>
                </div>
                {openId === session.id ? (
                  <SessionDetails
                    training={training}
                    session={session}
                    onDelete={() => void remove(session)}
                  />
                ) : null}
              </li>
            ))}
          </RuledList>
        </div>
      ))}
      {hasMore ? (
        <ButtonRow>
          <Button kind="quiet" onClick={() => setLimit(limit + pageSize)}>
            Show older sessions
          </Button>
        </ButtonRow>
      ) : null}
    </LogSection>
  );
};
