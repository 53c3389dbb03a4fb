import { useState } from 'react';
import type { ReactElement } from 'react';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import { sessionStartAddressOf } from '../../../domain/training/plan/plan-address.ts';
import type { PlanPathWeekAndDay } from '../../../domain/training/plan/plan-place.ts';
import {
  createSessionJustBegun,
  type StepsAndDecisionsAtStart,
} from '../../../domain/training/start/begin-session.ts';
import { LoadingSplash } from '../../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../../page-parts/message-page.tsx';
import { useIsPastSplashTimeout } from '../../../page-parts/use-is-past-splash-timeout.ts';
import type { OpenSessionWithRevision } from '../../../services/training-log/training-log.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { LoginAndGoToTargetButton } from './login-and-go-to-target-button.tsx';
import { loadStartChoices } from '../lazy-parts.ts';
import { hasNewsOrChoicesBeforeStart } from '../../../domain/training/start/prepare-session.ts';
import type { LogKitAndExerciseFacts } from '../running-session-data.ts';
import { StartPanel, type StartPanelProps } from './start-panel.tsx';
import { createLazyComponent } from '../create-lazy-component.tsx';
import type { LoadingLoadedOrFailed } from '../use-loaded.ts';
import { planLoadProblemSentenceIfAny, useFetchedPlan } from '../use-plan.ts';

const title = 'Start this session';

/** The panel with decisions to make first, which few sessions need. */
const StartPanelWithChoices = createLazyComponent<StartPanelProps>(async () => {
  const choices = await loadStartChoices();
  return (props) => <StartPanel {...props} choices={choices} />;
});

type StartSessionProps = {
  readonly training: LogKitAndExerciseFacts;
  readonly facts: LoadingLoadedOrFailed<ExerciseFactsBySlug>;
  readonly onFactsAgain: () => void;
  readonly place: PlanPathWeekAndDay;
  readonly followed: FollowedPlan | undefined;
  readonly onPlace: (place: PlanPathWeekAndDay) => void;
  readonly onOpen: (open: OpenSessionWithRevision) => void;
  readonly onWeights: (weights: KitAndMaximums) => void;
};

/** The screen before the first set: reads the plan, then shows the start panel. */
export const StartPanelOncePlanLoaded = ({
  training,
  facts,
  onFactsAgain,
  place,
  followed,
  onPlace,
  onOpen,
  onWeights,
}: StartSessionProps): ReactElement => {
  const { plan, retry } = useFetchedPlan(place);
  const [known, setKnown] = useState(followed);
  /** Stays true after the lifter has decided, so that the panel keeps her choices. */
  const [withChoices, setWithChoices] = useState(false);
  const isLate = useIsPastSplashTimeout();
  const begin = async (beginning: StepsAndDecisionsAtStart): Promise<void> => {
    const { log, now } = training;
    const session = createSessionJustBegun(beginning, { id: crypto.randomUUID(), at: now() });
    try {
      await log.savePlan(beginning.followed);
      const saved = await log.saveSession(session, 0);
      if (saved.kind === 'saved') onOpen({ session, revision: saved.revision });
      // Another tab has begun a session meanwhile: the page asks what to do with it.
      else onOpen(saved.open ?? { session, revision: 0 });
    } catch {
      // It is stored later, or a notice says that it can't be. Training goes on.
      onOpen({ session, revision: 0 });
    }
  };
  const problem = planLoadProblemSentenceIfAny(plan);
  if (problem !== undefined) {
    const isSignedOut = plan.kind === 'loaded' && plan.value.kind === 'signed out';
    return (
      <MessagePage
        title={isSignedOut ? 'Log in to start' : 'This plan isn’t here yet'}
        sentence={problem}
      >
        {isSignedOut ? (
          <LoginAndGoToTargetButton target={sessionStartAddressOf(place)} />
        ) : (
          <Button onClick={retry}>Try again</Button>
        )}
        <SiteLink to={place.path}>Back to the plan</SiteLink>
      </MessagePage>
    );
  }
  if (facts.kind === 'failed') {
    return (
      <MessagePage
        title="The exercises aren’t here yet"
        sentence="Without them we can’t work out your weights. Check your connection, then try again."
      >
        <Button onClick={onFactsAgain}>Try again</Button>
        <SiteLink to={place.path}>Back to the plan</SiteLink>
      </MessagePage>
    );
  }
  if (plan.kind !== 'loaded' || plan.value.kind !== 'plan' || facts.kind === 'loading') {
    return (
      <LoadingSplash title={title}>
        {isLate ? <p role="status">The plan takes longer to arrive than it should.</p> : null}
      </LoadingSplash>
    );
  }
  const { weights } = training;
  const question = { plan: plan.value, followed: known, library: facts.value, weights };
  if (!withChoices && hasNewsOrChoicesBeforeStart(question, localIsoDayOfTime(training.now())))
    setWithChoices(true);
  const Panel = withChoices ? StartPanelWithChoices : StartPanel;
  return (
    <Panel
      {...training}
      place={place}
      plan={plan.value}
      followed={known}
      onPlace={onPlace}
      onFollowed={(changed) => {
        setKnown(changed);
        // If it can't be stored now, it will be when the lifter begins.
        training.log.savePlan(changed).catch(() => undefined);
      }}
      onBegin={(beginning) => void begin(beginning)}
      onWeights={onWeights}
    />
  );
};
