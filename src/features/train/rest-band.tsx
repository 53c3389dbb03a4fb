import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Band, Shaft } from './band.tsx';
import { cutTo } from './cut-to.ts';
import { clockText, spokenTime, useClock } from './device/use-clock.ts';

/** When the rest is announced a second time, in milliseconds before its end. */
const soonMs = 10_000;

export type RestBandProps = {
  readonly since: number;
  readonly until: number;
  readonly now: () => number;
  /** Says something to a screen reader, once. */
  readonly announce: (text: string) => void;
  /** The rest has ended while she was here. */
  readonly onOver: () => void;
  /** These two are missing within an EMOM: the next minute begins when it begins. */
  readonly onMore: (() => void) | undefined;
  readonly onSkip: (() => void) | undefined;
};

/** The rest before the set below it. It counts by timestamps, and goes on counting when it is over. */
export const RestBand = ({
  since,
  until,
  now,
  announce,
  onOver,
  onMore,
  onSkip,
}: RestBandProps): ReactElement | null => {
  // One rest may follow another: the clock has last looked before this one began.
  const time = Math.max(since, useClock(now, true));
  const left = until - time;
  const isOver = left <= 0;
  const isSoon = left <= soonMs && until - since > 2 * soonMs;
  // A rest that was over when she came back is no news.
  const told = useRef({ over: now() >= until, soon: until - now() <= soonMs });
  useEffect(() => {
    if (!isOver) told.current.over = false;
    if (!isSoon) told.current.soon = false;
    if (isSoon && !isOver && !told.current.soon) {
      told.current.soon = true;
      announce(`${spokenTime(soonMs)} of rest left.`);
    }
    if (isOver && !told.current.over) {
      told.current.over = true;
      announce('The rest is over.');
      onOver();
    }
  }, [isOver, isSoon, announce, onOver]);
  // In an EMOM the minute has begun, and the clock of the EMOM takes this place.
  if (isOver && onSkip === undefined) return null;
  const share = Math.min(1, Math.max(0, left / Math.max(1, until - since)));
  return (
    <Band aria-label="Rest" data-over={isOver ? '' : undefined}>
      <p>{isOver ? 'Rest is over. Go when you are ready.' : 'Rest, then this set'}</p>
      <div role="timer" aria-live="off" aria-label={isOver ? 'Since the end of the rest' : 'Left'}>
        {isOver ? `+${clockText(1000 * Math.floor(-left / 1000))}` : clockText(left)}
      </div>
      <div>
        {onMore === undefined ? null : (
          <button type="button" aria-label="+15 s of rest" onClick={onMore}>
            +15 s
          </button>
        )}
        {onSkip === undefined ? null : (
          <button type="button" aria-label="Skip the rest" onClick={onSkip}>
            Skip
          </button>
        )}
      </div>
      <Shaft style={cutTo(share)} />
    </Band>
  );
};
