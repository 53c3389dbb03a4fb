// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { muscles } from '../../domain/training/muscles.ts';
import { muscleHitAreasByBodySide } from './muscle-hit-areas-by-body-side.ts';
import { MuscleMapLinks } from './muscle-way-in.tsx';
import { TrainedMusclesOnCard } from './trained-muscles-on-card.tsx';

afterEach(cleanup);

it('has every muscle on the map', () => {
  const onMap = new Set(
    Object.values(muscleHitAreasByBodySide).flatMap((side) => side.map((one) => one.muscle)),
  );
  expect([...onMap].toSorted()).toEqual([...muscles]);
});

it('has the same links on the map as in the list, and lets the keyboard reach only the list', () => {
  const { container } = render(<MuscleMapLinks trained={new Set(['glutes', 'lower back'])} />);
  const inList = screen
    .getAllByRole('link', { hidden: false })
    .map((link) => link.getAttribute('href'));
  expect(inList.toSorted()).toEqual([
    '/exercises/for-the-glutes/',
    '/exercises/for-the-lower-back/',
  ]);
  const onMap = [...container.querySelectorAll('svg a')];
  expect(onMap.map((link) => link.getAttribute('href')).toSorted()).toEqual(inList.toSorted());
  expect(onMap.every((link) => link.getAttribute('tabindex') === '-1')).toBe(true);
  expect(onMap.map((link) => link.textContent)).toContain('glutes');
});

it('shows on a card the relevant parts of the body, with the names of the muscles', () => {
  const work = { primary: ['quadriceps', 'glutes'], secondary: ['calves'] } as const;
  const { container } = render(<TrainedMusclesOnCard work={work} />);
  expect(container.textContent).toBe('Quadriceps and gluteswith calves');
  const shown = [...container.querySelectorAll('svg')].map((view) =>
    view.querySelector('use')?.getAttribute('href'),
  );
  expect(shown).toEqual(['/muscle-map.svg#front', '/muscle-map.svg#back']);
});

it('shows a single part of the body for muscles that lie together', () => {
  const { container } = render(
    <TrainedMusclesOnCard work={{ primary: ['glutes', 'hamstrings'], secondary: [] }} />,
  );
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.textContent).toBe('Glutes and hamstrings');
});
