import type { CSSProperties, ReactElement } from 'react';
import styled from 'styled-components';
import { bodyViewsOfPrimaryMuscles } from '../../domain/training/muscle-views.ts';
import type { BodyZone } from '../../domain/training/muscle-views.ts';
import { muscleNamesText } from '../../domain/training/trained-muscles.ts';
import type { TrainedMuscles } from '../../domain/training/trained-muscles.ts';
import { muscleSpriteColourVariables } from './trained-muscle-map.tsx';

/** The upper edge of each part of the body, measured from the crown in the sprite's units. */
const tops: Readonly<Record<BodyZone, number>> = {
  shoulders: 150,
  waist: 380,
  thighs: 640,
  calves: 980,
};
/** The side of the square that is shown, in the sprite's units and in CSS pixels. */
const square = { units: 620, pixels: 80 } as const;

const Row = styled.div`
  ${muscleSpriteColourVariables}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: auto;
  padding-top: var(--space-2);

  & > svg {
    flex: none;
    background: var(--sunken);
    forced-color-adjust: none;
  }

  && > p {
    flex: 1 1 9rem;
    font-size: var(--step--1);
    line-height: 1.35;
  }

  & strong {
    display: block;
    color: var(--ink);
    font-size: 1rem;
  }
`;

const marksOf = ({ primary, secondary }: TrainedMuscles): CSSProperties => {
  const marks: Record<`--${string}`, string> = {};
  const helping = 'color-mix(in srgb, var(--mark) 45%, var(--relief))';
  for (const muscle of secondary) marks[`--${muscle.replace(' ', '-')}`] = helping;
  for (const muscle of primary) marks[`--${muscle.replace(' ', '-')}`] = 'var(--mark)';
  return marks;
};

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * The parts of the body that an exercise trains, sized for a card, and the names of the muscles.
 */
export const TrainedMusclesOnCard = ({
  work,
}: {
  readonly work: TrainedMuscles;
}): ReactElement | null => {
  const { primary, secondary } = work;
  if (primary.length === 0) return null;
  return (
    <Row style={marksOf(work)}>
      {bodyViewsOfPrimaryMuscles(work).map(({ side, zone }) => (
        <svg
          key={`${side}${zone}`}
          viewBox={`${-square.units / 2} ${tops[zone]} ${square.units} ${square.units}`}
          width={square.pixels}
          height={square.pixels}
          aria-hidden="true"
        >
          <use href={`/muscle-map.svg#${side}`} />
          <use href={`/muscle-map.svg#${side}`} transform="scale(-1 1)" />
        </svg>
      ))}
      <p>
        <strong>{capitalized(muscleNamesText(primary))}</strong>
        {secondary.length === 0 ? null : `with ${muscleNamesText(secondary)}`}
      </p>
    </Row>
  );
};
