import { expect, it } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { uncountedPages } from './uncounted-pages.ts';

it.each([routes.myWeights, routes.train, routes.trainingLog, routes.login])(
  'analytics hears nothing of %s, whose address is nobody else’s business',
  (path) => {
    expect(uncountedPages).toContain(`${path}**`);
  },
);
