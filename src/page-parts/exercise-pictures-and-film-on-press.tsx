import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled, { keyframes } from 'styled-components';
import { picturePropsOfAsset } from '../content/queried/pictures.ts';
import type { QueriedPicture } from '../content/queried/pictures.ts';
import type { ExerciseFilm } from '../domain/exercise-film.ts';
import { Button } from '../ui/kit/button.tsx';
import { ProblemSentence } from '../ui/kit/problem-sentence.ts';
import { media } from '../ui/styles/media.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { FilmPlayer } from './exercise-film/film-player.tsx';

const toTheEnd = keyframes`
  0%, 30% { opacity: 0; }
  50%, 80% { opacity: 1; }
  100% { opacity: 0; }
`;

/**
 * The captions switch abruptly, halfway through the fade: overlapping captions would be unreadable.
 */
const captionOfTheEnd = keyframes`
  0% { opacity: 0; }
  40% { opacity: 1; }
  90% { opacity: 0; }
`;

/** On paper, and with reduced motion, both pictures are shown side by side. */
const inTurn = '@media screen and (prefers-reduced-motion: no-preference)';

const Frames = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > figure {
    position: relative;
    break-inside: avoid;
  }

  & > figure > figcaption {
    position: absolute;
    inset: auto auto 0 0;
    min-width: 4.5rem;
    padding: var(--space-1) var(--space-3);
    background: var(--paper);
    font-size: var(--step--1);
    font-weight: 700;
  }

  & > p,
  & > div:last-child {
    grid-column: 1 / -1;
  }

  /* The film lies over the start, which shows until the film does. */
  @media screen {
    &[data-film] > figure {
      grid-area: 1 / 1 / 2 / -1;
    }

    &[data-film] > figure:nth-of-type(2),
    &[data-film] > figure > figcaption {
      display: none;
    }
  }

  ${inTurn} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & > figure {
      grid-area: 1 / 1;
    }

    & > figure:nth-of-type(2) > span {
      /* Until it has loaded, the picture below shows through. */
      background: none;
      animation: ${toTheEnd} 5s ease-in-out infinite;
    }

    & > figure:nth-of-type(2) > figcaption {
      animation: ${captionOfTheEnd} 5s step-end infinite;
    }

    &:has([value='start']:checked) > figure:nth-of-type(2) > * {
      animation: none;
      opacity: 0;
    }

    &:has([value='end']:checked) > figure:nth-of-type(2) > * {
      animation: none;
    }
  }

  & label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.75rem;
    padding-inline-end: var(--space-4);
    font-size: var(--step--1);
    cursor: pointer;
  }

  & input {
    width: 1.1rem;
    height: 1.1rem;
    margin: 0;
    accent-color: var(--accent);
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  & > fieldset {
    display: none;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & > button {
    margin-block: var(--space-2);
  }

  @media (scripting: none) {
    & > button {
      display: none;
    }
  }

  ${inTurn} {
    & > fieldset {
      display: flex;
      flex-wrap: wrap;
    }
  }
`;

type MovementProps = MovementPictures & {
  /** Whether the film plays at once, because a press has asked for it. */
  readonly plays?: boolean;
};

/**
 * The pictures of an exercise: the main one, and the start or the end, whichever the main one
 * doesn't show.
 */
type MovementPictures = {
  readonly image: QueriedPicture | null;
  readonly imageStart?: QueriedPicture | null | undefined;
  readonly imageEnd?: QueriedPicture | null | undefined;
  /** Its films, if it has any: one for each side. */
  readonly films?: readonly ExerciseFilm[] | undefined;
};

const choices = [
  ['both', 'In turn'],
  ['start', 'Start'],
  ['end', 'End'],
] as const;

type Shown = 'pictures' | 'film' | 'pictures, without the film';

/** What the pictures show, in their order: what a film shows too. */
const descriptionOf = (...pictures: readonly (QueriedPicture | null | undefined)[]): string =>
  pictures.flatMap((picture) => picture?.description ?? []).join(' Then: ');

/**
 * The start and the end of an exercise. They fade into each other, without a script, until the user
 * chooses one; an exercise with one picture just shows it. A press plays its film in their place:
 * nothing of it is loaded before.
 */
export const ExercisePicturesAndFilmOnPress = ({
  image,
  imageStart,
  imageEnd,
  films = [],
  plays = false,
}: MovementProps): ReactElement => {
  const name = useId();
  const [shown, setShown] = useState<Shown>(plays && films.length > 0 ? 'film' : 'pictures');
  const play = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    // The button that was pressed in the player is gone.
    if (shown === 'pictures' && isBack.current) play.current?.focus({ preventScroll: true });
    isBack.current = shown === 'film';
  }, [shown]);
  const hasTwo = Boolean(imageStart) || Boolean(imageEnd);
  if (!hasTwo && films.length === 0) return <Picture {...picturePropsOfAsset(image)} eager />;
  const first = imageStart ?? image;
  const second = hasTwo ? (imageEnd ?? image) : undefined;
  return (
    <Frames data-film={shown === 'film' ? '' : undefined}>
      <figure>
        <Picture {...picturePropsOfAsset(first)} eager />
        {hasTwo ? <figcaption>Start</figcaption> : null}
      </figure>
      {second === undefined ? null : (
        <figure>
          <Picture {...picturePropsOfAsset(second)} />
          <figcaption>End</figcaption>
        </figure>
      )}
      {shown === 'film' ? (
        <FilmPlayer
          films={films}
          description={descriptionOf(first, second)}
          onPictures={() => setShown('pictures')}
          onFailure={() => setShown('pictures, without the film')}
        />
      ) : (
        <>
          {shown === 'pictures, without the film' ? (
            <ProblemSentence role="alert" className="no-print">
              The film could not be loaded. Check your connection, then try again.
            </ProblemSentence>
          ) : null}
          <Choices className="no-print">
            {hasTwo ? (
              <fieldset aria-label="Pictures">
                {choices.map(([value, label]) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name={name}
                      value={value}
                      defaultChecked={value === 'both'}
                    />
                    {label}
                  </label>
                ))}
              </fieldset>
            ) : null}
            {films.length === 0 ? null : (
              <Button ref={play} kind="quiet" onClick={() => setShown('film')}>
                {shown === 'pictures, without the film' ? 'Try the film again' : 'Play the film'}
              </Button>
            )}
          </Choices>
        </>
      )}
    </Frames>
  );
};
