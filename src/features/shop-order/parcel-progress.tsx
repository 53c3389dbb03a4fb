import type { ReactElement } from 'react';
import styled from 'styled-components';
import { parcelStepsOfOrder } from '../../domain/shop/order-words.ts';
import type { ShopOrderAnswer } from '../../domain/shop/shop-order.ts';

/* The shaft of a bar with a plate for each step. Borders, because print and forced colours drop
   backgrounds. */
const Line = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  max-width: 52rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    grid-template-rows: 2.75rem auto auto;
    gap: var(--space-1);
    align-content: start;
    padding-inline-end: var(--space-2);
    color: var(--muted);
    font-size: max(0.9375rem, var(--step--1));
    line-height: 1.3;
  }

  & li > i {
    display: grid;
    align-items: center;
    margin-inline-end: calc(-1 * var(--space-2));
  }

  & li > i::before {
    grid-area: 1 / 1;
    content: '';
    border-block-start: 4px solid var(--line);
  }

  & li:last-child > i::before {
    width: 0.75rem;
  }

  & li > i::after {
    grid-area: 1 / 1;
    content: '';
    width: 0;
    height: 1.25rem;
    border-inline-start: 0.75rem solid var(--line);
  }

  & li.done {
    color: var(--ink);
  }

  & li.done > i::after {
    height: 2.75rem;
    border-color: var(--accent);
  }

  & li.done:has(+ .done) > i::before {
    border-color: var(--ink);
  }

  & b {
    font-size: var(--step-0);
  }
`;

/**
 * The progress of a parcel, as a bar that is loaded plate by plate. Nothing if there is no parcel.
 */
export const ParcelProgress = ({
  order,
}: {
  readonly order: ShopOrderAnswer;
}): ReactElement | null => {
  const steps = parcelStepsOfOrder(order);
  if (steps.length === 0) return null;
  const current = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <Line aria-label="How far your parcel is">
      {steps.map(({ name, day, isDone }, index) => (
        <li
          key={name}
          className={isDone ? 'done' : ''}
          aria-current={index === current ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <b>{name}</b>
          <span>{day ?? (isDone ? '' : 'to come')}</span>
        </li>
      ))}
    </Line>
  );
};
