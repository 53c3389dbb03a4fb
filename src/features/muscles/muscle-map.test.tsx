// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentModel } from '../../content/model.ts';
import { MuscleMap } from './muscle-map.tsx';

afterEach(cleanup);

/** The muscles that each layer of the map marks. */
const marksIn = (container: HTMLElement): readonly (readonly string[])[] =>
  [...container.querySelectorAll('svg')].map((layer) => [...layer.style]);

describe('the muscle map', () => {
  it('is a picture with a sentence for a name on a card', () => {
    const { container } = render(
      <MuscleMap primary={['chest']} secondary={['triceps', 'shoulders']} size="card" />,
    );
    const name = 'Works the chest most. The triceps and shoulders help.';
    expect(screen.getByRole('img', { name })).toBeDefined();
    expect(container.textContent).toBe('');
  });

  it('has its text below it on a page', () => {
    render(<MuscleMap primary={['glutes']} secondary={['lower back']} size="page" />);
    const figure = screen.getByRole('figure');
    expect(within(figure).getByText('Works the glutes most.')).toBeDefined();
    expect(within(figure).getByText('The lower back helps.')).toBeDefined();
  });

  it('marks what works on one layer and what helps on another', () => {
    const { container } = render(
      <MuscleMap primary={['middle back']} secondary={['biceps']} size="page" />,
    );
    expect(marksIn(container)).toEqual([['--middle-back'], ['--biceps']]);
  });

  it('needs one layer where nothing helps', () => {
    const { container } = render(<MuscleMap primary={['calves']} secondary={null} size="card" />);
    expect(marksIn(container)).toEqual([['--calves']]);
  });

  it('takes its room before the sprite is there', () => {
    const { container } = render(<MuscleMap primary={['calves']} secondary={null} size="card" />);
    const layer = container.querySelector('svg');
    expect([layer?.getAttribute('width'), layer?.getAttribute('height')]).toEqual(['59', '72']);
  });

  it('is not there where nothing is trained', () => {
    const { container } = render(<MuscleMap primary={[]} secondary={[]} size="page" />);
    expect(container.innerHTML).toBe('');
  });
});

it('finds every muscle of the content model in the sprite', async () => {
  const sprite = await readFile('static/muscle-map.svg', 'utf8');
  const drawn = new Set([...sprite.matchAll(/var\(--([a-z-]+),/g)].map(([, name]) => name));
  const muscles = contentModel.exercise.fields['primaryMuscles'];
  const known = muscles?.kind === 'texts' ? muscles.oneOf : undefined;
  expect([...drawn].toSorted()).toEqual(known?.map((name) => name.replace(' ', '-')).toSorted());
});
