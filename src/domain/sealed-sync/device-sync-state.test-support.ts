import type { RecordChange } from './change.ts';
import {
  syncStateAfterOwnEventIsSealed,
  contentOfNextEvent,
  createDeviceSyncState,
  applyServerEvents,
  collectLocalChanges,
  type DeviceSyncState,
  type EventContentWithDigest,
} from './device-sync-state.ts';
import { historyWithServerPlaceOfEvent, findHistoryFault, type HistoryFault } from './history.ts';
import type { ScannedRecordWithDigest } from './merge.ts';
import { knownRecordsAsChanges } from './repair.ts';
import { digestOfRecord } from './sealed-record.ts';
import { eventIdFromDeviceAndNumber } from './sealed-event.ts';

type StoredEvent = EventContentWithDigest & { readonly place: number };

/**
 * A server that does what it should: an event is stored once by its id, and read in the order of
 * its places.
 */
export class TestServer {
  events: StoredEvent[] = [];
  last = 0;

  post(event: EventContentWithDigest): number {
    const id = idOf(event);
    const there = this.events.find((one) => idOf(one) === id);
    if (there !== undefined) return there.place;
    this.last += 1;
    this.events.push({ ...event, place: this.last });
    return this.last;
  }

  after(place: number, limit: number): readonly StoredEvent[] {
    return this.events.filter((event) => event.place > place).slice(0, limit);
  }

  removeThrough(place: number): void {
    this.events = this.events.filter((event) => event.place > place);
  }
}

const idOf = ({ content }: EventContentWithDigest): string =>
  eventIdFromDeviceAndNumber(content.link.device, content.link.sequence);

type Values = Map<string, number>;

/** A device with a log of numbers by `sets/…`, as the service works on the real one. */
export class TestDevice {
  values: Values = new Map();
  replica: DeviceSyncState;
  cursor = 0;
  pending: EventContentWithDigest[] = [];
  /** Everything it has ever made, for a stale tab that sends it again. */
  made: EventContentWithDigest[] = [];
  private readonly server: TestServer;

  constructor(id: string, server: TestServer) {
    this.replica = createDeviceSyncState(id);
    this.server = server;
  }

  private make(
    changes: readonly RecordChange[],
    snapshot?: Parameters<typeof contentOfNextEvent>[2],
  ): void {
    const content = contentOfNextEvent(this.replica, changes, snapshot);
    const event = { content, digest: String(digestOfRecord({ ...content })) };
    this.replica = syncStateAfterOwnEventIsSealed(this.replica, event);
    this.pending.push(event);
    this.made.push(event);
  }

  /** Notices what has changed in the log. */
  scan(clock: number): void {
    const scanned: readonly ScannedRecordWithDigest[] = [...this.values].map(([id, value]) => ({
      store: 'sets',
      key: id.slice('sets/'.length),
      record: { value },
      digest: digestOfRecord({ value }),
    }));
    const found = collectLocalChanges(this.replica, scanned, () => true, clock);
    this.replica = found.replica;
    if (found.changes.length > 0) this.make(found.changes);
  }

  /** Reads the next page; true if it was the last. */
  read(limit = Infinity): boolean {
    const page = this.server.after(this.cursor, limit);
    const { replica, changes } = applyServerEvents(this.replica, page, ({ record }) =>
      record === undefined ? undefined : digestOfRecord(record),
    );
    for (const { store, key, record } of changes) {
      const value = record?.['value'];
      if (typeof value === 'number') this.values.set(`${store}/${key}`, value);
      else this.values.delete(`${store}/${key}`);
    }
    this.cursor = page.at(-1)?.place ?? this.cursor;
    const isEnd = this.cursor >= this.server.last || page.length < limit;
    this.replica = { ...replica, read: isEnd ? this.cursor : replica.read };
    return isEnd;
  }

  /** Sends what waits; without an answer the device has to send it again. */
  send(isAnswered = true): void {
    for (const event of this.pending) {
      const place = this.server.post(event);
      if (!isAnswered) continue;
      const { sequence } = event.content.link;
      this.replica = {
        ...this.replica,
        history: historyWithServerPlaceOfEvent(this.replica.history, sequence, place),
      };
    }
    if (isAnswered) this.pending = [];
  }

  sync(clock: number): void {
    this.scan(clock);
    this.read();
    this.send();
  }

  /** Puts a snapshot of everything in the place of all events so far. */
  compact(clock: number, parts: number): void {
    this.sync(clock);
    this.read();
    const { read, history } = this.replica;
    const whole = knownRecordsAsChanges(this.replica, (id) => {
      const value = this.values.get(id);
      return value === undefined ? undefined : { value };
    });
    const first = this.replica.made + 1;
    const size = Math.ceil(whole.length / parts);
    for (let part = 1; part <= parts; part += 1) {
      const changes = whole.slice((part - 1) * size, part * size);
      this.make(changes, part === parts ? { first, of: history.heads } : undefined);
    }
    this.send();
    this.server.removeThrough(read);
  }

  fault(): HistoryFault | undefined {
    return findHistoryFault(this.replica.history);
  }
}
