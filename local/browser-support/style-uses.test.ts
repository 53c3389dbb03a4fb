import { expect, it } from 'vitest';
import { usesInStyle, usesInTemplate } from './style-uses.ts';
import { nameOfUse } from './use.ts';

it('finds properties, values, functions, units, selectors, rules and media features', () => {
  const css = '@media (min-width:1px){a:has(b){color:color-mix(in srgb,red,blue);height:1dvh}}';
  const written = usesInStyle(css).map(nameOfUse);
  for (const use of [
    '@media',
    '@media (width)',
    ':has',
    'color',
    'color-mix() in CSS',
    'color: red',
    'height',
    '1dvh',
  ]) {
    expect(written).toContain(use);
  }
});

it('leaves out what stands within @supports, and variables', () => {
  expect(usesInStyle('@supports (gap:1px){a{gap:1px}}').map(nameOfUse)).toEqual([]);
  expect(usesInTemplate('--own:pretty;').map(nameOfUse)).toEqual([]);
});

it('goes on after a declaration that it cannot read', () => {
  expect(usesInTemplate('x;;display:flex;').map(nameOfUse)).toContain('display: flex');
});
