import { expect, it } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { pagesWithoutAnalytics } from './pages-without-analytics.ts';

it.each([routes.myWeights, routes.train, routes.trainingLog, routes.login])(
  'keeps %s, whose address is private, out of analytics',
  (path) => {
    expect(pagesWithoutAnalytics).toContain(`${path}**`);
  },
);
