import { useState } from 'react';
import type { ReactElement } from 'react';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import type { WeekAndDay } from '../../../domain/training/plan/plan-line.ts';
import {
  dayCopyAddressOf,
  sessionStartAddressOf,
} from '../../../domain/training/plan/plan-address.ts';
import type { PlanPathWeekAndDay } from '../../../domain/training/plan/plan-place.ts';
import type { StepsAndDecisionsAtStart } from '../../../domain/training/start/begin-session.ts';
import { decideLighterByAdviceAndChoice } from '../../../domain/training/start/lighter-after-break-decision.ts';
import {
  isSameWeekAndDay,
  adoptNewPlanVersion,
} from '../../../domain/training/progression/follow.ts';
import { SaveFileButton } from '../../../page-parts/training/save-as-file/save-file-button.tsx';
import { PageTitleWithLead } from '../../../ui/layout/heading.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { sessionPartLoaders } from '../lazy-parts.ts';
import type { TodaysTrimWithNotice } from '../not-today/trim-or-end-session-sheet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import {
  followedPlanOnceBegun,
  newestOrBegunPlanVersion,
  prepareSession,
  planChangesWaiting,
  type PublishedPlan,
} from '../../../domain/training/start/prepare-session.ts';
import { SessionLines } from './session-lines.tsx';
import type { LogKitAndExerciseFacts } from '../running-session-data.ts';
import type * as startChoices from './start-choices.tsx';
import { WeekAndDayFields } from './week-and-day-fields.tsx';

import {
  StartActions,
  BeginButton,
  DecisionPanel,
  StartFacts,
  StartBox,
  StartCheckbox,
  TrimOrEndSessionButton,
  lengthAndKitWordsOfDayTotals,
} from './start-parts.tsx';
import { useLazySheet } from '../sheet/use-lazy-sheet.ts';
import { slugOfLiftLackingMaxForStep } from '../../../domain/training/loads/weight-caveat.ts';
import { weightCaveatNoteOfStep } from '../words/weight-caveat-note-of-step.ts';

export type StartPanelProps = LogKitAndExerciseFacts & {
  readonly place: PlanPathWeekAndDay;
  readonly plan: PublishedPlan;
  readonly followed: FollowedPlan | undefined;
  /** The decisions to make first; undefined if there are none (`hasNewsOrChoicesBeforeStart`). */
  readonly choices?: typeof startChoices | undefined;
  /** Called when the lifter has chosen another week or day. */
  readonly onPlace: (place: PlanPathWeekAndDay) => void;
  /** Called after a decision about the plan that the lifter follows, which is stored. */
  readonly onFollowed: (followed: FollowedPlan) => void;
  readonly onBegin: (beginning: StepsAndDecisionsAtStart) => void;
  /** Called when the lifter has taken a maximum from her log, which is stored. */
  readonly onWeights: (weights: KitAndMaximums) => void;
};

/** Loads on the press that needs it. */
const loadNotToday = () =>
  sessionPartLoaders.trim().then(({ TrimOrEndSessionSheet }) => TrimOrEndSessionSheet);

/**
 * A day of a plan before it begins: its place, its sets with the lifter’s weights, and one large
 * button.
 */
