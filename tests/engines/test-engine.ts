import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origins } from '../support/login/create-account.ts';
import type { EngineName } from './drivers/engine-window.ts';
import { openFirefox } from './drivers/firefox.ts';
import { openWebKit } from './drivers/webkit.ts';
import { journeys } from './journeys/all.ts';
import { sweepTemplates } from './sweep.ts';
import { Visitor } from './visitor.ts';
import { testWalls } from './walls.ts';

const openers = { firefox: openFirefox, webkit: openWebKit } as const;

const pictures = path.resolve('test-results/engines');

/**
 * Runs every journey in an engine, one after another in one browser that forgets everything between
 * them.
 */
export const testEngine = (engine: EngineName): void => {
  const folder = mkdtempSync(path.join(tmpdir(), `${engine}-`));
  let visitor: Visitor | undefined;
  let opened = 0;

  /** The browser; a new one if the last journey left none that works. */
  const arrive = async (): Promise<Visitor> => {
    if (visitor !== undefined) {
      try {
        await visitor.forgetEverything();
        return visitor;
      } catch {
        await visitor.leave();
      }
    }
    opened += 1;
    visitor = await Visitor.arrive(
      openers[engine],
      path.join(folder, String(opened)),
      origins.site,
    );
    await visitor.forgetEverything();
    return visitor;
  };

  beforeAll(async () => {
    await arrive();
  });
  afterAll(async () => {
    await visitor?.leave();
    rmSync(folder, { recursive: true, force: true });
  });

  describe(engine, () => {
    const stay = async (): Promise<Visitor> => visitor ?? arrive();
    sweepTemplates(stay);
    testWalls(engine, stay);
    for (const [index, { title, run }] of journeys.entries()) {
      it(title, async () => {
        const current = await arrive();
        await current.takeFaults();
        try {
          await run(current);
          expect((await current.takeFaults()).join('\n')).toBe('');
        } catch (error) {
          mkdirSync(pictures, { recursive: true });
          const picture = await current.screenshot().catch(() => '');
          writeFileSync(path.join(pictures, `${engine}-${index}.png`), picture, 'base64');
          throw error;
        }
      });
    }
  });
};
