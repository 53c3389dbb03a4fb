import { beforeEach, expect, it, vi } from 'vitest';
import type { WholeLog } from '../../../src/domain/training/log-files/whole-log.ts';
import { typicalGymKitWithoutMaximums } from '../../../src/domain/training/my-weights/kit-and-maximums.ts';
import {
  createBackupKeyOpenedByPhrase,
  openBackup,
  sealBackupWithKey,
} from '../../../src/services/sealed-sync/backup.ts';
import { createPhrase } from '../../../src/services/sealed-sync/phrase.ts';
import type {
  KeyUnlockingPhrase,
  SealedSync,
} from '../../../src/services/sealed-sync/sealed-sync.ts';
import {
  aFollowedPlan,
  aLoggedSessionWithoutSets,
  aLoggedSet,
} from '../../../src/services/training-log/log.test-support.ts';
import { atScale } from '../../support/proof-scale.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { run } from '../../support/stored/rows.ts';
import { createSealedLogEndpoint } from '../../support/training/sealed-log-client.ts';
import { connect, openDevice, type SyncedDevice } from '../../support/training/synced-device.ts';

const database = openDatabaseForTests();
const logged: unknown[] = [];
let wire: ReturnType<typeof connect>;
let members = 0;
let subject = '';
let phrase: KeyUnlockingPhrase = [];

beforeEach(async () => {
  members += 1;
  subject = `auth0|woman-${members}`;
  phrase = await createPhrase();
  const endpoint = createSealedLogEndpoint(
    database,
    () => new Date(),
    (...line) => logged.push(line),
  );
  wire = connect(endpoint);
});

const train = async ({ log }: SyncedDevice, id: string, count = 2): Promise<void> => {
  const session = aLoggedSessionWithoutSets({ id });
  const sets = Array.from({ length: count }, (_, index) =>
    aLoggedSet({ id: `${id}/${index}`, session: id, at: session.startedAt + index }),
  );
  await log.endSession(session, sets, undefined);
};

const sorted = ({ sessions, sets, ...log }: WholeLog) => ({
  ...log,
  sessions: sessions.map(({ id, note, notToday }) => ({ id, note, notToday })).toSorted(byId),
  sets: sets.toSorted(byId),
});
const byId = (one: { readonly id: string }, other: { readonly id: string }): number =>
  one.id.localeCompare(other.id);

const done = { kind: 'done' };

/** Two devices of one woman; the first has begun the sealed log. */
const twoDevices = async (withReasons = false) => {
  const [phone, tablet] = [await openDevice(), await openDevice()];
  await train(phone, 'first');
  const onPhone = await phone.openSync(subject);
  expect(await onPhone.act((actions) => actions.turnOn(phrase, { withReasons }))).toEqual(done);
  const onTablet = await tablet.openSync(subject);
  expect(await onTablet.act((actions) => actions.join(phrase))).toEqual(done);
  return { phone, tablet, onPhone, onTablet };
};

const syncBoth = async (...syncs: readonly SealedSync[]): Promise<void> => {
  for (const one of [...syncs, ...syncs])
    expect(await one.act((actions) => actions.syncNow())).toEqual(done);
};

const expectSame = async (one: SyncedDevice, other: SyncedDevice): Promise<void> => {
  expect(sorted(await other.log.whole())).toEqual(sorted(await one.log.whole()));
  expect(await other.log.exercises()).toEqual(await one.log.exercises());
};

it('a second device has everything, and both agree after either changes anything', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  await expectSame(phone, tablet);
  await train(tablet, 'second');
  await phone.log.saveWeights({ ...typicalGymKitWithoutMaximums('kg'), machineStep: 2.5 });
  await phone.log.savePlan(aFollowedPlan());
  await syncBoth(onPhone, onTablet);
  await expectSame(phone, tablet);
  expect((await phone.log.whole()).sessions).toHaveLength(2);
  expect(await tablet.log.weights()).toMatchObject({ machineStep: 2.5 });
  await tablet.log.removeSession('first');
  await tablet.log.removePlan('/workout-plans/three-days/');
  await syncBoth(onTablet, onPhone);
  await expectSame(phone, tablet);
  expect((await phone.log.whole()).sets).toHaveLength(2);
  expect(await phone.log.plans()).toEqual([]);
});

