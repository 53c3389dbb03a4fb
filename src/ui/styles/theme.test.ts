import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

/**
 * The colours of each `:root` block, by the media query around it; '' for the one that always
 * applies.
 */
const blocks = new Map(
  [...css.matchAll(/(?:@media ([^{]+?) \{\s*)?:root \{([^}]*)\}/g)].map(
    ([, query = '', body = '']) => [
      query,
      new Map(
        [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    ],
  ),
);

const dark = '(prefers-color-scheme: dark)';
const more = '(prefers-contrast: more)';

/** The colour of a token where these media queries match, in the order of the style sheet. */
const colourOf = (name: string, queries: readonly string[]): string => {
  const values = ['', ...queries].flatMap((query) => blocks.get(query)?.get(name) ?? []);
  const value = values.at(-1) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : colourOf(other, queries);
};

const luminance = (hex: string): number => {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [low = NaN, high = NaN] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['paper', 'surface', 'sunken'];

describe.each([
  { mode: 'light', queries: [], text: 4.5, line: undefined },
  { mode: 'dark', queries: [dark], text: 4.5, line: undefined },
  { mode: 'light, with more contrast', queries: [more], text: 7, line: 7 },
  {
    mode: 'dark, with more contrast',
    queries: [dark, more, `${more} and ${dark}`],
    text: 7,
    line: 7,
  },
])('$mode', ({ queries, text, line }) => {
  test.each(grounds)('texts and the mark of the focus are readable on %s', (ground) => {
    for (const name of ['ink', 'muted', 'accent', 'accent-strong', 'focus']) {
      const wanted = name === 'focus' ? 3 : text;
      const found = contrast(colourOf(name, queries), colourOf(ground, queries));
      expect(found, `${name} on ${ground}`).toBeGreaterThanOrEqual(wanted);
    }
    if (line !== undefined) {
      const found = contrast(colourOf('line', queries), colourOf(ground, queries));
      expect(found, `line on ${ground}`).toBeGreaterThanOrEqual(line);
    }
  });

  test('what is written on a poster or a button is readable', () => {
    const pairs = [
      ['on-accent', 'accent'],
      ['on-accent', 'accent-strong'],
      ['chalk', 'pine'],
      ['chalk', 'pine-deep'],
      ['chalk', 'rust'],
      ['chalk', 'coal'],
      ['coal', 'brass'],
    ] as const;
    for (const [one, other] of pairs) {
      const found = contrast(colourOf(one, queries), colourOf(other, queries));
      expect(found, `${one} on ${other}`).toBeGreaterThanOrEqual(text);
    }
  });
});

test('the mark of the focus is seen on posters', () => {
  for (const ground of ['pine', 'pine-deep', 'coal']) {
    expect(contrast(colourOf('brass', []), colourOf(ground, []))).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(colourOf('chalk', []), colourOf('rust', []))).toBeGreaterThanOrEqual(3);
});
