// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { scrollRowToFocused } from './scroll-row-to-focused.ts';

afterEach(cleanup);

/** jsdom has no layout. */
const at = (element: Element, left: number, right: number): void => {
  element.getBoundingClientRect = () => ({ left, right }) as DOMRect;
};

it.each([
  ['what is cut off at the end', 371, 430, 48],
  ['what is cut off at the beginning', -20, 40, -28],
  ['nothing for what is seen as a whole', 100, 160, 0],
])('scrolls %s', (_, left, right, scrolled) => {
  render(
    <div data-testid="row" onFocus={scrollRowToFocused}>
      <button type="button">Day 2</button>
    </div>,
  );
  const row = screen.getByTestId('row');
  at(row, 0, 390);
  at(screen.getByRole('button'), left, right);
  fireEvent.focus(screen.getByRole('button'));
  expect(row.scrollLeft).toBe(scrolled);
});