it('a device that joins keeps what only it has, and takes the sealed log where both have something', async () => {
  const [phone, tablet] = [await openDevice(), await openDevice()];
  await train(phone, 'phone');
  await phone.log.saveWeights({ ...typicalGymKitWithoutMaximums('kg'), machineStep: 1 });
  const onPhone = await phone.openSync(subject);
  await onPhone.act((actions) => actions.turnOn(phrase, { withReasons: false }));
  await train(tablet, 'tablet');
  await tablet.log.saveWeights({ ...typicalGymKitWithoutMaximums('kg'), machineStep: 9 });
  const onTablet = await tablet.openSync(subject);
  expect(await onTablet.act((actions) => actions.join(phrase))).toEqual(done);
  await syncBoth(onPhone, onTablet);
  await expectSame(phone, tablet);
  expect((await phone.log.whole()).sessions).toHaveLength(2);
  expect(await tablet.log.weights()).toMatchObject({ machineStep: 1 });
});

it('weeks without a connection lose nothing, nor does an answer that never came', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  wire.isDown = true;
  for (const id of ['a', 'b', 'c']) {
    await train(phone, id);
    expect(await onPhone.act((actions) => actions.syncNow())).toMatchObject({ kind: 'refused' });
  }
  expect(onPhone.state()).toMatchObject({ waiting: 3, problem: { kind: 'unreachable' } });
  await train(tablet, 'd');
  wire.isDown = false;
  await syncBoth(onPhone, onTablet);
  await expectSame(phone, tablet);
  expect((await tablet.log.whole()).sessions).toHaveLength(5);
  expect(onPhone.state()).toMatchObject({ waiting: 0, problem: undefined });
});

it('two tabs of a device are one device', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  const tab = await openDevice(phone.storage);
  const inTab = await tab.openSync(subject);
  await train(tab, 'tab');
  await train(phone, 'page');
  await Promise.all([
    inTab.act((actions) => actions.syncNow()),
    onPhone.act((actions) => actions.syncNow()),
  ]);
  await syncBoth(onPhone, onTablet);
  await expectSame(phone, tablet);
  expect((await tablet.log.whole()).sets).toHaveLength(6);
});

it('a new phrase shuts out a lost phone, other devices go on with it, and nothing is sealed with the old key any more', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  await train(tablet, 'unsent');
  const next = await createPhrase();
  expect(await onPhone.act((actions) => actions.changePhrase(next))).toEqual(done);
  expect(
    await run(
      database,
      `select distinct epoch from sealed_events join customers using (customer_id) where subject = $1`,
      [subject],
    ),
  ).toEqual([{ epoch: 2 }]);
  expect(await onTablet.act((actions) => actions.syncNow())).toMatchObject({ kind: 'refused' });
  expect(onTablet.state()).toMatchObject({ problem: { kind: 'new phrase' } });
  expect(await onTablet.act((actions) => actions.join(phrase))).toMatchObject({ kind: 'refused' });
  expect(await onTablet.act((actions) => actions.join(next))).toEqual(done);
  await syncBoth(onPhone, onTablet);
  await expectSame(phone, tablet);
  expect((await phone.log.whole()).sessions).toHaveLength(2);
  const fresh = await openDevice();
  expect(await (await fresh.openSync(subject)).act((actions) => actions.join(next))).toEqual(done);
  await expectSame(phone, fresh);
});

