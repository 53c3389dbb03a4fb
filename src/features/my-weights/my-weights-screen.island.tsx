import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  kitAndMaximumsAfterAddingMax,
  kitAndMaximumsAfterRemovingMax,
} from '../../domain/training/my-weights/maxes.ts';
import type { OneRepMax } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { localIsoDayOfTime } from '../../domain/training/days/local-iso-day-of-time.ts';
import { myWeightsAddress } from '../../domain/training/my-weights/my-weights-address.ts';
import { readLiftAndSetFromMyWeightsAddress } from '../../domain/training/my-weights/my-weights-visit.ts';
import { routes } from '../../domain/routes.ts';
import { useTrainingLogAndPlans } from '../../services/training-log/use-training-log-and-plans.ts';
import type { TrainingLogAndPlansState } from '../../services/training-log/training-log-and-plans-state.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { PageTitleWithLead, SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { GymOrHomePlanVersionChoice } from './gym-or-home-plan-version-choice.tsx';
import { KitFields } from './kit-fields.tsx';
import { LiftList } from './lift-list.tsx';
import { LiftMaximumForm, type LiftMaximumFormInitialValues } from './lift-maximum-form.tsx';
import { nameOfLift, weightInUnitText } from './load-words.ts';
import { OneRepMaxFromLogOffers } from './one-rep-max-from-log-offers.tsx';
import { WeightsSection, ImportantRemark } from './parts.tsx';
import { WeightFormulaSourcesSection } from './weight-formula-sources-section.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { useKitAndMaximums, type KitAndMaximumsChange } from './use-kit-and-maximums.ts';

const Page = styled(Stack)`
  gap: var(--space-7);
  max-width: 56rem;
`;

const Head = styled(Stack)`
  & > :is(a, button) {
    justify-self: start;
  }
`;

const backText = (back: string): string => {
  if (back.startsWith('/train/')) return 'Back to your session';
  if (back.startsWith('/training-log/')) return 'Back to your log';
  return back.startsWith('/calculators/') ? 'Back to the calculator' : 'Back to the plan';
};

/** The last change as a sentence, and how to undo it. */
type LastStep = { readonly sentence: string; readonly undo: KitAndMaximumsChange | undefined };

type MyWeightsScreenProps = {
  /** The slugs of the lifts that are offered first for a maximum. */
  readonly commonLifts: readonly string[];
};

type ReadyProps = MyWeightsScreenProps & {
  readonly training: Extract<TrainingLogAndPlansState, { kind: 'ready' }>;
};

