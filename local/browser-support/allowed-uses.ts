/** Uses that stay although a supported browser lacks them, and why nobody misses them there. */
export type AllowedUses = {
  /** As findings write them. */
  readonly uses: readonly string[];
  readonly reason: string;
  /** Our only sources that may write them. Without it, what they do is harmless anywhere. */
  readonly by?: readonly string[];
};

const inScripts: readonly AllowedUses[] = [
  {
    uses: ['navigator.vibrate'],
    reason: 'asked for with `in`; the choice of signals says where there is none',
    by: ['src/features/train/device/sound.ts'],
  },
  {
    uses: ['navigator.wakeLock'],
    reason: 'asked for with `in`; the screen says how to keep itself on',
    by: ['src/features/train/device/use-wake-lock.ts'],
  },
  {
    uses: ['navigator.share', 'navigator.canShare'],
    reason: 'both are asked first; the text can be copied, the picture stored',
    by: ['src/features/train/share/share-sheet.tsx'],
  },
  {
    uses: ['requestIdleCallback', 'cancelIdleCallback'],
    reason: 'asked for first; a timer takes their place',
    by: ['src/features/train/lazy-parts.ts', 'src/app/start-offline-support-when-idle.ts'],
  },
  {
    uses: ['CSS.highlights', 'Highlight', ':highlight'],
    reason: 'asked for with `in`; the words of a search are then not marked',
    by: [
      'src/app/mark-search-words.ts',
      'src/features/search/results/mark-page.ts',
      'src/ui/styles/base.css',
    ],
  },
  {
    uses: ['….hidePopover()'],
    reason: 'called on an open popover only',
    by: ['src/features/calculators/form/use-calculator-form-errors-and-handlers.ts'],
  },
  {
    uses: [
      'AbortSignal.any',
      'URL.parse',
      'Uint8Array.fromBase64',
      '….toBase64()',
      'SuppressedError',
      'Error.captureStackTrace',
    ],
    reason: 'the login library asks for each of them first',
    by: [],
  },
  {
    uses: ['navigator.connection'],
    reason: 'Gatsby and React ask for it first, to load less over a slow connection',
    by: [],
  },
  {
    uses: ['navigation', 'setImmediate', '….startViewTransition()', '….skipTransition()'],
    reason: 'React asks first, or catches what is thrown',
  },
  {
    uses: ['navigator.scheduling', 'Intl.Segmenter', '….getComposedRanges()'],
    reason: 'the editor of plans asks for them first',
    by: [],
  },
  {
    uses: ['TrustedHTML'],
    reason: 'Gatsby copies Partytown into every site, and no page of ours loads it',
    by: [],
  },
  {
    uses: [
      '….destroy()',
      '….draw()',
      '….lock()',
      '….login()',
      '….phrase()',
      '….retry()',
      '….scrollMargin()',
      '….side()',
      '….timeRemaining()',
      '….toArray()',
      '….touches()',
      '….unlock()',
      '….use()',
      '….yield()',
    ],
    reason:
      'methods of our own objects, of React, CodeMirror and Auth0, with the name of a browser’s',
  },
  {
    uses: ['indexedDB.databases'],
    reason: 'it is in a try: without it a log that lost its mark is found at the next set',
  },
];

const inStyles: readonly AllowedUses[] = [
  {
    uses: [
      'cursor: pointer',
      'cursor: help',
      'cursor: default',
      'cursor: not-allowed',
      'cursor: progress',
    ],
    reason: 'an iPhone has no pointer to draw',
  },
  {
    uses: ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty', 'hanging-punctuation'],
    reason: 'lines break elsewhere, or marks stand within the text',
  },
  {
    uses: ['scrollbar-width', 'resize', ':-webkit-search-cancel-button'],
    reason: 'a scrollbar, a grip or a cross looks as the browser likes it',
  },
  {
    uses: ['forced-color-adjust'],
    reason: 'Safari has no forced colours',
  },
  {
    uses: ['print-color-adjust', '@page', '@page size', 'break-after: avoid', 'orphans', 'widows'],
    reason: 'a printed page breaks elsewhere, or has paler colours',
  },
  {
    uses: [':details-content', 'content-visibility'],
    reason: 'the folded legend of a plan stays folded on paper',
    by: ['src/page-parts/plan/plan-legend.tsx'],
  },
  {
    uses: ['@starting-style'],
    reason: 'a sheet appears without moving',
    by: ['src/page-parts/sheet.tsx'],
  },
  {
    uses: ['field-sizing'],
    reason: 'the field of a weight has the width of its longest number',
    by: ['src/features/train/set/weight-field.tsx'],
  },
  {
    uses: ['user-select'],
    reason: 'Safari’s name for it, with a prefix, stands beside it',
    by: ['src/features/train/session/screen-frame.tsx', 'src/features/train/set/stepper.tsx'],
  },
  {
    uses: [':selection', 'text-size-adjust'],
    reason: 'how text looks while it is selected, or turned on its side',
  },
  {
    uses: [
      '@font-face ascent-override',
      '@font-face descent-override',
      '@font-face line-gap-override',
    ],
    reason: 'lines move by a pixel when the face arrives',
  },
  {
    uses: ['font-family: ui-monospace', 'font-family: math'],
    reason: 'the next family of the list is taken',
  },
];

const inPages: readonly AllowedUses[] = [
  {
    uses: ['<p popover>', '<button popovertarget>', '<button popovertargetaction>'],
    reason: 'without it the notes of a plan stand below it as text, and the calculator’s is hidden',
  },
  {
    uses: ['<input autocapitalize>'],
    reason: 'a Mac’s keyboard capitalises nothing',
  },
  {
    uses: ['<img fetchpriority>'],
    reason: 'the picture is fetched in its turn',
  },
];

export const allowedUses = [...inScripts, ...inStyles, ...inPages];