it('reasons of ‘not today’ leave the device only if she has ticked it, and no device loses its own', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  const bad = aLoggedSessionWithoutSets({
    id: 'bad',
    notToday: 'cramps',
    outcome: 'ended for health',
  });
  await phone.log.endSession(bad, [], undefined);
  await syncBoth(onPhone, onTablet);
  expect(await tablet.log.session('bad')).toMatchObject({ outcome: 'stopped' });
  expect(await tablet.log.session('bad')).not.toHaveProperty('notToday');
  await tablet.log.changeSession({
    ...bad,
    notToday: undefined,
    outcome: 'stopped',
    note: 'Sleep',
  });
  await syncBoth(onTablet, onPhone);
  expect(await phone.log.session('bad')).toMatchObject({
    notToday: 'cramps',
    outcome: 'ended for health',
    note: 'Sleep',
  });
  expect(await onPhone.act((actions) => actions.setWithReasons(true))).toEqual(done);
  await syncBoth(onTablet, onPhone);
  expect(await tablet.log.session('bad')).toMatchObject({ notToday: 'cramps' });
  expect(onTablet.state()).toMatchObject({ withReasons: true });
});

it('maximums that the log gives, renewed after every session, overwrite none that she has typed elsewhere', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  const max = (value: number) =>
    ({ exercise: 'back-squat', weight: { value, unit: 'kg' }, on: '2026-11-26' }) as const;
  const weights = { ...typicalGymKitWithoutMaximums('kg'), logMaxes: [max(70)] };
  await phone.log.saveWeights(weights);
  await syncBoth(onPhone, onTablet);
  expect(await tablet.log.weights()).toEqual(weights);
  await tablet.log.saveWeights({ ...weights, maxes: [max(100)] });
  await onTablet.act((actions) => actions.syncNow());
  await phone.log.saveWeights({ ...weights, logMaxes: [max(72.5)] });
  await syncBoth(onPhone, onTablet);
  expect(await phone.log.weights()).toMatchObject({ maxes: [max(100)], logMaxes: [max(72.5)] });
  expect(await tablet.log.weights()).toMatchObject({ maxes: [max(100)] });
});

it('a log that is deleted on one device stays on the others, and sync ends there', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  await phone.log.deleteAll();
  await train(phone, 'anew');
  await onPhone.act((actions) => actions.syncNow());
  expect(onPhone.state()).toEqual({ kind: 'off' });
  await syncBoth(onTablet);
  expect((await tablet.log.whole()).sessions.map(({ id }) => id)).toEqual(['first']);
});

it('another member on the same device gets nothing of the first one’s log', async () => {
  const { phone, onPhone } = await twoDevices();
  const other = await phone.openSync('auth0|other');
  expect(
    await other.act(async (actions) =>
      actions.turnOn(await createPhrase(), { withReasons: false }),
    ),
  ).toMatchObject({
    kind: 'refused',
    sentence: expect.stringContaining('another account'),
  });
  expect(other.state()).toEqual({ kind: 'off' });
  expect(onPhone.state()).toMatchObject({ kind: 'on' });
});

it('a device whose storage was put back to an older state goes on under another name, and loses nothing', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  const copy = new Map<string, unknown>();
  const openSync = async () => {
    vi.stubGlobal('indexedDB', phone.storage);
    const { openDB } = await import('idb');
    return openDB('knurl-sync', 1);
  };
  const old = await openSync();
  for (const store of ['members', 'registers', 'pending']) {
    copy.set(store, [await old.getAllKeys(store), await old.getAll(store)]);
  }
  await train(phone, 'before');
  await onPhone.act((actions) => actions.syncNow());
  const member = await old.get('members', subject);
  const [, [saved]] = copy.get('members') as [unknown, { replica: { device: string } }[]];
  await old.put('members', saved);
  old.close();
  await train(phone, 'after');
  await onPhone.act((actions) => actions.syncNow());
  await syncBoth(onPhone, onTablet);
  await expectSame(phone, tablet);
  expect((await tablet.log.whole()).sessions).toHaveLength(3);
  const again = await openSync();
  expect((await again.get('members', subject)).replica.device).not.toBe(member.replica.device);
  again.close();
});

