// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyFilter, type OfferedFilterValues } from '../../domain/finder/chosen-filters.ts';
import { MinutesKitAndLevelFilter } from './minutes-kit-and-level-filter.tsx';

const groupsFor = (choices: OfferedFilterValues): readonly (string | null)[] => {
  render(
    <MinutesKitAndLevelFilter choices={choices} filter={emptyFilter} onFilter={() => undefined} />,
  );
  return screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent ?? null);
};

it('has no group without a choice in it', () => {
  expect(groupsFor({ minutes: [30], kit: [], levels: [] })).toEqual(['Time you have']);
});
