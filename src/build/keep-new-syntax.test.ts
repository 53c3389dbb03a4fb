import { expect, it } from 'vitest';
import keepNewSyntax from './keep-new-syntax.ts';

it('takes the places of what takes “?.” and “??” apart, under its old names and its new ones, and of nothing else', () => {
  const plugins = [
    'proposal-optional-chaining',
    'transform-nullish-coalescing-operator',
    'keep-new-syntax',
    'transform-typescript',
    'transform-optional-chaining',
    'proposal-nullish-coalescing-operator',
  ].map((key) => ({ key }));
  keepNewSyntax().manipulateOptions({ plugins });
  const own = 'keep-new-syntax';
  expect(plugins.map(({ key }) => key)).toEqual([own, own, own, 'transform-typescript', own, own]);
});
