import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { ClockStrip, RemainingTimeBar } from './band.tsx';
import { clipPathStyleOfFraction } from '../session/screen-frame.tsx';
import { clockTextOfMs, spokenDurationOfMs, useTickingTime } from '../device/use-ticking-time.ts';

/** How long before its end a rest is announced, in milliseconds. */
const soonMs = 10_000;

export type RestClockProps = {
  readonly since: number;
  readonly until: number;
  readonly now: () => number;
  /** Announces a text once to screen readers. */
  readonly announce: (text: string) => void;
  /** Called when the rest ends while the lifter is on the page. */
  readonly onOver: () => void;
  readonly onMore: () => void;
  readonly onSkip: () => void;
};

/** The rest before the set below it. It uses timestamps, and keeps counting when it is over. */
export const RestClock = ({
  since,
  until,
  now,
  announce,
  onOver,
  onMore,
  onSkip,
}: RestClockProps): ReactElement => {
  // Rests may follow each other directly: the clock's last update may be from before this one
  // began.
  const time = Math.max(since, useTickingTime(now, true));
  const left = until - time;
  const isOver = left <= 0;
  const isSoon = left <= soonMs && until - since > 2 * soonMs;
  // A rest that was over before the lifter came back isn't announced.
  const told = useRef({ over: now() >= until, soon: until - now() <= soonMs });
  useEffect(() => {
    if (!isOver) told.current.over = false;
    if (!isSoon) told.current.soon = false;
    if (isSoon && !isOver && !told.current.soon) {
      told.current.soon = true;
      announce(`${spokenDurationOfMs(soonMs)} of rest left.`);
    }
    if (isOver && !told.current.over) {
      told.current.over = true;
      announce('The rest is over.');
      onOver();
    }
  }, [isOver, isSoon, announce, onOver]);
  const share = Math.min(1, Math.max(0, left / Math.max(1, until - since)));
  return (
    <ClockStrip aria-label="Rest" data-over={isOver ? '' : undefined}>
      <p>{isOver ? 'Rest is over. Go when you are ready.' : 'Rest, then this set'}</p>
      <div role="timer" aria-live="off" aria-label={isOver ? 'Since the end of the rest' : 'Left'}>
        {isOver ? `+${clockTextOfMs(1000 * Math.floor(-left / 1000))}` : clockTextOfMs(left)}
      </div>
      <div>
        <button type="button" aria-label="+15 s of rest" onClick={onMore}>
          +15 s
        </button>
        <button type="button" aria-label="Skip the rest" onClick={onSkip}>
          Skip
        </button>
      </div>
      <RemainingTimeBar style={clipPathStyleOfFraction(share)} />
    </ClockStrip>
  );
};
