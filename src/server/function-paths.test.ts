import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apiPaths } from '../domain/api-paths.ts';

const folder = path.join(import.meta.dirname, '../../netlify/functions');

const paths: Readonly<Record<string, readonly string[]>> = {
  'billing-portal': [apiPaths.billingPortal],
  'cast-vote': [apiPaths.votes],
  checkout: [apiPaths.checkout],
  currency: [apiPaths.currency],
  customer: [apiPaths.customer.replace(/\/$/, ''), apiPaths.customer],
  'delete-expired-rate-limits': [],
  health: [apiPaths.health],
  'join-mailing-list': [apiPaths.mailingList],
  'member-pictures': [apiPaths.memberPictures, `${apiPaths.memberPictures}/*`],
  'member-plans': [apiPaths.memberPlans, `${apiPaths.memberPlans}/*`],
  'read-order': [`${apiPaths.orders}/:sessionId`],
  'read-votes': [`${apiPaths.votes}/:pollId`],
  'reconcile-payments': [],
  'send-mails': [],
  'send-verification': [apiPaths.verificationEmail],
  'stripe-events': [apiPaths.stripeEvents],
  // The host calls it by its name, for an event.
  'submission-created-background': [],
};

/** The texts in a function's `config`. The host reads them like this, without running the file, so they must be literals. */
const configuredPaths = (name: string): readonly string[] => {
  const source = readFileSync(path.join(folder, `${name}.ts`), 'utf8');
  const [, config = ''] = /^export const config = (\{[^}]*\});$/m.exec(source) ?? [];
  return [...config.matchAll(/'(\/[^']*)'/g)].map(([, text = '']) => text);
};

it('every function of the host is listed here', () => {
  const names = readdirSync(folder).map((file) => path.basename(file, '.ts'));
  expect(names.toSorted()).toEqual(Object.keys(paths));
});

it.each(Object.entries(paths))('%s answers at the paths that apiPaths names', (name, expected) => {
  expect(configuredPaths(name)).toEqual(expected);
});
