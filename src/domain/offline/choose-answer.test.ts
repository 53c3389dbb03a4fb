import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerStrategyForOurFetchByTabBuild,
  answerStrategyForPage,
  answerStrategyForPageData,
  classifyTabBuildAgainstOwn,
  mayNewWorkerTakeOver,
} from './choose-answer.ts';

const page = { isKept: true, livesOnDevice: true, hasNewerWorker: false };

describe('a page that is opened', () => {
  it('comes from the device at once if it lives there', () => {
    expect(answerStrategyForPage(page)).toBe('kept');
  });

  it('is looked for on the site while a newer build waits, and wherever it changes', () => {
    expect(answerStrategyForPage({ ...page, hasNewerWorker: true })).toBe(
      'network for a while, then kept',
    );
    expect(answerStrategyForPage({ ...page, livesOnDevice: false })).toBe(
      'network for a while, then kept',
    );
  });

  it('has all the time it needs if it isn’t kept', () => {
    expect(answerStrategyForPage({ ...page, isKept: false })).toBe('network, then kept');
  });
});

const tabs = fc.constantFrom('own', 'other', 'unknown' as const);

describe('data that Gatsby asks for', () => {
  it('are kept ones only in a tab of the worker’s own build, or one that nobody knows', () => {
    fc.assert(
      fc.property(tabs, fc.boolean(), fc.boolean(), (tab, isKept, hasCopy) => {
        const answer = answerStrategyForPageData({ tab, isKept, hasCopy });
        if (tab === 'other') expect(answer).toBe('leave');
        if (answer === 'kept') expect(tab).toBe('own');
      }),
    );
  });

  it('are of no other build once a whole copy is here', () => {
    expect(answerStrategyForPageData({ tab: 'own', isKept: false, hasCopy: true })).toBe(
      'own build only',
    );
    expect(answerStrategyForPageData({ tab: 'own', isKept: true, hasCopy: true })).toBe('kept');
  });

  it('are Gatsby’s own affair while nothing is kept', () => {
    expect(answerStrategyForPageData({ tab: 'own', isKept: false, hasCopy: false })).toBe('leave');
  });
});

it('answers our own files from what is kept in a tab of that build alone', () => {
  expect(answerStrategyForOurFetchByTabBuild('own')).toBe('kept');
  expect(answerStrategyForOurFetchByTabBuild('unknown')).toBe('network, then kept');
  expect(answerStrategyForOurFetchByTabBuild('other')).toBe('leave');
});

it('knows a tab by the build that it shows', () => {
  expect(classifyTabBuildAgainstOwn('a', 'a')).toBe('own');
  expect(classifyTabBuildAgainstOwn('b', 'a')).toBe('other');
  expect(classifyTabBuildAgainstOwn('', 'a')).toBe('other');
  expect(classifyTabBuildAgainstOwn(undefined, 'a')).toBe('unknown');
});

describe('a worker that waits', () => {
  it('takes over once no tab shows another build', () => {
    expect(mayNewWorkerTakeOver([], 'new')).toBe(true);
    expect(mayNewWorkerTakeOver(['new', 'new'], 'new')).toBe(true);
    expect(mayNewWorkerTakeOver(['new', 'old'], 'new')).toBe(false);
    expect(mayNewWorkerTakeOver(['new', undefined], 'new')).toBe(false);
  });
});
