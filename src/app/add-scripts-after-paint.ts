/**
 * Adds these scripts once the page has been painted: until then text, fonts and pictures have the
 * whole network, and the scripts' first task never delays the content that the visitor came to
 * read. The page's data, which Gatsby requests when its scripts run, are loaded in parallel. It is
 * inlined as text in every page, so it must not refer to anything outside itself.
 */
export const addScriptsAfterPaint = (
  window: Window & typeof globalThis,
  sources: readonly string[],
): void => {
  const { document } = window;
  const start = (): void => {
    for (const src of sources) {
      document.body.append(Object.assign(document.createElement('script'), { src, async: false }));
    }
    const path = document.documentElement.dataset['path'] ?? '/';
    const pageName = path === '/' ? '/index' : path.replace(/\/$/, '');
    for (const name of [`${pageName}/page`, '/app']) {
      document.body.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'fetch',
          crossOrigin: 'anonymous',
          href: `/page-data${name}-data.json`,
        }),
      );
    }
  };
  // A hidden tab gets no animation frames.
  if (document.hidden) start();
  else window.requestAnimationFrame(() => window.setTimeout(start));
};
