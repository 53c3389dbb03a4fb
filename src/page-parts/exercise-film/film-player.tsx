import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import styled from 'styled-components';
import type { ExerciseFilm } from '../../domain/exercise-film.ts';
import { Button } from '../../ui/kit/button.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import type { MarkMusclesOnFilmAtHardestMoment } from './mark-muscles-on-film-at-hardest-moment.tsx';

/** It lies over the picture of the start, whose box it fills: nothing moves when it begins. */
const Screen = styled.div`
  grid-area: 1 / 1 / 2 / -1;
  position: relative;

  & > video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  grid-column: 1 / -1;
  padding-block-start: var(--space-2);

  & > button:first-child {
    min-width: 6.5em;
  }

  & > fieldset {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

/** Whether an element is on the screen, in the tab that is shown. */
const useIsSeen = (element: RefObject<Element | null>): boolean => {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isTabShown, setTabShown] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    if (element.current !== null) observer.observe(element.current);
    const noteTab = (): void => setTabShown(document.visibilityState === 'visible');
    noteTab();
    document.addEventListener('visibilitychange', noteTab);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', noteTab);
    };
  }, [element]);
  return isOnScreen && isTabShown;
};

/** Whether the visitor has switched the muscles on: for this visit, whichever film comes next. */
let wantsMuscles = false;

export type FilmPlayerProps = {
  /** At least one: the first is played first. */
  readonly films: readonly ExerciseFilm[];
  /** What is seen, for whoever doesn’t see it. */
  readonly description: string;
  readonly onPictures: () => void;
  readonly onFailure: () => void;
};

/**
 * Plays the film of an exercise, silently and over and over, while it is on the screen. It is
 * loaded by a press, so it plays with reduced motion too.
 */
export const FilmPlayer = ({
  films,
  description,
  onPictures,
  onFailure,
}: FilmPlayerProps): ReactElement => {
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Where the next side goes on. */
  const time = useRef(0);
  const [isWanted, setWanted] = useState(true);
  const [isSlow, setSlow] = useState(false);
  const [chosen, setChosen] = useState(films[0]);
  const isSeen = useIsSeen(video);
  const [isMarked, setMarked] = useState(wantsMuscles);
  const [Muscles, setMuscles] = useState<typeof MarkMusclesOnFilmAtHardestMoment>();
  const [isMissing, setMissing] = useState(false);
  const stop = useCallback(() => setWanted(false), []);

  useEffect(() => {
    wantsMuscles = isMarked;
    if (!isMarked) return;
    import('./mark-muscles-on-film-at-hardest-moment.tsx').then(
      (loaded) => {
        setMuscles(() => loaded.MarkMusclesOnFilmAtHardestMoment);
        setMissing(false);
      },
      () => {
        setMarked(false);
        setMissing(true);
      },
    );
  }, [isMarked]);

  // The button that was pressed is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (video.current === null) return;
    // A new source begins with the default.
    video.current.defaultPlaybackRate = isSlow ? 0.5 : 1;
    video.current.playbackRate = isSlow ? 0.5 : 1;
  }, [isSlow]);

  useEffect(() => {
    if (!isWanted || !isSeen) {
      video.current?.pause();
      return;
    }
    video.current?.play().catch((error: unknown) => {
      // A device that saves power plays nothing by itself: then Play is pressed once more.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setWanted(false);
    });
  }, [isWanted, isSeen, chosen]);

  const choose = (film: ExerciseFilm): void => {
    time.current = video.current?.currentTime ?? 0;
    setChosen(film);
  };

  return (
    <>
      <Screen className="no-print">
        <video
          ref={video}
          src={chosen?.src}
          aria-label={`Film: ${chosen?.side ?? ''}`}
          aria-describedby={id}
          muted
          loop
          playsInline
          preload="auto"
          onLoadedMetadata={({ currentTarget }) => {
            currentTarget.currentTime = time.current;
          }}
          onError={onFailure}
        >
          {chosen?.captions ? (
            <track kind="captions" src={chosen.captions} srcLang="en" label="English" default />
          ) : null}
        </video>
        <span id={id} hidden>
          {chosen?.about} {description}
        </span>
      </Screen>
      <Controls className="no-print" role="group" aria-label="Film">
        <Button ref={button} kind="quiet" onClick={() => setWanted(!isWanted)}>
          {isWanted ? 'Pause' : 'Play'}
        </Button>
        <label>
          <input type="checkbox" checked={isSlow} onChange={() => setSlow(!isSlow)} />
          Half speed
        </label>
        {chosen?.muscles ? (
          <label>
            <input type="checkbox" checked={isMarked} onChange={() => setMarked(!isMarked)} />
            Show the working muscles
          </label>
        ) : null}
        {films.length === 1 ? null : (
          <fieldset aria-label="Side">
            {films.map((film) => (
              <label key={film.src}>
                <input
                  type="radio"
                  name={`${id}side`}
                  checked={film === chosen}
                  onChange={() => choose(film)}
                />
                {film.side}
              </label>
            ))}
          </fieldset>
        )}
        <Button kind="quiet" onClick={onPictures}>
          Show the pictures
        </Button>
      </Controls>
      {isMissing && !isMarked ? (
        <ProblemSentence role="alert" className="no-print">
          The muscles could not be loaded. Check your connection, then try again.
        </ProblemSentence>
      ) : null}
      {isMarked && Muscles && chosen?.muscles ? (
        <Muscles
          key={chosen.muscles}
          video={video}
          src={chosen.muscles}
          isWanted={isWanted}
          plays={isWanted && isSeen}
          isSlow={isSlow}
          onStop={stop}
        />
      ) : null}
    </>
  );
};
