// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

const image: IGatsbyImageData = {
  layout: 'constrained',
  width: 380,
  height: 253,
  images: {
    sources: [{ srcSet: '/a.avif 380w', type: 'image/avif', sizes: '380px' }],
    fallback: { src: '/a.webp', srcSet: '/a.webp 380w', sizes: '380px' },
  },
};

let intersect: () => void = () => undefined;
let margin: string | undefined;
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        notify: (entries: { isIntersecting: boolean }[]) => void,
        options: { rootMargin: string },
      ) {
        margin = options.rootMargin;
        intersect = () => notify([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('loads a lazy picture when it is within 200 px of the screen, and fades it in over half a second', () => {
  const { container } = render(<Picture image={image} alt="A woman squats" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('noscript')).not.toBeNull();
  expect(margin).toBe('200px');

  act(() => intersect());
  const shown = container.querySelector('img');
  expect(shown?.getAttribute('alt')).toBe('A woman squats');
  expect(shown?.style.opacity).toBe('0');
  expect(shown?.style.transition).toContain('500ms');
  if (shown !== null) fireEvent.load(shown);
  expect(shown?.style.opacity).toBe('1');
});

it('renders an eager picture at once, without a fade', () => {
  const { container } = render(<Picture image={image} alt="A woman squats" eager />);
  const shown = container.querySelector('img');
  expect(shown?.getAttribute('src')).toBe('/a.webp');
  expect(shown?.getAttribute('fetchpriority')).toBe('high');
  expect(shown?.getAttribute('style')).toBeNull();
});

it('renders nothing when there is no image', () => {
  const { container } = render(<Picture image={null} alt="" />);
  expect(container.innerHTML).toBe('');
});
