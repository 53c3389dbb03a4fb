import { offlinePageScriptPath } from '../../domain/offline/kept-pages-and-caches.ts';
import { routes } from '../../domain/routes.ts';

const group = (id: string, title: string): string =>
  `<section id="${id}" hidden><h2>${title}</h2><ul></ul></section>`;

/** The faces by which our style sheet calls the fonts. */
const faces = [
  { family: 'Archivo Text', weights: '400 800', file: 'archivo-text' },
  { family: 'Archivo Heading', weights: '700 900', file: 'archivo-heading' },
] as const;

const fontFaces = (fonts: readonly string[]): string =>
  faces
    .flatMap(({ family, weights, file }) => {
      const font = fonts.find((name) => name.includes(file));
      return font === undefined
        ? []
        : [
            `@font-face{font-family:'${family}';font-display:optional;font-weight:${weights};src:url(${font}) format('woff2')}`,
          ];
    })
    .join('\n');

type OfflinePageOptions = {
  readonly siteName: string;
  /** Our style sheet with the colours, light and dark. */
  readonly theme: string;
  /**
   * The addresses of our fonts. They are kept with all other files, and the page does without them.
   */
  readonly fonts: readonly string[];
};

/**
 * The page that stands in for any page that can't be had. It is no page of Gatsby's, and needs no
 * file but its script.
 */
export const createOfflinePageHtml = ({
  siteName,
  theme,
  fonts,
}: OfflinePageOptions): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>No connection | ${siteName}</title>
<style>
${theme}
${fontFaces(fonts)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--step-0)/1.5 var(--text)}
main{max-width:60rem;margin:0 auto;padding:var(--space-6) var(--page-side) calc(var(--space-7) + var(--safe-bottom))}
h1,h2,.site{font-family:var(--heading);font-weight:850;word-spacing:.06em;text-wrap:balance}
.site{max-width:none;margin:0 0 var(--space-6);padding-bottom:var(--space-3);border-bottom:3px solid var(--ink);font-size:var(--step-1)}
h1{margin:0 0 var(--space-4);font-size:var(--step-3);line-height:1.1}
h2{margin:var(--space-6) 0 var(--space-2);font-size:var(--step-1);line-height:1.2}
p{max-width:40rem;margin:0 0 var(--space-4)}
ul+p,section~p{margin-top:var(--space-6)}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));column-gap:var(--space-5);margin:0;padding:0;list-style:none}
a{color:var(--accent);font-weight:600;overflow-wrap:anywhere}
li a{display:block;padding:var(--space-3) 0;border-bottom:1px solid var(--line)}
button{min-height:2.75rem;padding:var(--space-2) var(--space-5);border:0;border-radius:var(--radius);background:var(--accent);color:var(--on-accent);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
</style>
</head>
<body>
<main>
<p class="site">${siteName}</p>
<h1>No connection, and this page isn’t kept here</h1>
<p>Your device can’t reach ${siteName} right now. What you log while you train stays on this device and is safe.</p>
<p><button type="button" id="again">Try again</button></p>
<p id="nothing" hidden>Nothing is kept on this device yet. Once you train with the site or come back to it, your log, your sessions and the calculators open without a connection too.</p>
${group('always', 'These open without a connection')}
${group('followed', 'Your plans and their exercises')}
${group('opened', 'Pages you opened lately')}
<p><a href="${routes.onThisDevice}">What is kept on this device</a></p>
</main>
<script src="${offlinePageScriptPath}"></script>
</body>
</html>
`;
