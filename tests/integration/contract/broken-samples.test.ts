import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkTraffic } from '../../../local/contract/check-traffic.ts';
import type { TrafficSample } from '../../../local/contract/record-traffic.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'knurl-contract-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const clock = {
  id: 'clock_1',
  object: 'test_helpers.test_clock',
  created: 1_800_000_000,
  deletes_after: 1_900_000_000,
  frozen_time: 1_800_000_000,
  livemode: false,
  name: null,
  status: 'ready',
  status_details: {},
};
const { created: _, ...withoutCreated } = clock;

const toSample = (
  call: string,
  part: TrafficSample['part'],
  value: unknown,
  vendor: TrafficSample['vendor'] = 'stripe',
): TrafficSample => ({ vendor, call, part, value, test: 'tests/some.test.ts › a test' });

const createClock = 'POST /v1/test_helpers/test_clocks';
const createSession = 'POST /v1/checkout/sessions';
const samples: readonly TrafficSample[] = [
  toSample(createClock, 'answered', clock),
  toSample(createClock, 'sent', { frozen_time: '1800000000' }),
  toSample(createClock, 'answered', withoutCreated),
  toSample(createClock, 'answered', { ...clock, colour: 'red' }),
  toSample(createClock, 'answered', { ...clock, status: 'asleep' }),
  toSample(createClock, 'sent', { frozen_time: 'tomorrow' }),
  toSample(createSession, 'sent', { line_items: [{ price: 'price_1', colour: 'red' }] }),
  toSample(createSession, 'sent', { mode: 'barter' }),
  toSample('POST /v1/moon_landings', 'sent', {}),
  toSample('POST /api/v2/clients', 'sent', { name: 'Site', colour: 'red' }, 'auth0'),
  toSample('PUT /spaces/:space/environments/:environment/tags/:id', 'answered', {}, 'contentful'),
];

let count: Awaited<ReturnType<typeof checkTraffic>>;
beforeAll(async () => {
  const lines = samples.map((sample) => JSON.stringify(sample));
  writeFileSync(path.join(folder, '1.jsonl'), lines.join('\n'));
  count = await checkTraffic(folder, true, {
    print: () => undefined,
    command: { onEnd: () => undefined },
  });
});

it.each([
  `The stand-in answered ${createClock} without "created", which the types of stripe .* require`,
  `The stand-in answered ${createClock} with "colour", which the types of stripe .* don’t know`,
  `The stand-in answered ${createClock} with "asleep" as "status", where the types of stripe .* have`,
  `${createClock} was sent with "tomorrow" as "frozen_time", where the types of stripe .* have`,
  `${createSession} was sent with "line_items.colour", which the types of stripe .* don’t know`,
  `${createSession} was sent with "barter" as "mode", where the types of stripe .* have`,
  'POST /v1/moon_landings is not among the calls in local/contract',
  'POST /api/v2/clients was sent with "colour", which the types of auth0 .* don’t know',
  'The stand-in answered PUT .*tags/:id without "sys", "name", which the types of contentful-management .* require',
])('says: %s', (sentence) => {
  expect(count.failures).toContainEqual(expect.stringMatching(sentence));
});

it('names the test that made a sample', () => {
  expect(count.failures[0]).toMatch(/\(tests\/some\.test\.ts › a test\)$/);
});

it('says nothing of what fits, and fails if a vendor has no sample', () => {
  expect(count.failures).toContain(
    'Nothing was recorded of what the stand-in of contentful-delivery answers',
  );
  expect(count.failed).toBe(samples.length - 2 + 1);
});
