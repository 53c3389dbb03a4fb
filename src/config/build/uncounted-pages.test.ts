import { expect, it } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { uncountedPages } from './uncounted-pages.ts';

it.each([routes.myWeights, routes.train, routes.trainingLog, routes.login])(
  'keeps %s, whose address is private, out of analytics',
  (path) => {
    expect(uncountedPages).toContain(`${path}**`);
  },
);
