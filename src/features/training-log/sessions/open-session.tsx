import type { ReactElement } from 'react';
import { routes } from '../../../domain/routes.ts';
import { formatLocalWeekdayAndDateOfTime } from '../../../domain/training/days/format-local-weekday-and-date-of-time.ts';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import type { Session } from '../../../domain/training/session/session.ts';
import { ButtonLink } from '../../../ui/kit/button-link.tsx';
import { sessionTitle } from '../log-words.ts';
import { LogSection } from '../parts.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';

type OpenSessionProps = {
  readonly session: Session;
  /** How many sets are done; undefined if what counts them couldn't be loaded. */
  readonly done: number | undefined;
  readonly plans: readonly FollowedPlan[];
};

/** A session that was begun and hasn't ended, with the way back into it. */
export const ResumeOpenSessionSection = ({
  session,
  done,
  plans,
}: OpenSessionProps): ReactElement => {
  const { startedAt } = session;
  return (
    <LogSection id="open" title="A session is open">
      <p>
        {sessionTitle(session, plans)}, begun on {formatLocalWeekdayAndDateOfTime(startedAt)}
        {done === undefined ? '' : `, with ${done} ${done === 1 ? 'set' : 'sets'} done`}. It goes
        into the log when it ends.
      </p>
      <ButtonRow>
        <ButtonLink to={routes.train}>Go on with it</ButtonLink>
      </ButtonRow>
    </LogSection>
  );
};
