import styled from 'styled-components';
import { namesOfNeededKits } from '../../../domain/finder/kit.ts';
import type { DayTotals } from '../../../domain/workout-notation/totals/day-totals.ts';
import { lowScreenMedia } from '../../../ui/styles/media.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Checkbox } from '../../../ui/kit/checkbox.tsx';

export const StartBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 40rem;

  /* The focus is never below the buttons that stay at the bottom. */
  & :is(a, button, input, select) {
    scroll-margin-bottom: 7rem;
  }

  & > header h2 {
    font-size: var(--step-3);
  }
`;

export const StartFacts = styled.p`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

/** Something to tick before a session. */
export const StartCheckbox = styled(Checkbox)`
  font-weight: 700;
  line-height: 1.3;
`;

/** A decision to make before a session: a panel with a brass rule. */
export const DecisionPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 6px solid var(--brass);
  background: var(--surface);
  line-height: 1.45;

  & h3 {
    font-size: var(--step-1);
  }
`;

/** Stays at the bottom of the screen, so that the lifter can begin without scrolling. */
export const StartActions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  margin-inline: calc(-1 * var(--space-2));
  padding: var(--space-3) var(--space-2) calc(var(--space-3) + var(--safe-bottom));
  border-block-start: 3px solid var(--ink);
  background: var(--paper);

  ${lowScreenMedia} {
    position: static;
  }
`;

export const BeginButton = styled(Button)`
  flex: 2 1 9rem;
  min-height: 4rem;
  font-size: var(--step-2);
`;

export const TrimOrEndSessionButton = styled(Button)`
  flex: 1 1 5.5rem;
  min-height: 4rem;
  padding-inline: var(--space-3);
`;

/** `About 45 minutes, kit: barbell, machines.` */
export const lengthAndKitWordsOfDayTotals = ({ minutes, equipment }: DayTotals): string => {
  const kit = namesOfNeededKits({ equipment });
  const length = `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `${length}, ${kit.length === 0 ? 'no kit needed' : `kit: ${kit.join(', ').toLowerCase()}`}.`;
};
