import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { FilterPartName, FilterPartsToDrop } from '../../domain/finder/chosen-filters.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';

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

const loosened: Readonly<Record<FilterPartName, string>> = {
  minutes: 'any time',
  kit: 'any kit',
  level: 'any level',
};

const wordsOf = (parts: readonly FilterPartName[]): string => {
  const words = parts.map((part) => loosened[part]).join(' and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const looseningCount = (loosenings: readonly FilterPartsToDrop[]): string =>
  loosenings.some(({ parts }) => parts.length === 1) ? 'one' : 'two';

/**
 * How long after the line itself its sentence comes, in milliseconds: screen readers speak what
 * comes into a status, and not a status that comes with its text.
 */
const arrivalMs = 100;

type FinderResultProps = {
  /** The number of entries that fit, as a sentence. */
  readonly text: string;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** The conditions to drop when nothing fits. */
  readonly loosenings: readonly FilterPartsToDrop[];
  readonly onLoosen: (parts: readonly FilterPartName[]) => void;
};

/**
 * The number of entries that fit, a button to clear the filter, and when nothing fits, buttons that
 * loosen it.
 */
export const FinderCountResetAndLoosening = ({
  text,
  isFiltered,
  onClear,
  loosenings,
  onLoosen,
}: FinderResultProps): ReactElement => {
  const sentence =
    loosenings.length === 0
      ? text
      : `${text} Loosen ${looseningCount(loosenings)} of your choices.`;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(sentence), arrivalMs);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <Line>
      <p role="status">{spoken}</p>
      {isFiltered ? (
        <ButtonRow>
          {loosenings.map(({ parts, count }) => (
            <Button key={parts.join()} kind="quiet" onClick={() => onLoosen(parts)}>
              {wordsOf(parts)}: {count}
            </Button>
          ))}
          <Button kind="quiet" onClick={onClear}>
            Show everything
          </Button>
        </ButtonRow>
      ) : null}
    </Line>
  );
};
