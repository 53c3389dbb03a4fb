import { useCallback, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { navigate } from 'gatsby';
import { routes } from '../../domain/routes.ts';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import { typicalGymKitWithoutMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { planKeyOf, sessionStartAddressOf } from '../../domain/training/plan/plan-address.ts';
import {
  isSameDayOfSamePlan,
  readSessionStartAddress,
  type PlanPathWeekAndDay,
} from '../../domain/training/plan/plan-place.ts';
import type { Session } from '../../domain/training/session/session.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { useIsPastSplashTimeout } from '../../page-parts/use-is-past-splash-timeout.ts';
import { recall } from '../../services/storage.ts';
import { loadExerciseFactsWithOwn } from '../../services/training-log/load-exercise-facts-with-own.ts';
import { openTrainingLog } from '../../services/training-log/open-training-log.ts';
import type { OpenSessionWithRevision } from '../../services/training-log/training-log.ts';
import { TrainingStorageError } from '../../services/training-log/training-storage-error.ts';
import { GymSession } from './session/gym-session.tsx';
import { sessionPartLoaders } from './lazy-parts.ts';
import { StartPanelOncePlanLoaded } from './start/start-panel-once-plan-loaded.tsx';
import { createLazyComponent } from './create-lazy-component.tsx';
import { useLoaded, type LoadingLoadedOrFailed } from './use-loaded.ts';
import type { LogKitAndExerciseFacts } from './running-session-data.ts';
import { Button } from '../../ui/kit/button.tsx';

const title = 'Train';

const OtherSession = createLazyComponent(() =>
  sessionPartLoaders.alternatives().then(({ OpenSessionQuestion: Part }) => Part),
);
const NextSessionOfEachPlan = createLazyComponent(() =>
  sessionPartLoaders.alternatives().then(({ NextSessionOfEachPlan: Part }) => Part),
);

const openTraining = async () => {
  const log = await openTrainingLog();
  const [weights, plans, open] = await Promise.all([log.weights(), log.plans(), log.openSession()]);
  const unit = recall('weightUnit') === 'lb' ? 'lb' : 'kg';
  return { log, weights: weights ?? typicalGymKitWithoutMaximums(unit), plans, open };
};
type OpenedTraining = Awaited<ReturnType<typeof openTraining>>;

const sentenceOf = (reason: unknown): string =>
  reason instanceof TrainingStorageError
    ? reason.message
    : 'The log on this device could not be opened. Nothing is lost. Try again, or reload the page.';

/** Whether a session is the one of a plan's day: a copy of that day isn't. */
const isOf = ({ place, own }: Session, asked: PlanPathWeekAndDay): boolean =>
  own === undefined && place !== undefined && isSameDayOfSamePlan(asked, place);

const now = (): number => Date.now();
const noFacts: ExerciseFactsBySlug = new Map();

type OpenedProps = {
  readonly opened: OpenedTraining;
  readonly facts: LoadingLoadedOrFailed<ExerciseFactsBySlug>;
  readonly onFactsAgain: () => void;
  readonly onLibrary: (library: ExerciseFactsBySlug) => void;
  readonly place: PlanPathWeekAndDay | undefined;
  /** Called when something that this page shows has ended, to reload everything. */
  readonly onChanged: () => void;
};

const Opened = ({
  opened,
  facts,
  onFactsAgain,
  onLibrary,
  place,
  onChanged,
}: OpenedProps): ReactElement => {
  const { log, plans } = opened;
  const [weights, setWeights] = useState(opened.weights);
  const [open, setOpen] = useState<OpenSessionWithRevision | undefined>(opened.open);
  /** The lifter’s choice about an open session of another day. */
  const [choice, setChoice] = useState<'go on' | 'end it'>();
  useEffect(
    () =>
      log.subscribe((changed) => {
        // The lifter may add an exercise of her own during a session.
        if (changed.includes('ownExercises'))
          loadExerciseFactsWithOwn().then(onLibrary, () => undefined);
      }),
    [log, onLibrary],
  );
  const library = facts.kind === 'loaded' ? facts.value : noFacts;
  const training: LogKitAndExerciseFacts = { log, weights, library, now };
  if (open !== undefined) {
    const { session } = open;
    /** Once it has ended, Back must not lead to the beginning of its day. */
    const isOfAddress = place !== undefined && isOf(session, place);
    if (place !== undefined && choice === undefined && !isOfAddress) {
      return (
        <OtherSession
          session={session}
          now={now}
          onGoOn={() => setChoice('go on')}
          onEnd={() => setChoice('end it')}
          onThrowAway={() => log.dropSession().then(() => setOpen(undefined))}
        />
      );
    }
    return (
      <GymSession
        key={session.id}
        training={training}
        open={open}
        facts={facts.kind}
        onFactsAgain={onFactsAgain}
        endsAtOnce={choice === 'end it'}
        onEnded={() => {
          if (isOfAddress) void navigate(routes.train, { replace: true });
          onChanged();
        }}
        onLeaving={() => {
          // Without a navigation: the link begins one, and the two would race.
          if (isOfAddress) history.replaceState(history.state, '', routes.train);
        }}
      />
    );
  }
  if (place !== undefined) {
    return (
      <StartPanelOncePlanLoaded
        key={sessionStartAddressOf(place)}
        training={training}
        facts={facts}
        onFactsAgain={onFactsAgain}
        place={place}
        followed={plans.find(({ key }) => key === planKeyOf(place))}
        onPlace={(other) => void navigate(sessionStartAddressOf(other), { replace: true })}
        onOpen={setOpen}
        onWeights={setWeights}
      />
    );
  }
  return <NextSessionOfEachPlan plans={plans} keeping={log.keeping} />;
};

export type TrainScreenQueryProps = {
  readonly query: string;
};

/**
 * The page `/train/` with this device's log: resumes the open session, starts the one in the
 * address, or shows the ways in.
 */
export const TrainScreen = ({ query }: TrainScreenQueryProps): ReactElement => {
  const [visit, setVisit] = useState(0);
  const { loaded, retry } = useLoaded(openTraining);
  const facts = useLoaded(loadExerciseFactsWithOwn);
  const isLate = useIsPastSplashTimeout();
  const onChanged = useCallback((): void => {
    setVisit((count) => count + 1);
    retry();
  }, [retry]);
  if (loaded.kind === 'loading') {
    return (
      <LoadingSplash title={title}>
        {isLate ? <p role="status">Your log takes longer to open than it should.</p> : null}
      </LoadingSplash>
    );
  }
  if (loaded.kind === 'failed') {
    return (
      <MessagePage title="Your log didn’t open" sentence={sentenceOf(loaded.reason)}>
        <Button onClick={retry}>Try again</Button>
      </MessagePage>
    );
  }
  return (
    <Opened
      key={visit}
      opened={loaded.value}
      facts={facts.loaded}
      onFactsAgain={facts.retry}
      onLibrary={facts.set}
      place={readSessionStartAddress(query)}
      onChanged={onChanged}
    />
  );
};
