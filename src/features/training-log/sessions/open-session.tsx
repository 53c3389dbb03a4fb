import type { ReactElement } from 'react';
import { formatLocalDay } from '../../../domain/training/days/format-local-day.ts';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import { startAddress } from '../../../domain/training/plan/plan-address.ts';
import { stateOf } from '../../../domain/training/session/next.ts';
import type { Session } from '../../../domain/training/session/session.ts';
import { ButtonLink } from '../../../ui/kit/button-link.tsx';
import { planTitle } from '../log-words.ts';
import { LogSection } from '../parts.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';

type OpenSessionProps = { readonly session: Session; readonly plans: readonly FollowedPlan[] };

/** A session that was begun and hasn't ended, with the way back into it. */
export const OpenSessionSection = ({ session, plans }: OpenSessionProps): ReactElement => {
  const { place, startedAt } = session;
  const done = stateOf(session).sets.length;
  return (
    <LogSection id="open" title="A session is open">
      <p>
        {planTitle(place, plans)}, week {place.week}, day {place.day}, begun on{' '}
        {formatLocalDay(startedAt)}, with {done} {done === 1 ? 'set' : 'sets'} done. It goes into
        the log when it ends.
      </p>
      <ButtonRow>
        <ButtonLink to={startAddress(place)}>Go on with it</ButtonLink>
      </ButtonRow>
    </LogSection>
  );
};
