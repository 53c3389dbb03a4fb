// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QueriedPicture } from '../content/queried/pictures.ts';
import { ExercisePicturesAndFilmOnPress } from './exercise-pictures-and-film-on-press.tsx';

beforeEach(() => {
  // jsdom has no layout, so nothing ever comes near the screen.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = (description: string): QueriedPicture => ({
  description,
  gatsbyImage: {
    layout: 'constrained',
    width: 3,
    height: 2,
    images: { fallback: { src: `/${description}.webp`, srcSet: '', sizes: '' }, sources: [] },
  },
});

/** The pictures in order, with their captions. */
const frames = (): readonly string[] =>
  screen.getAllByRole('figure').map((frame) => {
    const shown =
      within(frame).queryByRole('img')?.getAttribute('alt') ??
      /alt="([^"]*)"/.exec(frame.querySelector('noscript')?.innerHTML ?? frame.innerHTML)?.[1];
    return `${shown}: ${frame.querySelector('figcaption')?.textContent}`;
  });

it('shows the start before the main picture if that shows the end', () => {
  render(
    <ExercisePicturesAndFilmOnPress
      image={picture('deep')}
      imageStart={picture('tall')}
      imageEnd={null}
    />,
  );
  expect(frames()[0]).toBe('tall: Start');
  expect(screen.getAllByRole('figure')).toHaveLength(2);
});

it('shows the end after the main picture if that shows the start', () => {
  render(
    <ExercisePicturesAndFilmOnPress
      image={picture('floor')}
      imageStart={null}
      imageEnd={picture('locked')}
    />,
  );
  expect(frames()[0]).toBe('floor: Start');
  expect(screen.getAllByRole('figure')[1]?.textContent).toContain('End');
});

it('lets the user hold the pictures still', () => {
  render(<ExercisePicturesAndFilmOnPress image={picture('deep')} imageStart={picture('tall')} />);
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ['both', true],
    ['start', false],
    ['end', false],
  ]);
});

it('shows a single picture without controls', () => {
  render(
    <ExercisePicturesAndFilmOnPress image={picture('still')} imageStart={null} imageEnd={null} />,
  );
  expect(screen.getByRole('img', { name: 'still' })).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});
