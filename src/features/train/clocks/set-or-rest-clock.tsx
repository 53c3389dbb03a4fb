import { useCallback } from 'react';
import type { ReactElement } from 'react';
import type { Step } from '../../../domain/training/session/step.ts';
import type { ChosenSignals } from '../device/chosen-signals.ts';
import { DeferChildrenUpdates } from '../set/defer-children-updates.tsx';
import { soundBeat, signalTimeUp } from '../device/sound.ts';
import type { RunningSessionData } from '../running-session-data.ts';
import { EmomClock } from './emom-clock.tsx';
import { RestClockWithSignals } from './rest-clock-with-signals.tsx';
import { TimedSetOrAmrapClock } from './timed-set-or-amrap-clock.tsx';

type SetClockProps = {
  readonly view: RunningSessionData;
  readonly step: Step;
  readonly name: string;
  readonly signals: ChosenSignals;
  readonly announce: (text: string) => void;
  readonly canAsk: boolean;
};

/** Something that ended less than a second ago is signalled; before that, the lifter was away. */
const isJustOver = (agoMs: number): boolean => agoMs < 1000;

/** The clock of a set: of a timed set, of its EMOM or AMRAP, or of the rest before it. */
export const SetOrRestClock = ({
  view,
  step,
  name,
  signals,
  announce,
  canAsk,
}: SetClockProps): ReactElement => {
  const { state, dispatch, now } = view;
  const { phase, clock, proposed } = state;
  const signal = useCallback((): void => signalTimeUp(signals), [signals]);
  const beat = useCallback((): void => soundBeat(signals, false), [signals]);
  const over = useCallback(
    (kind: 'done' | 'minute up' | 'time up', agoMs: number): void => {
      if (isJustOver(agoMs)) signal();
      dispatch({ kind }, -agoMs);
    },
    [dispatch, signal],
  );
  const setOver = useCallback((agoMs: number): void => over('done', agoMs), [over]);
  const minuteOver = useCallback((agoMs: number): void => over('minute up', agoMs), [over]);
  const timeUp = useCallback((agoMs: number): void => over('time up', agoMs), [over]);
  const shared = { now, announce };
  if (phase.kind === 'running' && phase.clock === 'set') {
    const planned = step.amount.kind === 'time' ? step.amount.seconds.from : 0;
    return (
      <TimedSetOrAmrapClock
        {...shared}
        title={name}
        since={phase.since}
        until={phase.since + 1000 * (proposed?.seconds ?? planned)}
        onBeat={beat}
        onOut={setOver}
      />
    );
  }
  if (clock !== undefined && step.group?.kind === 'emom') {
    return (
      <EmomClock
        {...shared}
        since={clock.since}
        minutes={step.group.minutes ?? 1}
        restsUntil={phase.kind === 'resting' ? phase.until : undefined}
        onBeat={beat}
        onMinute={minuteOver}
        onOut={timeUp}
      />
    );
  }
  if (clock !== undefined && phase.kind !== 'resting') {
    return (
      <TimedSetOrAmrapClock
        {...shared}
        title="As many rounds as you can"
        since={clock.since}
        until={clock.until}
        onBeat={beat}
        onOut={timeUp}
      />
    );
  }
  // A rest decides nothing when it ends, so it may be drawn a moment late; the other clocks log
  // sets.
  return (
    <DeferChildrenUpdates>
      {phase.kind === 'resting' ? (
        <RestClockWithSignals
          {...shared}
          canAsk={canAsk}
          phase={phase}
          flashes={signals.has('flash')}
          onSignal={signal}
          dispatch={dispatch}
        />
      ) : null}
    </DeferChildrenUpdates>
  );
};
