import { describe, expect, it, vi } from 'vitest';
import { assessLogDangerAndExportDue } from './assess-log-danger-and-export-due.ts';
import { aLoggedSessionWithoutSets, openEmptyLogOnDeviceOrInTab } from './log.test-support.ts';

type Browser = {
  readonly vendor?: string;
  readonly persisted?: boolean;
  readonly standalone?: boolean;
  readonly userAgent?: string;
};
const stubBrowser = ({
  vendor = 'Google Inc.',
  persisted = false,
  standalone,
  userAgent = 'Mozilla/5.0',
}: Browser): void => {
  vi.stubGlobal('navigator', {
    vendor,
    userAgent,
    storage: { persisted: async () => persisted },
    ...(standalone === undefined ? {} : { standalone }),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
};
const apple = 'Apple Computer, Inc.';
const now = Date.UTC(2026, 10, 23);

describe('assessLogDangerAndExportDue', () => {
  it.each<readonly [string, Browser, string | undefined]>([
    ['a browser that keeps it', { persisted: true }, undefined],
    ['a browser that may clear it', {}, 'no room'],
    ['Safari, whatever it says', { vendor: apple, persisted: true }, 'seven days'],
    ['Safari’s home screen', { vendor: apple, standalone: true, persisted: true }, undefined],
  ])('is as expected for a log on the device in %s', async (_case, browser, kind) => {
    const { log } = await openEmptyLogOnDeviceOrInTab('device');
    stubBrowser(browser);
    expect((await assessLogDangerAndExportDue(log, now)).danger?.kind).toBe(kind);
  });

  it.each([
    ['Safari', 'Version/18.0 Mobile/15E148 Safari/604.1'],
    ['Chrome on an iPhone', 'CriOS/141.0.0.0 Mobile/15E148 Safari/604.1'],
    ['Firefox on an iPhone', 'FxiOS/144.0 Mobile/15E148 Safari/605.1.15'],
    ['Edge on an iPhone', 'EdgiOS/141.0.0.0 Mobile/15E148 Safari/604.1'],
  ])('names the browser in half a line: %s', async (name, userAgent) => {
    const { log } = await openEmptyLogOnDeviceOrInTab('device');
    stubBrowser({ vendor: apple, userAgent });
    expect((await assessLogDangerAndExportDue(log, now)).danger?.inShort).toBe(
      `${name} may clear it after seven days without a visit.`,
    );
  });

  it('is highest for a log in this tab', async () => {
    const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
    stubBrowser({ persisted: true });
    expect((await assessLogDangerAndExportDue(log, now)).danger?.kind).toBe('this tab');
  });

  it('reminds her after some sessions, until she has exported', async () => {
    const { log } = await openEmptyLogOnDeviceOrInTab('device');
    stubBrowser({});
    expect((await assessLogDangerAndExportDue(log, now)).isExportDue).toBe(false);
    for (const id of ['a', 'b', 'c']) {
      await log.endSession(aLoggedSessionWithoutSets({ id }), [], undefined);
    }
    expect((await assessLogDangerAndExportDue(log, now)).isExportDue).toBe(true);
    await log.saveCare({ exportedAt: now });
    expect(await assessLogDangerAndExportDue(log, now)).toMatchObject({
      isExportDue: false,
      exportedAt: now,
    });
  });
});