it('a server that goes back to an older state is noticed, said, and gets everything again', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  await train(phone, 'second');
  await syncBoth(onPhone, onTablet);
  const customer = `(select customer_id from customers where subject = '${subject}')`;
  await run(database, `delete from sealed_events where customer_id = ${customer} and place > 1`);
  await run(database, `update sealed_logs set last_place = 1 where customer_id = ${customer}`);
  await onPhone.act((actions) => actions.syncNow());
  expect(onPhone.state()).toMatchObject({ problem: { kind: 'history' } });
  const fresh = await openDevice();
  expect(await (await fresh.openSync(subject)).act((actions) => actions.join(phrase))).toEqual(
    done,
  );
  await expectSame(phone, fresh);
  await onTablet.act((actions) => actions.syncNow());
  await syncBoth(onPhone);
  await expectSame(phone, tablet);
});

it('an event that the server changes, or passes off as another, is noticed', async () => {
  const { phone, onPhone, onTablet } = await twoDevices();
  await train(phone, 'second');
  await onPhone.act((actions) => actions.syncNow());
  await run(
    database,
    `update sealed_events set sealed = set_byte(sealed, 20, 255 - get_byte(sealed, 20))
     where place = (select max(place) from sealed_events join customers using (customer_id) where subject = $1)
       and customer_id = (select customer_id from customers where subject = $1)`,
    [subject],
  );
  await onTablet.act((actions) => actions.syncNow());
  expect(onTablet.state()).toMatchObject({ problem: { kind: 'history' } });
});

it('after hundreds of events a snapshot takes their place, and a new device gets the same', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  for (let number = 0; number < 105; number += 1) {
    await phone.log.saveBodyweight({
      on: '2026-11-26',
      weight: { value: 50 + number / 10, unit: 'kg' },
    });
    await onPhone.act((actions) => actions.syncNow());
  }
  const [row] = await run(
    database,
    `select count(*)::int as events from sealed_events join customers using (customer_id) where subject = $1`,
    [subject],
  );
  expect(row?.['events']).toBeLessThan(20);
  await syncBoth(onTablet, onPhone);
  await expectSame(phone, tablet);
  const fresh = await openDevice();
  const onFresh = await fresh.openSync(subject);
  expect(await onFresh.act((actions) => actions.join(phrase))).toEqual(done);
  await expectSame(phone, fresh);
  expect(onFresh.state()).toMatchObject({ problem: undefined });
});

it('what is deleted at the server ends sync everywhere, and every log stays', async () => {
  const { phone, tablet, onPhone, onTablet } = await twoDevices();
  expect(await onPhone.act((actions) => actions.deleteAtServer())).toEqual(done);
  expect(onPhone.state()).toEqual({ kind: 'off' });
  await onTablet.act((actions) => actions.syncNow());
  expect(onTablet.state()).toMatchObject({ problem: { kind: 'deleted' } });
  for (const { log } of [phone, tablet]) expect((await log.whole()).sessions).toHaveLength(1);
});

it('a backup file opens with its phrase and no other, and brings everything back', async () => {
  const { phone, onPhone } = await twoDevices();
  await train(phone, 'second');
  const [synced, key] = [
    await onPhone.act((actions) => actions.backup()),
    await createBackupKeyOpenedByPhrase(phrase),
  ];
  if (synced.kind === 'refused') throw new Error(synced.sentence);
  if (key.kind === 'refused') throw new Error(key.sentence);
  const options = { ...key.value, madeAt: 1, withReasons: false };
  for (const file of [synced.value, await sealBackupWithKey(await phone.log.whole(), options)]) {
    expect(await file.text()).not.toContain('back-squat');
    expect(await openBackup(file, await createPhrase())).toMatchObject({ kind: 'refused' });
    const opened = await openBackup(file, phrase);
    if (opened.kind === 'refused') throw new Error(opened.sentence);
    const fresh = await openDevice();
    await fresh.log.add(opened.value.log);
    expect((await fresh.log.whole()).sets).toHaveLength(4);
  }
});

it('an action whose script doesn’t come is refused, and tells that the server can’t be reached', async () => {
  const { onPhone } = await twoDevices();
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  expect(await onPhone.act(() => Promise.reject(missing))).toEqual({
    kind: 'refused',
    sentence: expect.stringContaining('couldn’t reach the server'),
  });
  expect(await onPhone.act((actions) => actions.syncNow())).toEqual(done);
});

