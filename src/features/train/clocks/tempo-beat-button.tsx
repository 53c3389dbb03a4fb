import { tempoPartAndSecondsLeftAt } from '../../../domain/training/session/tempo-position.ts';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { describeTempo } from '../../../domain/workout-notation/words/describe.ts';
import { chosenFill } from '../../../ui/styles/chosen.ts';
import type { Tempo } from '../../../domain/workout-notation/plan.ts';
import { useTickingTime } from '../device/use-ticking-time.ts';

/** The counts of a tempo; pressing it starts the beat. */
export const TempoButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  min-height: 3rem;
  padding: 0;
  border: 0;
  background: none;
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;

  & > b {
    font-weight: 800;
  }

  & > span {
    display: inline-flex;
    gap: 2px;
  }

  & i {
    min-width: 1.9rem;
    padding: 0.2rem 0.4rem;
    border: 2px solid var(--ink);
    font-style: normal;
    font-weight: 800;
    text-align: center;
  }

  & i[data-now] {
    ${chosenFill}
  }
`;

const words = ['down', 'hold', 'up', 'hold'] as const;

type TempoBeatProps = {
  readonly tempo: Tempo;
  readonly now: () => number;
  /** Called each second; `accent` at the start of another part of the movement. */
  readonly onBeat: (accent: boolean) => void;
};

/**
 * The tempo of a set. A press starts the beat: the count is visible, and audible if the lifter
 * wants.
 */
export const TempoBeatButton = ({ tempo, now, onBeat }: TempoBeatProps): ReactElement => {
  const [since, setSince] = useState<number>();
  const isBeating = since !== undefined;
  const time = useTickingTime(now, isBeating);
  const { part, left } = tempoPartAndSecondsLeftAt(
    tempo,
    isBeating ? Math.max(0, (time - since) / 1000) : 0,
  );
  // The first second of a part is when all of it is left.
  const isFirst = tempo[part] === 'x' || left === tempo[part];
  useEffect(() => {
    if (isBeating) onBeat(isFirst);
  }, [isBeating, part, left, isFirst, onBeat]);
  return (
    <TempoButton
      type="button"
      aria-pressed={isBeating}
      aria-label={`Tempo: ${describeTempo(tempo)}. Show the beat`}
      onClick={() => setSince(isBeating ? undefined : now())}
    >
      <b>Tempo</b>
      <span aria-hidden="true">
        {tempo.map((count, index) => (
          // The index is the key because two counts may be equal.
          <i key={index} data-now={isBeating && index === part ? '' : undefined}>
            {isBeating && index === part ? left : count}
          </i>
        ))}
      </span>
      <span aria-hidden="true">{isBeating ? words[part] : 'Beat'}</span>
    </TempoButton>
  );
};
