import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dropUntrueAnalyticsLines } from '../../src/content/render/analytics-lines.ts';

const top = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(top, file), 'utf8');

const policy = read('content/entries/page/privacy-policy.md');

/** The names in the first column of the table of browser storage. */
const namesInPolicy = (): readonly string[] => {
  const [, afterHeading = ''] = policy.split('## What is stored in your browser');
  const [section = ''] = afterHeading.split('\n### ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => (line.split('|')[1] ?? '').split(','))
    .map((name) => name.replace('{analytics}', '').trim());
};

/** The keys that the type in `storage.ts` lists. */
const keysInCode = (): readonly string[] => {
  const [, type = ''] =
    /type DeviceStorageKey =([^;]*);/.exec(read('src/services/storage.ts')) ?? [];
  return [...type.matchAll(/'([^']+)'/g)].map(([, key = '']) => key);
};

describe('the privacy policy', () => {
  it('names each key that the site stores in the browser', () => {
    const keys = keysInCode();
    expect(keys).toContain('currency');
    expect(namesInPolicy()).toEqual(expect.arrayContaining([...keys]));
  });

  it('names what analytics stores only where there are analytics', () => {
    const stored = /^\| (?:analytics|\\_ga|_ga)/m;
    expect(dropUntrueAnalyticsLines(policy, true)).toMatch(stored);
    expect(dropUntrueAnalyticsLines(policy, true)).toContain(
      'Until you say yes, nothing of Google’s is loaded',
    );
    expect(dropUntrueAnalyticsLines(policy, false)).not.toMatch(/_ga|Google Analytics/);
    for (const has of [true, false])
      expect(dropUntrueAnalyticsLines(policy, has)).not.toMatch(/[{}]/);
  });

  it('says what the currency call does with an IP address', () => {
    expect(policy).toContain('a location service tells it the currency');
    expect(policy).toContain('our host tells our server the country it belongs to');
  });
});
