import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { WorkoutSyntaxError } from '../../../domain/workout-notation/parse/syntax-error.ts';
import { Button } from '../../../ui/kit/button.tsx';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    justify-items: start;
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }

  & > [aria-current] {
    padding-inline-start: var(--space-3);
    border-inline-start: 4px solid var(--accent);
  }
`;

/** A button that jumps to the mistake. */
const Place = styled.button`
  min-height: 3rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  line-height: 1.4;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: var(--brass);
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

/** More than anybody reads at once. Further mistakes appear as the first ones are corrected. */
const maxShown = 25;

type MistakeListProps = {
  readonly mistakes: readonly WorkoutSyntaxError[];
  /** The line that the cursor is in. */
  readonly line: number;
  readonly isDisabled: boolean;
  readonly onGoTo: (mistake: WorkoutSyntaxError) => void;
  readonly onCorrect: (mistake: WorkoutSyntaxError) => void;
};

/** Every mistake as a sentence that jumps to its line, and a button for the likely correction. */
export const MistakeList = ({
  mistakes,
  line,
  isDisabled,
  onGoTo,
  onCorrect,
}: MistakeListProps): ReactElement => (
  <>
    <List>
      {mistakes.slice(0, maxShown).map((mistake, index) => (
        <li
          // Two mistakes may have the same place and sentence.
          key={`${mistake.line} ${mistake.column} ${mistake.message} ${index}`}
          aria-current={mistake.line === line ? 'true' : undefined}
        >
          <Place type="button" onClick={() => onGoTo(mistake)}>
            <strong>Line {mistake.line}:</strong> {mistake.message}
          </Place>
          {mistake.replacement === undefined ? null : (
            <Button kind="quiet" disabled={isDisabled} onClick={() => onCorrect(mistake)}>
              Change to “{mistake.replacement}”
            </Button>
          )}
        </li>
      ))}
    </List>
    {mistakes.length > maxShown ? <p>And {mistakes.length - maxShown} more below them.</p> : null}
  </>
);
