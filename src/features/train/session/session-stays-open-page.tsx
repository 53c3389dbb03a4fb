import type { ReactElement } from 'react';
import { routes } from '../../../domain/routes.ts';
import { remainingStepsOf } from '../../../domain/training/session/remaining-steps-of.ts';
import { MessagePage } from '../../../page-parts/message-page.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import type { RunningSessionData } from '../running-session-data.ts';
import { setOrRoundNumberWords } from '../words/set-words.ts';

type StaysOpenProps = {
  readonly view: RunningSessionData;
  readonly onGoOn: () => void;
};

/** The page behind a session that the lifter has closed: it stays open, and this says where. */
export const SessionStaysOpenPage = ({ view, onGoOn }: StaysOpenProps): ReactElement => {
  const { session, state, nameOf } = view;
  const { current } = state;
  return (
    <MessagePage
      title="Your session stays open"
      sentence={
        current === undefined
          ? state.steps.length === 0
            ? 'No exercise is in it yet.'
            : 'Every set is done. It only has to be finished.'
          : `It goes on where it was: ${nameOf(current)}, ${setOrRoundNumberWords(current).toLowerCase()}.`
      }
      note={`${state.steps.length - remainingStepsOf(state).length} of ${state.steps.length} sets are behind you. You can close this page, too.`}
    >
      <Button onClick={onGoOn}>Go on</Button>
      {session.own === undefined && session.place !== undefined ? (
        <SiteLink to={session.place.path}>Back to the plan</SiteLink>
      ) : (
        <SiteLink to={routes.mySessions}>Back to your sessions</SiteLink>
      )}
    </MessagePage>
  );
};
