// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyFilter, type FinderChoices } from '../../domain/finder/chosen-filters.ts';
import { ListFilterForm } from './list-filter-form.tsx';

const groupsFor = (choices: FinderChoices): readonly (string | null)[] => {
  render(<ListFilterForm choices={choices} filter={emptyFilter} onFilter={() => undefined} />);
  return screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent ?? null);
};

it('has no group without a choice in it', () => {
  expect(groupsFor({ minutes: [30], kit: [], levels: [] })).toEqual(['Time you have']);
});
