// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PackProgrammeInFigures } from './pack-programme-in-figures.tsx';

afterEach(cleanup);

const exercises = Array.from({ length: 14 }, (_, index) => ({
  title: `Exercise ${index + 1}`,
  path: `/exercises/arms/exercise-${index + 1}/`,
  sessions: 14 - index,
}));

const inside = {
  weeks: 2,
  sessions: 14,
  daysAWeek: 7,
  minutes: { from: 30, to: 45 },
  equipment: ['barbell'],
  muscles: [
    { muscle: 'glutes', sets: [8, 10] },
    { muscle: 'chest', sets: [4, 0] },
  ],
  exercises,
};

it('says how much is inside, and of what', () => {
  render(<PackProgrammeInFigures inside={inside} />);
  const region = screen.getByRole('region', { name: 'Hard sets by muscle and week' });
  const rows = within(region)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['Week12', 'glutes810', 'chest40']);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['2', '14', '7', '30–45 min', 'barbell']);
});

it('lists the exercises that come most, with links, and folds the others', () => {
  render(<PackProgrammeInFigures inside={inside} />);
  const link = screen.getByRole('link', { name: 'Exercise 1' });
  expect(link.getAttribute('href')).toBe('/exercises/arms/exercise-1/');
  expect(link.parentElement?.textContent).toBe('Exercise 1 in 14 of 14');
  const folded = screen.getByRole('group');
  expect(within(folded).getByText('2 more exercises')).toBeDefined();
  expect(within(folded).getByText('Exercise 13')).toBeDefined();
});

it('has no chart where no set is hard', () => {
  render(<PackProgrammeInFigures inside={{ ...inside, muscles: [] }} />);
  expect(screen.queryByRole('region', { name: /Hard sets/ })).toBeNull();
});
