import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import type { Session } from '../../domain/training/session/session.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { isSyncOnThisDevice } from '../../services/sealed-sync/sync-mark.ts';
import { useTrainingLogAndPlans } from '../../services/training-log/use-training-log-and-plans.ts';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { BodyweightSection } from './bodyweight/bodyweight-section.tsx';
import { ExerciseHistory } from './exercises/exercise-history.tsx';
import { LoggedExerciseList } from './exercises/logged-exercise-list.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { PressOutcome } from '../../ui/kit/press-outcome.ts';
import { FollowedPlansWithNextSessions } from './followed-plans-with-next-sessions.tsx';
import { KeepExportOrDeleteLogSection } from './backup/keep-export-or-delete-log-section.tsx';
import { EmptyLog } from './empty-log.tsx';
import { ResumeOpenSessionSection } from './sessions/open-session.tsx';
import type { OpenTrainingData } from './ready.ts';
import { ExportReminder } from './backup/reminder.tsx';
import { LoggedSessionsByMonth } from './sessions/logged-sessions-by-month.tsx';
import { useShownExerciseKeyOrEmpty } from './exercises/address-hash-of-exercise.ts';
import { whereLogIsKeptLead } from './log-lead.ts';
import { useLogReading } from './use-log-reading.ts';
import { WeeklySetsByMuscleSection } from './week-of-sets.tsx';

const title = 'Training log';

const countDone = (session: Session): Promise<number | undefined> =>
  import('./sessions/count-sets-done.ts').then(
    ({ countSetsDoneInOpenSession }) => countSetsDoneInOpenSession(session),
    () => undefined,
  );

const Page = styled(Stack)`
  gap: var(--space-6);
`;

const WholeLog = ({ training }: { readonly training: OpenTrainingData }): ReactElement => {
  const { log } = training;
  const found = useLogReading(
    log,
    ['sessions'],
    '',
    async () => (await log.sessions(1)).length > 0,
  );
  const hasSessions = found.kind === 'ready' && found.value;
  const open = useLogReading(log, ['open'], '', async () => {
    const found = await log.openSession();
    return found && { session: found.session, done: await countDone(found.session) };
  });
  const openSession = open.kind === 'ready' ? open.value : undefined;
  return (
    <Page>
      <PageTitleWithLead title={title} lead={whereLogIsKeptLead()} />
      {log.keeping === 'this tab' ? (
        <PressOutcome role="status">
          Your browser stores nothing for this site, so the log is kept only in this tab. Export it
          below before you close the tab.
        </PressOutcome>
      ) : null}
      {openSession === undefined ? null : (
        <ResumeOpenSessionSection {...openSession} plans={training.plans} />
      )}
      {hasSessions ? (
        <p>
          <SiteLink to={routes.mySessions}>Train without a plan</SiteLink>, by a routine of your own
          or from nothing.
        </p>
      ) : null}
      {hasSessions ? <ExportReminder training={training} /> : null}
      <p>
        {isSyncOnThisDevice() ? (
          <>
            Sync is on: <SiteLink to={routes.logOnAllDevices}>see how it stands</SiteLink>.
          </>
        ) : (
          <>
            Would you like it on your other devices, too?{' '}
            <SiteLink to={routes.logOnAllDevices}>Turn on sync</SiteLink>: it is sealed, and we
            can’t read it.
          </>
        )}
      </p>
      {found.kind === 'ready' && !hasSessions && openSession === undefined ? <EmptyLog /> : null}
      <FollowedPlansWithNextSessions training={training} />
      {hasSessions ? (
        <>
          <LoggedSessionsByMonth training={training} />
          <LoggedExerciseList training={training} />
          <WeeklySetsByMuscleSection training={training} />
        </>
      ) : null}
      {found.kind === 'loading' ? null : (
        <>
          <BodyweightSection training={training} />
          <KeepExportOrDeleteLogSection training={training} />
        </>
      )}
    </Page>
  );
};

/** The open log; with `#exercise=` the history of one exercise. */
export const WholeLogOrExerciseScreen = (): ReactElement => {
  const training = useTrainingLogAndPlans();
  const exercise = useShownExerciseKeyOrEmpty();
  if (training.kind === 'loading') return <LoadingSplash title={title} />;
  if (training.kind === 'failed') {
    return (
      <MessagePage title="Your log stays closed for now" sentence={training.sentence}>
        <Button onClick={training.retry}>Try again</Button>
        <SiteLink to={routes.workoutPlans}>Go to the plans</SiteLink>
      </MessagePage>
    );
  }
  return exercise === '' ? (
    <WholeLog training={training} />
  ) : (
    <ExerciseHistory key={exercise} training={training} exercise={exercise} />
  );
};
