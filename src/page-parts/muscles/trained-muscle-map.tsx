import type { CSSProperties, ReactElement } from 'react';
import styled, { css } from 'styled-components';
import type { Muscle } from '../../domain/training/muscles.ts';
import {
  sentencesOnTrainedMuscles,
  type TrainedMuscles,
} from '../../domain/training/trained-muscles.ts';
import { muscleSpriteAddress } from './muscle-sprite.ts';

/**
 * The sprite's units: `local/pictures/draw-muscle-map.ts` draws each body's right half beside x =
 * 0, with the crown of the head at y = 0.
 */
export const muscleSpriteBox = { top: -64, width: 1300, height: 1592 } as const;
export const bodyFigureMidlines = [
  { side: 'front', midline: 322 },
  { side: 'back', midline: 978 },
] as const;

/** The height in CSS pixels. */
const height = 320;

/**
 * The colours of the sprite. `--mark` is the colour of the primary muscles, and `--between` the
 * opacity between the hatch lines of the secondary ones.
 */
export const muscleSpriteColourVariables = css`
  --tan: color-mix(in srgb, var(--brass), var(--ink));
  --skin: var(--body);
  --relief: color-mix(in srgb, var(--body) 82%, var(--tan));
  --hair: color-mix(in srgb, var(--accent-strong) 30%, var(--ink));
  --mark: var(--accent);
  --between: 38%;

  @media (prefers-color-scheme: dark) {
    --tan: color-mix(in srgb, var(--accent-strong) 30%, var(--muted));
    --skin: color-mix(in srgb, var(--body) 86%, var(--muted));
    --relief: color-mix(in srgb, var(--body) 68%, var(--tan));
    --hair: color-mix(in srgb, var(--body) 40%, var(--tan));
  }

  @media (forced-colors: active) {
    --skin: GrayText;
    --relief: Canvas;
    --hair: GrayText;
    --mark: CanvasText;
    --between: 0%;
  }

  @media print {
    --skin: #e6e6e6;
    --relief: #d2d2d2;
    --hair: #777;
    --mark: #000;
    --between: 10%;
  }
`;

/** Hatch lines of about two pixels. */
const hatched = css`
  mask-image: repeating-linear-gradient(-45deg, #000 0 1.6px, rgb(0 0 0 / var(--between)) 0 5px);
`;

const Bodies = styled.div`
  display: grid;
  width: max-content;
  max-width: 100%;
  forced-color-adjust: none;

  & > svg {
    grid-area: 1 / 1;
  }

  & > svg + svg {
    --skin: transparent;
    --relief: transparent;
    --hair: transparent;
    ${hatched}
  }
`;

const Large = styled.figure`
  ${muscleSpriteColourVariables}
  display: grid;
  gap: var(--space-3);
  break-inside: avoid;

  & figcaption {
    max-width: 42rem;
    font-size: var(--step--1);
  }

  & p {
    display: flex;
    gap: var(--space-2);
  }
`;

/** A sample in the caption of how a sentence's muscles are marked. */
const Swatch = styled.i<{ $helps: boolean }>`
  flex: none;
  width: 1.1em;
  height: 0.8em;
  margin-top: 0.4em;
  background: var(--mark);
  forced-color-adjust: none;
  print-color-adjust: exact;
  ${({ $helps }) => ($helps ? hatched : '')}
`;

const marked = (muscles: readonly Muscle[]): CSSProperties => {
  const marks: Record<`--${string}`, string> = {};
  for (const muscle of muscles) marks[`--${muscle.replace(' ', '-')}`] = 'var(--mark)';
  return marks;
};

const Layer = ({ muscles }: { readonly muscles: readonly Muscle[] }) => (
  <svg
    viewBox={`0 ${muscleSpriteBox.top} ${muscleSpriteBox.width} ${muscleSpriteBox.height}`}
    width={Math.round((height * muscleSpriteBox.width) / muscleSpriteBox.height)}
    height={height}
    style={marked(muscles)}
    aria-hidden="true"
  >
    {bodyFigureMidlines.flatMap(({ side, midline }) =>
      [1, -1].map((half) => (
        <use
          key={`${side}${half}`}
          href={`${muscleSpriteAddress}#${side}`}
          transform={`matrix(${half} 0 0 1 ${midline} 0)`}
        />
      )),
    )}
  </svg>
);

type MuscleMapProps = { readonly work: TrainedMuscles };

/**
 * The front and back of a woman's body, with the trained muscles marked and named; nothing if there
 * are none.
 */
export const TrainedMuscleMap = ({ work }: MuscleMapProps): ReactElement | null => {
  const sentences = sentencesOnTrainedMuscles(work);
  if (sentences.length === 0) return null;
  return (
    <Large>
      <Bodies>
        <Layer muscles={work.primary} />
        {work.secondary.length === 0 ? null : <Layer muscles={work.secondary} />}
      </Bodies>
      <figcaption>
        {sentences.map(({ strength, text }) => (
          <p key={strength}>
            <Swatch $helps={strength === 'secondary'} />
            {text}
          </p>
        ))}
      </figcaption>
    </Large>
  );
};
