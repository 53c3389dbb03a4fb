import { expect, it } from 'vitest';
import { examineServices } from './examine-services.ts';

const health = (...states: readonly string[]): string =>
  JSON.stringify({
    ok: true,
    services: states.map((state, index) => ({
      name: `service-${index}`,
      state,
      workedAt: null,
      ageSeconds: null,
    })),
  });

it.each([
  ['all work', health('working', 'working'), 'good', 'All 2 worked when they were last asked.'],
  ['one fails', health('working', 'failing', 'unknown'), 'bad', 'Failing: service-1.'],
  ['one is silent', health('working', 'unknown'), 'unknown', 'heard of service-1.'],
  ['the clock stands still', health(), 'unknown', 'No function has run by the clock yet.'],
])('gives the right finding for a live site if %s', (_what, text, state, sentence) => {
  const [finding] = examineServices(text, false);
  expect(finding?.state).toBe(state);
  expect(finding?.sentence).toContain(sentence);
});

it('reports only failures on this machine, and nothing for an answer that it can’t read', () => {
  expect(examineServices(health('working', 'unknown'), true)).toEqual([]);
  expect(examineServices(health('failing'), true)).toHaveLength(1);
  for (const text of ['', '{"ok":true}', '<html>'])
    expect(examineServices(text, false)).toEqual([]);
});
