import { expect, it } from 'vitest';
import {
  describeUnrunTests,
  findReachedTests,
  importersOf,
  importsOf,
  unitTestsReaching,
} from './tests-that-reach.ts';

const importers = new Map([
  ['src/server/votes.ts', ['src/server/votes-endpoint.ts', 'src/server/votes.test.ts']],
  [
    'src/server/votes-endpoint.ts',
    ['tests/integration/votes.test.ts', 'netlify/functions/vote.ts'],
  ],
  ['src/server/store.ts', ['src/server/votes.ts', 'tests/integration/store.test.ts']],
  ['src/ui/header.tsx', ['tests/pages/header.test.ts']],
]);

it('finds the integration tests that reach a file through others, the nearest first', () => {
  expect(findReachedTests(importers, ['src/server/store.ts']).integration).toEqual([
    'tests/integration/store.test.ts',
    'tests/integration/votes.test.ts',
  ]);
});

it('finds what imports some files directly', () => {
  expect(importersOf(importers, ['src/server/store.ts', 'README.md'])).toEqual([
    'src/server/votes.ts',
    'tests/integration/store.test.ts',
  ]);
});

it('finds the unit tests that reach some files through others, and no other tests', () => {
  expect(unitTestsReaching(importers, ['src/server/store.ts', 'local/ports.test.ts'])).toEqual([
    'local/ports.test.ts',
    'src/server/votes.test.ts',
  ]);
});

it('runs an integration test that was changed itself', () => {
  const file = 'tests/integration/votes.test.ts';
  expect(findReachedTests(importers, [file])).toEqual({
    integration: [file],
    leftOut: 0,
    unreached: [],
  });
});

it('names the files that only pages or nothing at all would prove', () => {
  const files = [
    'src/ui/header.tsx',
    'netlify/functions/vote.ts',
    'src/server/votes.ts',
    'README.md',
  ];
  const reach = findReachedTests(importers, files);
  expect(reach.unreached).toEqual(['src/ui/header.tsx', 'netlify/functions/vote.ts']);
  expect(describeUnrunTests(reach)).toBe(
    'No unit or integration test reaches src/ui/header.tsx. If a page shows it, "npm test -- pages browser" may.\n' +
      'No unit or integration test reaches netlify/functions/vote.ts. If a page shows it, "npm test -- pages browser" may.',
  );
});

it('leaves out what is farther than twenty tests, and says how many', () => {
  const tests = Array.from({ length: 23 }, (_, index) => `tests/integration/${index}.test.ts`);
  const reach = findReachedTests(new Map([['src/domain/money.ts', tests]]), [
    'src/domain/money.ts',
  ]);
  expect(reach.integration).toEqual(tests.slice(0, 20));
  expect(describeUnrunTests(reach)).toBe(
    '3 more integration tests reach these files; "npm test -- integration" runs them all.',
  );
});

it('reads imports over several lines, exports from, imports for effect and at run time, and no types', () => {
  const code = `
    import type { Order } from './order.ts';
    import {
      one,
      two,
    } from '../numbers.ts';
    import './effect.ts';
    import pg from 'pg';
    export { three } from '../three.ts';
    const load = () => import('./later.tsx');
    const text = 'import type of a sentence';`;
  expect(importsOf('src/server/votes.ts', code)).toEqual([
    'src/numbers.ts',
    'src/server/effect.ts',
    'src/three.ts',
    'src/server/later.tsx',
  ]);
});
