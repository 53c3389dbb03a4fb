import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { FinderPart, Loosening } from '../../domain/finder/finder-filter.ts';
import { FinderButton } from './finder-button.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 3rem;

  & p {
    font-weight: 700;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const loosened: Readonly<Record<FinderPart, string>> = {
  minutes: 'Any time',
  kit: 'Any kit',
  level: 'Any level',
};

type FinderResultProps = {
  /** The number of entries that fit, as a sentence. */
  readonly text: string;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** The conditions to drop when nothing fits. */
  readonly loosenings: readonly Loosening[];
  readonly onLoosen: (part: FinderPart) => void;
};

/** The number of entries that fit, a button to clear the filter, and when nothing fits, buttons that loosen it. */
export const FinderResult = ({
  text,
  isFiltered,
  onClear,
  loosenings,
  onLoosen,
}: FinderResultProps): ReactElement => (
  <Line>
    <p role="status">{text}</p>
    {isFiltered ? (
      <Buttons>
        {loosenings.map(({ part, count }) => (
          <FinderButton key={part} type="button" onClick={() => onLoosen(part)}>
            {loosened[part]}: {count}
          </FinderButton>
        ))}
        <FinderButton type="button" onClick={onClear}>
          Show everything
        </FinderButton>
      </Buttons>
    ) : null}
  </Line>
);
