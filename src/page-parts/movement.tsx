import { useId } from 'react';
import type { ReactElement } from 'react';
import styled, { keyframes } from 'styled-components';
import { pictureOf } from '../content/queried/pictures.ts';
import type { QueriedPicture } from '../content/queried/pictures.ts';
import { media } from '../ui/styles/media.ts';
import { Picture } from '../ui/pictures/picture.tsx';

const toTheEnd = keyframes`
  0%, 30% { opacity: 0; }
  50%, 80% { opacity: 1; }
  100% { opacity: 0; }
`;

/** The captions switch abruptly, halfway through the fade: overlapping captions would be unreadable. */
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

  & > fieldset {
    display: none;
    margin: 0;
    padding: 0;
    border: 0;
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

    & > fieldset {
      display: flex;
      flex-wrap: wrap;
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

/** The pictures of an exercise: the main one, and the start or the end, whichever the main one doesn't show. */
export type MovementPictures = {
  readonly image: QueriedPicture | null;
  readonly imageStart?: QueriedPicture | null | undefined;
  readonly imageEnd?: QueriedPicture | null | undefined;
};

const choices = [
  ['both', 'In turn'],
  ['start', 'Start'],
  ['end', 'End'],
] as const;

/**
 * The start and the end of an exercise. They fade into each other, without a script, until the user chooses one; an exercise with one
 * picture just shows it.
 */
export const ExerciseMovement = ({
  image,
  imageStart,
  imageEnd,
}: MovementPictures): ReactElement => {
  const name = useId();
  if (!imageStart && !imageEnd) return <Picture {...pictureOf(image)} eager />;
  return (
    <Frames>
      <figure>
        <Picture {...pictureOf(imageStart ?? image)} eager />
        <figcaption>Start</figcaption>
      </figure>
      <figure>
        <Picture {...pictureOf(imageEnd ?? image)} />
        <figcaption>End</figcaption>
      </figure>
      <fieldset className="no-print" aria-label="Pictures">
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === 'both'} />
            {label}
          </label>
        ))}
      </fieldset>
    </Frames>
  );
};
