import { useEffect, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import styled from 'styled-components';
import { siteFileTimeoutMs } from '../../domain/timeouts.ts';
import {
  msUntilFilmSecond,
  parseHardestMomentAndMuscles,
  hardestMomentMusclesText,
  loopSecondsApart,
  type HardestMomentAndMuscles,
} from './hardest-moment-and-muscles.ts';

/**
 * Lies over the film, in the same box. Only the drawing fades: the film's own layer is left alone.
 */
const Over = styled.div`
  grid-area: 1 / 1 / 2 / -1;
  position: relative;
  pointer-events: none;

  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: 0;
  }

  & > img[data-shown] {
    opacity: 1;
  }

  @media (prefers-reduced-motion: no-preference) {
    & > img {
      transition: opacity 0.15s;
    }
  }
`;

const Words = styled.p`
  max-width: 42rem;
  padding-block-start: var(--space-2);
  font-size: var(--step--1);
`;

/**
 * How long the film rests at the hardest moment, in milliseconds: enough to see two groups of
 * muscles.
 */
const restMs = 1600;
/** How far from its moment a film may be, in seconds, for the drawing to fit: less than a frame. */
const near = 0.03;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly drawn: HardestMomentAndMuscles };

const fetchDrawing = async (src: string): Promise<State> => {
  const answer = await fetch(src, { signal: AbortSignal.timeout(siteFileTimeoutMs) });
  const drawn = answer.ok ? parseHardestMomentAndMuscles(await answer.text()) : undefined;
  return drawn === undefined ? { kind: 'failed' } : { kind: 'loaded', drawn };
};

/**
 * Whether a film can go to a second: not where the server answers no parts. There it plays on, and
 * nothing is marked.
 */
const canStopAt = ({ seekable }: HTMLVideoElement, second: number): boolean =>
  seekable.length > 0 && seekable.end(seekable.length - 1) >= second;

/**
 * Brings a film to a second and leaves it there. One that has only just begun to load goes there
 * once it can.
 */
const stopAt = (film: HTMLVideoElement, second: number): void => {
  film.pause();
  const seek = (): void => {
    film.currentTime = second;
  };
  if (film.readyState > 0) seek();
  else film.addEventListener('loadeddata', seek, { once: true });
};

/**
 * Says whether a film stands at its moment. While it plays it is stopped there for a while in every
 * turn, or for good if the visitor wants no motion: then `onStop` is called. No handler runs while
 * the film plays, only one timer.
 */
const useRests = (
  video: RefObject<HTMLVideoElement | null>,
  second: number | undefined,
  plays: boolean,
  isSlow: boolean,
  onStop: () => void,
): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const film = video.current;
    if (film === null || second === undefined) return;
    const note = (): void => setThere(film.paused && Math.abs(film.currentTime - second) < near);
    const events = ['play', 'pause', 'seeked'] as const;
    for (const event of events) film.addEventListener(event, note);
    return () => {
      for (const event of events) film.removeEventListener(event, note);
    };
  }, [video, second]);

  useEffect(() => {
    const film = video.current;
    if (film === null || second === undefined || !plays) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isResting = false;
    const goOn = (): void => {
      isResting = false;
      void film.play().catch(() => undefined);
      wait();
    };
    const rest = (): void => {
      // It waited for bytes, or for another tab.
      if (loopSecondsApart(film, second) > 0.3 || !canStopAt(film, second)) return wait();
      stopAt(film, second);
      if (isStill()) return onStop();
      isResting = true;
      timer = setTimeout(goOn, restMs);
    };
    const wait = (): void => {
      clearTimeout(timer);
      if (film.duration > 0)
        timer = setTimeout(rest, msUntilFilmSecond(second, film, isSlow ? 0.5 : 1));
    };
    wait();
    // Without its length nobody knows when; and half speed changes it.
    film.addEventListener('loadedmetadata', wait);
    return () => {
      clearTimeout(timer);
      film.removeEventListener('loadedmetadata', wait);
      // Switched off while it rests, it plays on; if the visitor has pressed Pause, the player
      // pauses it after this.
      if (isResting && film.isConnected) void film.play().catch(() => undefined);
    };
  }, [video, second, plays, isSlow, onStop]);
  return isThere;
};

type WorkingMusclesProps = {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The address of the drawing. */
  readonly src: string;
  /** Whether the visitor wants the film to play, and whether it does: not off the screen. */
  readonly isWanted: boolean;
  readonly plays: boolean;
  readonly isSlow: boolean;
  /** Pauses the film, as the visitor's press on Pause does. Doesn't change between renders. */
  readonly onStop: () => void;
};

/**
 * Marks the working muscles on a film at its hardest moment, where it rests in every turn, and
 * names them beside it.
 */
export const MarkMusclesOnFilmAtHardestMoment = ({
  video,
  src,
  isWanted,
  plays,
  isSlow,
  onStop,
}: WorkingMusclesProps): ReactElement => {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    fetchDrawing(src).then(
      (next) => isCurrent && setState(next),
      () => isCurrent && setState({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [src]);
  const second = state.kind === 'loaded' ? state.drawn.second : undefined;
  const isThere = useRests(video, second, plays, isSlow, onStop);

  // What doesn't move goes there at once. Where the visitor pauses later, it stays.
  const [isFirst] = useState(isWanted && !isStill() ? 'plays' : 'stands');
  useEffect(() => {
    if (video.current === null || second === undefined || isFirst === 'plays') return;
    onStop();
    stopAt(video.current, second);
  }, [video, second, isFirst, onStop]);

  return (
    <>
      <Over className="no-print">
        <img src={src} alt="" data-shown={isThere ? '' : undefined} />
      </Over>
      <Words className="no-print">
        {state.kind === 'loaded' ? hardestMomentMusclesText(state.drawn) : null}
        {state.kind === 'failed'
          ? 'The muscles could not be loaded. Check your connection, then switch them off and on again.'
          : null}
      </Words>
    </>
  );
};
