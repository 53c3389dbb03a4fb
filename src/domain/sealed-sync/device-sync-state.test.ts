import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atScale, isFullScale } from '../../../tests/support/proof-scale.ts';
import { wasDeviceStorageCopiedOrRestored } from './device-sync-state.ts';
import type { LatestEventsByDevice, RecordOfSeenAndMissingEvents } from './history.ts';
import { TestDevice, TestServer } from './device-sync-state.test-support.ts';

/**
 * Whether a history that was read from the beginning has everything that the device has seen
 * before.
 */
const hasAllEventsSeenBefore = (
  read: RecordOfSeenAndMissingEvents,
  before: LatestEventsByDevice,
): boolean =>
  Object.entries(before).every(
    ([device, { sequence }]) => (read.heads[device]?.sequence ?? 0) >= sequence,
  );

// Three devices that edit, remove, lose answers, send old events again and compact, with clocks
// that say anything: in the end all have the same log, no set that nobody removed is lost, and
// nobody suspects an honest server.

const clock = fc.oneof(
  fc.integer({ min: 0, max: 50 }),
  fc.constantFrom(1_764_000_000_000, 4_000_000_000_000, 9_007_199_254_740_000),
);
const device = fc.integer({ min: 0, max: 2 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), device }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('change' as const, 'remove' as const),
      device,
      which: fc.nat(),
      value: fc.nat(9),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('sync' as const), device, clock }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('scan' as const, 'send unheard' as const),
      device,
      clock,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      device,
      limit: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('send again' as const), device, which: fc.nat() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('compact' as const),
      device,
      clock,
      parts: fc.integer({ min: 1, max: 3 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const named = (index: number, devices: readonly TestDevice[]): TestDevice => {
  const found = devices[index];
  if (found === undefined) throw new Error(`There is no device ${index}.`);
  return found;
};

type Played = {
  readonly server: TestServer;
  readonly devices: readonly TestDevice[];
  readonly added: readonly string[];
  readonly removed: ReadonlySet<string>;
};

const play = (steps: readonly Step[]): Played => {
  const server = new TestServer();
  const devices = ['a', 'b', 'c'].map((id) => new TestDevice(id, server));
  const added: string[] = [];
  const removed = new Set<string>();
  for (const one of steps) {
    const on = named(one.device, devices);
    switch (one.kind) {
      case 'add': {
        const id = `sets/${one.device}-${added.length}`;
        added.push(id);
        on.values.set(id, 0);
        break;
      }
      case 'change':
      case 'remove': {
        const id = [...on.values.keys()][one.which % Math.max(1, on.values.size)];
        if (id === undefined) break;
        if (one.kind === 'change') on.values.set(id, one.value);
        else if (on.values.delete(id)) removed.add(id);
        break;
      }
      case 'sync':
        on.sync(one.clock);
        break;
      case 'scan':
        on.scan(one.clock);
        break;
      case 'send unheard':
        on.scan(one.clock);
        on.send(false);
        break;
      case 'read':
        on.read(one.limit);
        break;
      case 'send again': {
        // A stale tab sends what was sent before; of what wasn't, only the next may be sent.
        const sent = on.made.filter((event) => !on.pending.includes(event));
        const again = sent[one.which % Math.max(1, sent.length)];
        if (again !== undefined) server.post(again);
        break;
      }
      case 'compact':
        on.compact(one.clock, one.parts);
        break;
    }
  }
  return { server, devices, added, removed };
};

const settle = ({ devices }: Played): void => {
  for (let round = 0; round < 2; round += 1) for (const one of devices) one.sync(0);
};

test('all devices agree, and no set is lost or doubled, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const played = play(steps);
      settle(played);
      const [first, ...others] = played.devices.map(
        ({ values }) => new Map([...values].toSorted()),
      );
      for (const other of others) expect(other).toEqual(first);
      for (const id of played.added) {
        if (!played.removed.has(id)) expect(first?.has(id)).toBe(true);
      }
      for (const id of first?.keys() ?? []) expect(played.added).toContain(id);
      for (const one of played.devices) expect(one.fault()).toBeUndefined();
      // A new phone gets the same, and suspects nobody.
      const fresh = new TestDevice('d', played.server);
      fresh.sync(0);
      expect(new Map([...fresh.values].toSorted())).toEqual(first);
      expect(fresh.fault()).toBeUndefined();
    }),
    { numRuns: isFullScale ? 100_000 : 2_000 },
  );
}, 600_000);

