import { createElement, Suspense, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIslandFromLoader, waitForIslandsInBuild } from './island.tsx';

const page = (Island: (props: object) => ReactElement): string =>
  renderToString(createElement(Suspense, null, createElement(Island)));

/** Resolves as slowly as a script that has to be read first. */
const slowly = async <Value>(value: Value): Promise<Value> => {
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  return value;
};

it('is in the HTML of the first page that the build renders, and so is a nested island', async () => {
  const Outer = createIslandFromLoader(async () => {
    await slowly(undefined);
    const Inner = createIslandFromLoader(() => slowly(() => createElement('b', null, 'inside')));
    return () => createElement('p', null, createElement(Inner));
  });
  expect(page(Outer)).not.toContain('inside');
  await waitForIslandsInBuild();
  expect(page(Outer)).toContain('<p><b>inside</b></p>');
});
