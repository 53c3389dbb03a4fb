// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { startLinkPrefetching, observeLinksToPrefetch } from './prefetch-links.ts';

const observed = new Set<Element>();
let show: (link: Element) => void;

class FakeObserver {
  constructor(callback: (entries: readonly object[]) => void) {
    show = (target) => observed.has(target) && callback([{ target, isIntersecting: true }]);
  }
  observe = (link: Element): void => void observed.add(link);
  unobserve = (link: Element): void => void observed.delete(link);
  disconnect = (): void => observed.clear();
}

const loader = { enqueue: vi.fn(), hovering: vi.fn() };

const openPage = (): HTMLAnchorElement => {
  document.body.innerHTML = '<main><a href="/contact/">Contact</a></main>';
  const link = document.querySelector('a');
  if (link === null) throw new Error('no link');
  return link;
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('___loader', loader);
});

it('prefetches the links of the first page, which Gatsby announces earlier', () => {
  const link = openPage();
  observeLinksToPrefetch(document);
  startLinkPrefetching(window);
  show(link);
  expect(loader.enqueue).toHaveBeenCalledExactlyOnceWith('/contact/');
});

it('prefetches the links of the next page, and no longer those of the previous one', () => {
  const before = openPage();
  startLinkPrefetching(window);
  const link = openPage();
  observeLinksToPrefetch(document);
  show(before);
  show(link);
  expect(loader.enqueue).toHaveBeenCalledOnce();
});
