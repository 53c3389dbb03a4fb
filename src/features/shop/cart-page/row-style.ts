import styled from 'styled-components';
import { media } from '../../../ui/styles/media.ts';

/** A line of the cart: picture, name, controls and price. */
export const CartRowBox = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  grid-template-areas:
    'picture what'
    'controls controls'
    'notes notes';
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-4);
  border-top: 1px solid var(--line);

  ${media.small} {
    grid-template-columns: 7rem minmax(0, 1fr);
    grid-template-areas:
      'picture what'
      'picture controls'
      'picture notes';
    grid-template-rows: auto auto minmax(0, 1fr);
  }

  & .picture {
    grid-area: picture;
    aspect-ratio: 1;
    background: var(--sunken);
  }

  & .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  & .what {
    grid-area: what;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-content: start;
    gap: var(--space-1) var(--space-4);
    line-height: 1.4;
  }

  & h2 {
    width: 100%;
    font-size: var(--step-1);
    line-height: 1.15;
  }

  & h2 a {
    color: inherit;
  }

  & .what p:last-child {
    font-size: var(--step-1);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  & .controls {
    grid-area: controls;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }

  & select {
    min-height: 3rem;
    max-width: 100%;
    padding: var(--space-2) var(--space-3);
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: max(1rem, 16px);
  }

  & .notes {
    grid-area: notes;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    justify-items: start;
    line-height: 1.45;
  }

  & .notes:empty {
    display: none;
  }
`;

/** A button that looks like a link, for actions less important than paying. */
export const ButtonStyledAsLink = styled.button`
  min-height: 3rem;
  padding: var(--space-2);
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;

  &:hover {
    color: var(--accent-strong);
  }
`;
