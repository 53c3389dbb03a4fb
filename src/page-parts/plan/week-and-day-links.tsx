import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { WorkoutPlan } from '../../domain/workout-notation/plan.ts';
import { scrollRowToFocused } from '../../ui/layout/scroll-row-to-focused.ts';
import { dayElementId, weekElementId, weekRangeText } from './plan-anchors.ts';

/**
 * Sticks to the top of the screen while its plan is visible. If it is too wide for the screen, it
 * scrolls sideways.
 */
const Bar = styled.nav`
  position: sticky;
  top: 0;
  z-index: 2;
  margin-inline: calc(-1 * var(--gutter, 0px));
  padding-inline: var(--gutter, 0px);
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  scrollbar-width: thin;

  & ol {
    display: flex;
    width: max-content;
  }

  & > ol {
    gap: var(--space-4);
  }

  & li {
    display: flex;
  }

  & a {
    display: grid;
    place-items: center;
    min-width: 3rem;
    min-height: 3rem;
    padding-inline: var(--space-2);
    color: inherit;
    font-variant-numeric: tabular-nums;
    text-decoration-color: var(--brass);
    white-space: nowrap;
  }

  & > ol > li > a {
    padding-inline-start: 0;
    font-weight: 700;
  }
`;

type WeekAndDayLinksProps = {
  readonly plan: WorkoutPlan;
  readonly id: string;
  readonly notesId: string | undefined;
};

/** Links to the weeks and days of a plan and to its notes; nothing for a single session. */
export const WeekAndDayLinks = ({ plan, id, notesId }: WeekAndDayLinksProps): ReactElement | null =>
  plan.blocks.length === 1 && plan.blocks[0]?.days.length === 1 ? null : (
    <Bar aria-label="Weeks and days" className="no-print" onFocus={scrollRowToFocused}>
      <ol>
        {plan.blocks.map((block) => (
          <li key={block.from}>
            <a href={`#${weekElementId(id, block.from)}`}>{weekRangeText(block)}</a>
            <ol>
              {block.days.map(({ number }) => (
                <li key={number}>
                  <a href={`#${dayElementId(id, block.from, number)}`}>Day {number}</a>
                </li>
              ))}
            </ol>
          </li>
        ))}
        {notesId === undefined ? null : (
          <li>
            <a href={`#${notesId}`}>Notes</a>
          </li>
        )}
      </ol>
    </Bar>
  );
