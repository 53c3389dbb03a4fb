import { useState } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { LoadingSplash, PageTallAsSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { useHasTrainingLog } from '../../page-parts/training/use-has-training-log.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { useLazyPart } from './lazy-part.ts';
import { whereLogIsKeptLead } from './log-lead.ts';
import { EmptyLog } from './empty-log.tsx';

const title = 'Training log';

/**
 * The page `/training-log/`. On a device without a log it says how to start one and loads nothing
 * more; the log itself loads if there is one, or when the lifter opens it to import one.
 */
export const TrainingLogScreen = (): ReactElement => {
  const hasLog = useHasTrainingLog();
  const [isOpened, setOpened] = useState(false);
  const isWanted = hasLog || isOpened;
  const late = useLazyPart(isWanted, () => import('./whole-log-screen.tsx'));
  if (!isWanted) {
    return (
      <PageTallAsSplash>
        <PageTitleWithLead title={title} lead={whereLogIsKeptLead()} />
        <EmptyLog>
          <p>
            Do you have a log elsewhere? Bring it along: a file of Strong, Hevy, FitNotes, Fitbod,
            StrongLifts, Jefit, Liftosaur or this site.
          </p>
          <p>
            Is it on another device of yours? With{' '}
            <SiteLink to={routes.logOnAllDevices}>sync</SiteLink> it comes here, too.
          </p>
          <ButtonRow>
            <Button kind="quiet" onClick={() => setOpened(true)}>
              Open my empty log
            </Button>
          </ButtonRow>
        </EmptyLog>
      </PageTallAsSplash>
    );
  }
  if (late.kind === 'loading') return <LoadingSplash title={title} />;
  if (late.kind === 'loaded') return <late.part.WholeLogOrExerciseScreen />;
  return (
    <MessagePage
      title="Your log stays closed for now"
      sentence="The page couldn’t be loaded completely. What you logged is safe. Check your connection, then try again."
    >
      <Button onClick={() => location.reload()}>Try again</Button>
      <SiteLink to={routes.workoutPlans}>Go to the plans</SiteLink>
    </MessagePage>
  );
};
