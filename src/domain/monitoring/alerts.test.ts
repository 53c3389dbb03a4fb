import { expect, it } from 'vitest';
import { findCurrentAlerts, alertDelayMs } from './alerts.ts';
import type { MonitoringFacts } from './alerts.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const quiet: MonitoringFacts = {
  now,
  failing: [],
  failures: [],
  floods: [],
  refusedWebhooks: [],
  browserErrors: [],
  lateMails: 0,
  deploys: { count: 13, allowed: 20 },
};
const sentencesOf = (facts: Partial<MonitoringFacts>): readonly string[] =>
  findCurrentAlerts({ ...quiet, ...facts }).map(({ sentence }) => sentence);

it('sends no alert on a quiet day', () => {
  expect(findCurrentAlerts(quiet)).toEqual([]);
});

it('gives a service time to recover before it sends an alert', () => {
  const since = (milliseconds: number) => ({
    failing: [{ name: 'Stripe', since: now - milliseconds, problem: 'no answer.' }],
  });
  expect(sentencesOf(since(alertDelayMs - 1))).toEqual([]);
  expect(sentencesOf(since(alertDelayMs))).toEqual([
    'Stripe has failed for 15 minutes: no answer.',
  ]);
});

it('warns when seven tenths of a month’s deploys are used up', () => {
  expect(sentencesOf({ deploys: { count: 14, allowed: 20 } })).toEqual([
    'This month has had 14 of the 20 deploys that your plan at the host allows.',
  ]);
  expect(sentencesOf({ deploys: { count: 14, allowed: 200 } })).toEqual([]);
});

it('leaves single failures, floods and browser errors to the log', () => {
  const count = (many: number): Partial<MonitoringFacts> => ({
    failures: [{ path: '/api/cart', count: many }],
    floods: [{ path: '/api/votes', count: many }],
    refusedWebhooks: [{ path: '/api/stripe-events', count: many }],
    browserErrors: [many],
  });
  expect(sentencesOf(count(1))).toEqual([]);
  expect(sentencesOf(count(1000))).toHaveLength(4);
});

it('keeps the key of a continuing problem, so that it is reported once', () => {
  const keyAt = (minutes: number): string | undefined =>
    findCurrentAlerts({
      ...quiet,
      failing: [{ name: 'Stripe', since: now - minutes * 60_000, problem: 'no answer.' }],
    })[0]?.key;
  expect(keyAt(20)).toBe(keyAt(200));
});

it('sends one alert for any number of kinds of browser errors', () => {
  const alerts = findCurrentAlerts({ ...quiet, browserErrors: [30, 900, 2, 50] });
  expect(alerts.map(({ sentence }) => sentence)).toEqual([
    'Browsers reported the same error 900 times in the last day.',
  ]);
});
