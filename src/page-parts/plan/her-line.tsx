import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Exercise, Load, SetBlock } from '../../domain/workout-notation/plan.ts';

/** The content overlays an invisible text of the same length, so that nothing below moves. */
const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-size: var(--step--1);
  line-height: 1.5rem;

  &[data-room]::before {
    content: attr(data-room);
    visibility: hidden;
    white-space: pre-line;
  }

  &::before,
  & > * {
    grid-area: 1 / 1;
  }

  @media print {
    line-height: 1.3;

    &[data-room]::before {
      content: none;
    }
  }
`;

const namesWeight = (loads: readonly Load[]): boolean =>
  loads.some(({ kind }) => kind !== 'bodyweight' && kind !== 'band');

/** Whether a block of sets has a weight to show, or one that the lifter chooses. */
const hasRoom = (block: SetBlock, { slug, progression }: Exercise, logged: boolean): boolean => {
  if (block.loads.length > 0) return namesWeight(block.loads);
  if (progression?.kind === 'loads') return namesWeight(progression.loads);
  return logged && slug !== undefined && block.amount.kind === 'reps';
};

/**
 * A text of about the final length: a line for each block of sets with the weights of its weeks,
 * then the plates or the range.
 */
const roomOf = (exercise: Exercise, weeks: number, logged: boolean): string | undefined => {
  const blocks = exercise.sets.filter((block) => hasRoom(block, exercise, logged));
  if (blocks.length === 0) return undefined;
  const { progression } = exercise;
  const figures = '00.0 → '.repeat(progression === undefined ? 1 : weeks);
  const namesSome = blocks.some(({ loads }) => loads.length > 0) || progression !== undefined;
  return [
    ...blocks.map(() => (blocks.length > 1 ? `0 × 0: ${figures} kg` : `${figures} kg`)),
    ...(namesSome ? ['20 + 10 + 1.25 on each side, estimate'] : []),
  ].join('\n');
};

type HerLineProps = {
  readonly exercise: Exercise;
  /** The number of weeks in the block. */
  readonly weeks: number;
  readonly logged: boolean;
};

/**
 * Reserves space in a line of a plan for the weights that the lifter lifts (`page-parts/training`);
 * nothing without a training log on the device.
 */
export const WeightsPlaceholder = ({ exercise, weeks, logged }: HerLineProps): ReactElement => (
  <Room className="with-log hers" data-room={roomOf(exercise, weeks, logged)} />
);