export const StartPanel = ({
  place,
  plan,
  followed,
  weights,
  library,
  log,
  choices,
  now,
  onPlace,
  onFollowed,
  onBegin,
  onWeights,
}: StartPanelProps): ReactElement => {
  const [withRamp, setWithRamp] = useState(true);
  const [light, setLight] = useState<boolean>();
  const [chosenTrim, setTrim] = useState<TodaysTrimWithNotice>();
  const trim = chosenTrim?.trim;
  /** The help shown if the lifter shouldn't train at all. */
  const [help, setHelp] = useState<ReactElement>();
  const [isUnstored, setUnstored] = useState(false);
  const notToday = useLazySheet(loadNotToday);
  const today = localIsoDayOfTime(now());
  const known = { place, plan, followed, weights, library };
  const trained = newestOrBegunPlanVersion(known);
  const changes = planChangesWaiting(known);
  const advice =
    followed === undefined ? undefined : choices?.adviseOnFollowedPlanIfAfterBreak(followed, today);
  const isThere = advice !== undefined && isSameWeekAndDay(advice.to, place);
  const isElsewhere =
    followed !== undefined &&
    followed.state !== 'finished' &&
    !isSameWeekAndDay(followed.next, place);
  const lighter = decideLighterByAdviceAndChoice(followed, place, advice, light);
  const { share, isLighter } = lighter;
  const question = { ...known, followed: lighter.followed };
  const prepared = prepareSession(question, { withRamp });
  const choose = (chosen: boolean): void => {
    setTrim(undefined);
    setLight(chosen);
  };
  const go = ({ week, day }: WeekAndDay): void => {
    setTrim(undefined);
    onPlace({ ...place, week, day });
  };
  const keep = (changed: FollowedPlan): void => {
    onFollowed(changed);
    setUnstored(false);
    log.savePlan(changed).catch(() => setUnstored(true));
  };
  if (help !== undefined) {
    return (
      <StartBox>
        <PageTitleWithLead
          title="Leave it for today"
          lead="Nothing has begun, and your plan waits where it is."
        />
        {help}
        <SiteLink to={place.path}>Back to the plan</SiteLink>
      </StartBox>
    );
  }
  const steps = trim?.keep ?? prepared?.steps ?? [];
  const heading = prepared?.day.name === '' ? undefined : prepared?.day.name;
  const Sheet = notToday.Component;
  return (
    <StartBox>
      <PageTitleWithLead title={plan.title} />
      <WeekAndDayFields plan={trained.plan} place={place} onPlace={go} />
      {isElsewhere ? (
        <DecisionPanel aria-label="Where you are">
          <p>
            In this plan you are at week {followed.next.week}, day {followed.next.day}.
          </p>
          <div>
            <Button kind="quiet" onClick={() => go(followed.next)}>
              Go to that day
            </Button>
          </div>
        </DecisionPanel>
      ) : null}
      {choices === undefined || advice === undefined ? null : (
        <choices.BreakAdvice
          advice={advice}
          onGo={isThere ? undefined : () => go(advice.to)}
          share={share}
          isLighter={isLighter}
          onLighter={choose}
        />
      )}
      {choices !== undefined && advice === undefined && share < 100 ? (
        <choices.LighterAfterBreakNotice share={share} isLighter={isLighter} onLighter={choose} />
      ) : null}
      {choices === undefined || changes.length === 0 || followed === undefined ? null : (
        <choices.PlanVersionChange
          changes={changes}
          onTake={() => {
            setTrim(undefined);
            keep(adoptNewPlanVersion(followed, plan.view.plan, plan.view.version));
          }}
        />
      )}
      {choices === undefined || followed === undefined ? null : (
        <choices.WeightsRestartFromNewMaxesNotice
          followed={followed}
          weights={weights}
          library={library}
          steps={prepared?.steps ?? []}
        />
      )}
      {isUnstored ? (
        <ProblemSentence role="alert">
          The browser could not store that. It counts for this session; try again for the plan.
        </ProblemSentence>
      ) : null}
      {prepared === undefined ? (
        <p>
          This plan has no day {place.day} in week {place.week}. Choose another one above.
        </p>
      ) : (
        <>
          <header>
            <h2>{heading ?? `Week ${place.week}, day ${place.day}`}</h2>
            {prepared.totals === undefined ? null : (
              <StartFacts>{lengthAndKitWordsOfDayTotals(prepared.totals)}</StartFacts>
            )}
          </header>
          {chosenTrim?.notice(() => setTrim(undefined))}
          <SessionLines
            training={{ log, library, weights }}
            steps={steps}
            nameOf={prepared.nameOf}
            missingMaximum={(step) => slugOfLiftLackingMaxForStep(step, question)}
            weightNote={(step) => weightCaveatNoteOfStep(step, question)}
            back={sessionStartAddressOf(place)}
            onWeights={onWeights}
          />
          {prepared.canRamp && trim === undefined ? (
            <StartCheckbox
              checked={withRamp}
              onChange={({ target }) => setWithRamp(target.checked)}
            >
              Lighter warm-up sets before the heavy lifts
            </StartCheckbox>
          ) : null}
          <p>
            <SiteLink to={dayCopyAddressOf(place)}>Copy this day into my sessions</SiteLink>
          </p>
          <SaveFileButton
            name="Save for a Garmin watch"
            afterwards="Plug the watch into a computer and put it into the folder GARMIN, then NewFiles."
            save={async () => {
              const { saveWorkoutForWatch } = await import('./save-workout-for-watch.ts');
              const day = heading ?? `Week ${place.week}, day ${place.day}`;
              await saveWorkoutForWatch(
                { name: `${day}, ${plan.title}`, steps, nameOf: prepared.nameOf },
                place,
                now(),
              );
            }}
          />
          {choices === undefined || followed === undefined ? null : (
            <choices.LastingSwaps
              followed={followed}
              library={library}
              onFollowed={(changed) => {
                // The trimmed session still had the swap.
                setTrim(undefined);
                keep(changed);
              }}
            />
          )}
          {notToday.hasFailed ? (
            <ProblemSentence role="alert">
              That could not be loaded. Check your connection, then try again.
            </ProblemSentence>
          ) : null}
          <StartActions>
            <TrimOrEndSessionButton
              kind="quiet"
              aria-busy={notToday.isLoading}
              onClick={notToday.open}
            >
              Not today?
            </TrimOrEndSessionButton>
            <BeginButton
              onClick={() =>
                onBegin({
                  place,
                  version: prepared.version,
                  steps: prepared.steps,
                  comingBack: isLighter ? share : undefined,
                  trim,
                  followed: followedPlanOnceBegun(question, today),
                })
              }
            >
              Begin
            </BeginButton>
          </StartActions>
          {Sheet === undefined ? null : (
            <Sheet
              steps={prepared.steps}
              library={library}
              weights={weights}
              nameOf={prepared.nameOf}
              onTrim={setTrim}
              onHealth={setHelp}
              onClose={notToday.close}
            />
          )}
        </>
      )}
    </StartBox>
  );
};
