// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { muscles } from '../../domain/training/muscles.ts';
import { TrainedMuscleMap } from './trained-muscle-map.tsx';

afterEach(cleanup);

/** The marked muscles in each layer of the map. */
const marksIn = (container: HTMLElement): readonly (readonly string[])[] =>
  [...container.querySelectorAll('svg')].map((layer) => [...layer.style]);

describe('the muscle map', () => {
  it('has its text as a caption', () => {
    render(<TrainedMuscleMap work={{ primary: ['glutes'], secondary: ['lower back'] }} />);
    const figure = screen.getByRole('figure');
    expect(within(figure).getByText('Works the glutes most.')).toBeDefined();
    expect(within(figure).getByText('The lower back helps.')).toBeDefined();
  });

  it('marks primary muscles in one layer and secondary ones in another', () => {
    const { container } = render(
      <TrainedMuscleMap work={{ primary: ['middle back'], secondary: ['biceps'] }} />,
    );
    expect(marksIn(container)).toEqual([['--middle-back'], ['--biceps']]);
  });

  it('has a single layer if there are no secondary muscles', () => {
    const { container } = render(
      <TrainedMuscleMap work={{ primary: ['calves'], secondary: [] }} />,
    );
    expect(marksIn(container)).toEqual([['--calves']]);
  });

  it('has its final size before the sprite is loaded', () => {
    const { container } = render(
      <TrainedMuscleMap work={{ primary: ['calves'], secondary: [] }} />,
    );
    const layer = container.querySelector('svg');
    expect([layer?.getAttribute('width'), layer?.getAttribute('height')]).toEqual(['261', '320']);
  });

  it('renders nothing if nothing is trained', () => {
    const { container } = render(<TrainedMuscleMap work={{ primary: [], secondary: [] }} />);
    expect(container.innerHTML).toBe('');
  });
});

it('has every muscle in the sprite', async () => {
  const sprite = await readFile('static/muscle-map.svg', 'utf8');
  const drawn = new Set([...sprite.matchAll(/var\(--([a-z-]+),/g)].map(([, name]) => name));
  expect([...drawn].toSorted()).toEqual(muscles.map((name) => name.replace(' ', '-')).toSorted());
});