test('a removal wins against a change that did not know of it, and adding again wins against the removal', () => {
  const { server, devices } = play([]);
  const [a, b] = [named(0, devices), named(1, devices)];
  a.values.set('sets/x', 1);
  a.sync(1);
  b.sync(1);
  a.values.delete('sets/x');
  a.sync(2);
  b.values.set('sets/x', 2);
  b.sync(9_000_000);
  a.sync(3);
  expect([a.values.size, b.values.size]).toEqual([0, 0]);
  b.values.set('sets/x', 3);
  b.sync(0);
  a.sync(0);
  expect(a.values.get('sets/x')).toBe(3);
  expect(server.events.length).toBeGreaterThan(0);
});

test('a later state is known: a server that drops any event, or goes back, is noticed by who has seen it', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 25 }),
      fc.nat(),
      fc.boolean(),
      (steps, which, goesBack) => {
        const played = play(steps);
        settle(played);
        const { server, devices } = played;
        fc.pre(server.events.length > 0);
        const at = which % server.events.length;
        const dropped = server.events[at];
        server.events = server.events.filter((event, index) =>
          goesBack ? index < at : event !== dropped,
        );
        // A repeat of what a snapshot stands for says nothing that isn't said there: nobody misses
        // it.
        const again = new TestDevice('d', server);
        again.read();
        const before = named(0, devices).replica.history.heads;
        const isNoticed =
          again.fault() !== undefined || !hasAllEventsSeenBefore(again.replica.history, before);
        const isSame =
          JSON.stringify([...again.values].toSorted()) ===
          JSON.stringify([...named(0, devices).values].toSorted());
        if (!isSame) expect(isNoticed).toBe(true);
      },
    ),
    { numRuns: atScale(10_000) },
  );
}, 600_000);

test('an event whose neighbour was left out is noticed without reading again', () => {
  const { server, devices } = play([]);
  const [a, b] = [named(0, devices), named(1, devices)];
  a.sync(1);
  for (const value of [1, 2, 3]) {
    a.values.set(`sets/${value}`, value);
    a.sync(value);
  }
  server.events = server.events.filter(({ content }) => content.link.sequence !== 2);
  b.sync(5);
  expect(b.fault()).toBe('missing events');
});

test('a server that hides one device from another is noticed once the other one writes', () => {
  const { server, devices } = play([]);
  const [a, b] = [named(0, devices), named(1, devices)];
  a.values.set('sets/a', 1);
  a.sync(1);
  const hidden = server.events;
  server.events = [];
  b.cursor = server.last;
  b.sync(1);
  b.values.set('sets/b', 1);
  b.sync(2);
  server.events = [...hidden, ...server.events];
  a.sync(3);
  expect(a.fault()).toBe('missing events');
});

test('an event under the name of this device that it has not made means that its storage was copied', () => {
  const { server, devices } = play([]);
  const a = named(0, devices);
  a.values.set('sets/1', 1);
  a.sync(1);
  const twin = new TestDevice('a', server);
  twin.replica = a.replica;
  twin.cursor = a.cursor;
  twin.values = new Map(a.values);
  twin.values.set('sets/2', 2);
  twin.sync(2);
  expect(wasDeviceStorageCopiedOrRestored(a.replica, server.events)).toBe(true);
  expect(wasDeviceStorageCopiedOrRestored(twin.replica, server.events)).toBe(false);
});
