import type { ReactElement } from 'react';
import styled from 'styled-components';
import { formatDay } from '../../domain/days/format-day.ts';
import {
  ownMaxHistoriesFromKitAndMaximums,
  type OwnOneRepMaxHistoryOfLift,
} from '../../domain/training/my-weights/maxes.ts';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import type {
  KitAndMaximums,
  OneRepMax,
} from '../../domain/training/my-weights/kit-and-maximums.ts';
import { formatNumberToTenths } from '../../ui/text/format-number-in-browser-locale.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { LiftHead, LiftRows } from './lift-parts.ts';
import { TodaysWeightExample } from './load-example.tsx';
import { isLiftWeightPerHand, nameOfLift, weightInUnitText } from './load-words.ts';
import { SideNote } from '../../ui/kit/side-note.ts';

const Older = styled.details`
  & > summary {
    padding-block: var(--space-3);
    font-weight: 700;
    cursor: pointer;
  }

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }
`;

type LiftListProps = {
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
  readonly onChange: (max: OneRepMax) => void;
  readonly onRemove: (max: OneRepMax) => void;
};

/** How far a maximum of the log may be out: `, between 119 kg and 127 kg`. */
const rangeText = ({ range }: OneRepMax, weights: KitAndMaximums): string =>
  range === undefined
    ? ''
    : `, between ${weightInUnitText(range.from, weights)} and ${weightInUnitText(range.to, weights)}`;

/** The origin and date of a maximum: `5 × 60 kg on 23 November 2026, estimated`. */
const originText = (max: OneRepMax, weights: KitAndMaximums): string =>
  max.from === undefined
    ? `Lifted once or typed, ${formatDay(max.on)}.`
    : `Estimated from ${max.from.reps} × ${weightInUnitText(max.from.weight, weights)}, ${formatDay(max.from.on ?? max.on)}${rangeText(max, weights)}.`;

const Lift = ({
  lift,
  weights,
  library,
  onChange,
  onRemove,
}: LiftListProps & { readonly lift: OwnOneRepMaxHistoryOfLift }): ReactElement => {
  const { exercise, max, older } = lift;
  const name = nameOfLift(exercise, library);
  const perHand = isLiftWeightPerHand(exercise, library);
  return (
    <li>
      <LiftHead>
        <h3>{name}</h3>
        <strong>
          {weightInUnitText(max.weight, weights).split(' ')[0]}{' '}
          <small>
            {weights.unit}
            {perHand ? ' per hand' : ''}
          </small>
        </strong>
      </LiftHead>
      <SideNote>{originText(max, weights)}</SideNote>
      <TodaysWeightExample exercise={exercise} weights={weights} library={library} />
      <ButtonRow>
        <Button kind="quiet" onClick={() => onChange(max)}>
          Change <span className="visually-hidden">{name}</span>
        </Button>
        <Button kind="quiet" onClick={() => onRemove(max)}>
          Remove <span className="visually-hidden">{name}</span>
        </Button>
      </ButtonRow>
      {older.length === 0 ? null : (
        <Older>
          <summary>
            {older.length === 1
              ? 'One before it'
              : `${formatNumberToTenths(older.length)} before it`}
          </summary>
          <ul>
            {older.map((one) => (
              <li key={one.on}>
                <span>
                  <b>{weightInUnitText(one.weight, weights, perHand)}</b>, {formatDay(one.on)}
                </span>
                <Button kind="quiet" onClick={() => onRemove(one)}>
                  Remove{' '}
                  <span className="visually-hidden">
                    {name} of {formatDay(one.on)}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </Older>
      )}
    </li>
  );
};

/** The lifter's lifts with the current maximum, an example for today, and earlier maximums. */
export const LiftList = (props: LiftListProps): ReactElement => (
  <LiftRows>
    {ownMaxHistoriesFromKitAndMaximums(props.weights).map((lift) => (
      <Lift key={lift.exercise} {...props} lift={lift} />
    ))}
  </LiftRows>
);
