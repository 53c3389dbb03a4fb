/**
 * Adds these scripts once the page has been painted: text, fonts and pictures get the whole network until then, and the first task of
 * the scripts never delays what she came to read. The data of the page, for which Gatsby asks when its scripts run, are loaded
 * beside them. It stands in every page as text, so it uses nothing from outside.
 */
export const startAfterPaint = (
  { document, requestAnimationFrame, setTimeout }: Window & typeof globalThis,
  sources: readonly string[],
): void => {
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
  // A tab that nobody sees has no frames.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
};