const Ready = ({ commonLifts, training }: ReadyProps): ReactElement => {
  const { weights, keeping, library, problem, update, retry } = useKitAndMaximums(training);
  const [today] = useState(() => localIsoDayOfTime(Date.now()));
  const [visit] = useState(() =>
    readLiftAndSetFromMyWeightsAddress(window.location.search, window.location.hash),
  );
  const [changed, setChanged] = useState<OneRepMax>();
  const [last, setLast] = useState<LastStep>();
  const form = useRef<HTMLDivElement>(null);
  const { back, exercise } = visit;
  useEffect(() => {
    // A weight is kept out of the history and the address bar. The lift and the return address
    // survive a reload.
    const address = myWeightsAddress({
      ...(exercise === undefined ? {} : { exercise }),
      ...(back === undefined ? {} : { back }),
    });
    window.history.replaceState(window.history.state, '', address);
  }, [back, exercise]);
  /** If the lifter was sent here for one lift, or changes one, the focus goes to its weight. */
  const isAsked = changed !== undefined || exercise !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    form.current?.querySelector<HTMLElement>('input[type="text"]')?.focus();
  }, [changed, isAsked]);
  const start: LiftMaximumFormInitialValues =
    changed === undefined
      ? { exercise, weight: visit.weight, reps: visit.reps ?? 1, on: today }
      : {
          exercise: changed.exercise,
          weight: changed.from?.weight ?? changed.weight,
          reps: changed.from?.reps ?? 1,
          on: changed.on,
        };
  const keep = (max: OneRepMax): void => {
    const replaced = weights.maxes.find(
      (other) => other.exercise === max.exercise && other.on === max.on,
    );
    const before = [changed, replaced].filter((one) => one !== undefined);
    update((current) =>
      kitAndMaximumsAfterAddingMax(
        changed === undefined ? current : kitAndMaximumsAfterRemovingMax(current, changed),
        max,
      ),
    );
    setLast({
      sentence: `Kept: ${nameOfLift(max.exercise, library)}, ${weightInUnitText(max.weight, weights)}.`,
      undo: (current) =>
        before.reduce(
          (some, one) => kitAndMaximumsAfterAddingMax(some, one),
          kitAndMaximumsAfterRemovingMax(current, max),
        ),
    });
    setChanged(undefined);
  };
  const remove = (max: OneRepMax): void => {
    update((current) => kitAndMaximumsAfterRemovingMax(current, max));
    setLast({
      sentence: `Removed: ${nameOfLift(max.exercise, library)}, ${weightInUnitText(max.weight, weights)}.`,
      undo: (current) => kitAndMaximumsAfterAddingMax(current, max),
    });
    if (changed === max) setChanged(undefined);
  };
  const undo = (change: KitAndMaximumsChange): void => {
    update(change);
    setLast({ sentence: 'That is as it was before.', undo: undefined });
  };
  const undoLast = last?.undo;
  const followed = training.plans.find(({ state }) => state === 'active');
  return (
    <Page>
      <Head>
        <PageTitleWithLead
          title="My weights"
          lead="Your one-rep maxes and your kit turn a plan’s percentages and efforts into what you put on the bar. It all stays on this device."
        />
        {back === undefined ? null : (
          <ButtonLink kind="quiet" to={back}>
            {backText(back)}
          </ButtonLink>
        )}
      </Head>
      {keeping === 'this tab' ? (
        <ImportantRemark>
          Your browser keeps nothing here, as in a private window. Your weights last until you close
          this tab.
        </ImportantRemark>
      ) : null}
      {problem === undefined ? null : (
        <Head>
          <ProblemSentence role="alert">{problem}</ProblemSentence>
          <Button kind="quiet" onClick={retry}>
            Try again
          </Button>
        </Head>
      )}
      <WeightsSection aria-labelledby="maxes">
        <SectionHeading id="maxes">Your one-rep maxes</SectionHeading>
        <UnitChoice weights={weights} update={update} />
        {weights.maxes.length === 0 ? (
          <p>
            Begin with the lifts of your plan. If you have never tested a max, type a hard set of
            the last weeks: weight and reps.
          </p>
        ) : (
          <LiftList weights={weights} library={library} onChange={setChanged} onRemove={remove} />
        )}
        <ButtonRow>
          <p role="status">{last?.sentence}</p>
          {undoLast === undefined ? null : (
            <Button kind="quiet" onClick={() => undo(undoLast)}>
              Undo
            </Button>
          )}
          {last === undefined || back === undefined ? null : (
            <ButtonLink kind="quiet" to={back}>
              {backText(back)}
            </ButtonLink>
          )}
        </ButtonRow>
        {weights.maxes.length > 0 && back === undefined ? (
          <p>
            {followed === undefined ? null : (
              <>
                <SiteLink to={followed.path}>Go on with your plan</SiteLink>, or{' '}
              </>
            )}
            <SiteLink to={routes.workoutPlans}>
              {followed === undefined ? 'Choose a plan' : 'choose another one'}
            </SiteLink>
            : it shows your weights, set by set.
          </p>
        ) : null}
      </WeightsSection>
      <OneRepMaxFromLogOffers
        log={training.log}
        weights={weights}
        library={library}
        today={today}
        asked={exercise}
        update={update}
        onTake={keep}
      />
      <WeightsSection ref={form} aria-labelledby="add">
        <SectionHeading id="add">
          {changed === undefined ? 'Add a lift' : 'Change it'}
        </SectionHeading>
        <LiftMaximumForm
          key={changed === undefined ? 'new' : `${changed.exercise} ${changed.on}`}
          start={start}
          isChange={changed !== undefined}
          weights={weights}
          library={library}
          commonLifts={commonLifts}
          today={today}
          onKeep={keep}
          onCancel={() => setChanged(undefined)}
        />
      </WeightsSection>
      <WeightsSection aria-labelledby="kit">
        <SectionHeading id="kit">Your kit</SectionHeading>
        <p>Until you change it, we assume an ordinary gym.</p>
        <GymOrHomePlanVersionChoice />
        <KitFields weights={weights} update={update} />
      </WeightsSection>
      <WeightFormulaSourcesSection />
    </Page>
  );
};

/** The page `/my-weights/`: the lifter's maximums and her kit, stored on her device. */
export const MyWeightsScreen = ({ commonLifts }: MyWeightsScreenProps): ReactElement => {
  const state = useTrainingLogAndPlans();
  switch (state.kind) {
    case 'loading':
      return <LoadingSplash title="My weights" />;
    case 'failed':
      return (
        <MessagePage title="Your weights won’t open" sentence={state.sentence}>
          <Button onClick={state.retry}>Try again</Button>
        </MessagePage>
      );
    case 'ready':
      return <Ready commonLifts={commonLifts} training={state} />;
  }
};
