// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LockedCategoryNotice } from './locked-category.tsx';

afterEach(cleanup);

const pack = { title: 'Strength and power', path: '/workout-packs/strength-power/' };
const membership = { title: 'Annual membership', path: '/promotions/#membership' };
const category = 'strength-power';

it('says that the one plan is locked, and what opens it, with the pack first', () => {
  const offers = [pack, membership].map((offer) => ({ ...offer, plans: 1 }));
  render(<LockedCategoryNotice locked={{ category, plans: 1, offers }} />);
  expect(screen.getByRole('heading').textContent).toBe('The plan in here is locked');
  expect(screen.getByText('Any one of these opens it.')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Strength and power',
    'Annual membership',
  ]);
});

it('says that all plans are locked, and when a page opens only some of them', () => {
  const offers = [
    { ...pack, plans: 2 },
    { ...membership, plans: 1 },
  ];
  render(<LockedCategoryNotice locked={{ category, plans: 2, offers }} />);
  expect(screen.getByRole('heading').textContent).toBe('All 2 plans in here are locked');
  expect(screen.getByText('Each of these opens some of them, the first the most.')).toBeDefined();
});

it('suggests contacting us if nothing that opens the category is for sale', () => {
  render(<LockedCategoryNotice locked={undefined} />);
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact/');
});