it('a passkey opens the sealed log on a new phone, and another passkey does not', async () => {
  const { phone, onPhone } = await twoDevices();
  const secrets = new Map<string, number>();
  class Passkey {
    readonly rawId: ArrayBuffer;
    private readonly id: string;
    constructor(id: string) {
      this.id = id;
      this.rawId = new TextEncoder().encode(id).buffer;
    }
    getClientExtensionResults() {
      return {
        prf: { results: { first: new Uint8Array(32).fill(secrets.get(this.id) ?? 0).buffer } },
      };
    }
  }
  vi.stubGlobal('PublicKeyCredential', Passkey);
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    credentials: {
      create: async () => new Passkey('hers'),
      get: async () => new Passkey('hers'),
    },
  });
  secrets.set('hers', 7);
  expect(await onPhone.act((actions) => actions.addPasskey('ann@example.com'))).toEqual(done);
  const fresh = await openDevice();
  const onFresh = await fresh.openSync(subject);
  secrets.set('hers', 8);
  expect(await onFresh.act((actions) => actions.joinWithPasskey())).toMatchObject({
    kind: 'refused',
  });
  secrets.set('hers', 7);
  expect(await onFresh.act((actions) => actions.joinWithPasskey())).toEqual(done);
  await expectSame(phone, fresh);
  // On a page on which the lifter hasn't typed the phrase, a passkey needs it.
  const later = await phone.openSync(subject);
  expect(await later.act((actions) => actions.addPasskey('ann@example.com'))).toMatchObject({
    kind: 'refused',
  });
  expect(await later.act((actions) => actions.addPasskey('ann@example.com', phrase))).toEqual(done);
});

it('the download of her data is opened on her device', async () => {
  const { onPhone } = await twoDevices();
  const rows = await run(
    database,
    `select event_id as event, sealed_events.epoch as "numberOfTheKey", translate(encode(sealed, 'base64'), chr(10), '') as sealed
     from sealed_events join customers using (customer_id) where subject = $1`,
    [subject],
  );
  const file = new Blob([
    JSON.stringify({ parts: { login: [], eventsOfTheSealedTrainingLog: rows } }),
  ]);
  const opened = await onPhone.act((actions) => actions.openExport(file));
  if (opened.kind === 'refused') throw new Error(opened.sentence);
  expect(await opened.value.text()).toContain('back-squat');
  expect(await onPhone.act((actions) => actions.openExport(new Blob(['{}'])))).toMatchObject({
    kind: 'refused',
  });
});

it('no word of hers can be read in the database, in any request or answer, or in the log lines', async () => {
  const words = Array.from({ length: atScale(5000) }, (_, number) => `planted${number}word`);
  const { phone, onPhone, onTablet } = await twoDevices(true);
  for (let at = 0; at < words.length; at += 50) {
    const [name = '', ...notes] = words.slice(at, at + 50);
    await phone.log.endSession(
      aLoggedSessionWithoutSets({ id: name, note: notes.join(' ') }),
      [aLoggedSet({ id: `${name}/1`, session: name, exercise: `own:${name}` })],
      undefined,
    );
  }
  await syncBoth(onPhone, onTablet);
  await onPhone.act(async (actions) => actions.changePhrase(await createPhrase()));
  const dump = await run(
    database,
    `select to_jsonb(sealed_logs)::text as row from sealed_logs
     union all select to_jsonb(sealed_keys)::text from sealed_keys
     union all select to_jsonb(sealed_events)::text || encode(sealed, 'escape') from sealed_events`,
  );
  const text = [JSON.stringify(dump), ...wire.sent, JSON.stringify(logged)].join('\n');
  expect(wire.sent.join('').length).toBeGreaterThan(10_000);
  expect(text.match(/planted\d+word/g)).toBeNull();
  for (const word of ['back-squat', 'own:', 'cramps', phrase.join(' ')]) {
    expect(text.includes(word), word).toBe(false);
  }
});
