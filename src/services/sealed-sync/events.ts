import * as v from 'valibot';
import type { RecordChange } from '../../domain/sealed-sync/change.ts';
import {
  syncStateAfterOwnEventIsSealed,
  contentOfNextEvent,
  type DeviceSyncState,
  type EventContentWithDigest,
} from '../../domain/sealed-sync/device-sync-state.ts';
import type { EventLink } from '../../domain/sealed-sync/history.ts';
import {
  sealingContextOfEventIdAndEpoch,
  EventContentSchema,
  eventIdFromDeviceAndNumber,
  type EventContent,
} from '../../domain/sealed-sync/sealed-event.ts';
import type { SealedLogGetAnswer } from '../../domain/sealed-sync/sealed-log-api.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { sealTextToBytes, truncatedHexDigestOfText, tryToOpenSealedText } from './seal.ts';
import type { DataKeyOfEpoch, UnsentSealedEvent } from './sync-store.ts';

/**
 * How long the JSON of an event’s changes may be. Even if it didn't get shorter by compression, it
 * would fit into an event.
 */
const maxChangesLength = 150_000;

/** The changes in groups that fit into an event each. */
const inEvents = (changes: readonly RecordChange[]): readonly (readonly RecordChange[])[] => {
  const groups: RecordChange[][] = [];
  let room = 0;
  for (const change of changes) {
    const length = JSON.stringify(change).length;
    if (room < length) {
      groups.push([]);
      room = maxChangesLength;
    }
    room -= length;
    groups.at(-1)?.push(change);
  }
  return groups;
};

/** An event of this device, sealed with the key. */
export const sealEvent = async (
  { epoch, key }: DataKeyOfEpoch,
  event: Pick<UnsentSealedEvent, 'id' | 'sequence' | 'text'>,
): Promise<UnsentSealedEvent> => ({
  ...event,
  epoch,
  sealed: toBase64(
    await sealTextToBytes(key, sealingContextOfEventIdAndEpoch(event.id, epoch), event.text),
  ),
});

/** Makes and seals this device’s next event. */
const makeEvent = async (
  replica: DeviceSyncState,
  key: DataKeyOfEpoch,
  changes: readonly RecordChange[],
  snapshot: EventLink['snapshot'],
): Promise<{ readonly replica: DeviceSyncState; readonly event: UnsentSealedEvent }> => {
  const content = contentOfNextEvent(replica, changes, snapshot);
  const { sequence } = content.link;
  const text = JSON.stringify(content);
  const id = eventIdFromDeviceAndNumber(replica.device, sequence);
  return {
    event: await sealEvent(key, { id, sequence, text }),
    replica: syncStateAfterOwnEventIsSealed(replica, {
      content,
      digest: await truncatedHexDigestOfText(text),
    }),
  };
};

/**
 * Makes and seals events of changes. With `of`, they are a snapshot that stands for those heads.
 */
export const sealChangesIntoEvents = async (
  before: DeviceSyncState,
  key: DataKeyOfEpoch,
  changes: readonly RecordChange[],
  of?: DeviceSyncState['history']['heads'],
): Promise<{
  readonly replica: DeviceSyncState;
  readonly events: readonly UnsentSealedEvent[];
}> => {
  const groups = inEvents(changes);
  const events: UnsentSealedEvent[] = [];
  let replica = before;
  for (const [index, group] of groups.entries()) {
    const isLast = index === groups.length - 1;
    const snapshot = of !== undefined && isLast ? { first: before.made + 1, of } : undefined;
    const made = await makeEvent(replica, key, group, snapshot);
    events.push(made.event);
    replica = made.replica;
  }
  return { replica, events };
};

/** The content of an event from its text; undefined if this version of the site can't read it. */
export const parseEventContent = (text: string): EventContent | undefined => {
  try {
    const content = v.safeParse(EventContentSchema, JSON.parse(text));
    return content.success ? content.output : undefined;
  } catch {
    return undefined;
  }
};

/** What the events of an answer turned out to be. */
export type DecryptedEventsAndFaultFlags = {
  readonly events: readonly EventContentWithDigest[];
  /**
   * Sealed with an older key that this device never had: a snapshot with the present one stands for
   * them.
   */
  readonly hasOlder: boolean;
  /** Written by a newer version of the site. */
  readonly hasNewer: boolean;
  /** Written by none of the member's devices, or passed off as another event. */
  readonly hasForged: boolean;
};

/** What an event of an answer turned out to be. */
const openEvent = async (
  keys: readonly DataKeyOfEpoch[],
  { id, epoch, sealed }: SealedLogGetAnswer['events'][number],
): Promise<EventContentWithDigest | 'older' | 'newer' | 'forged'> => {
  const key = keys.find((one) => one.epoch === epoch)?.key;
  if (key === undefined) return 'older';
  const text = await tryToOpenSealedText(
    key,
    sealingContextOfEventIdAndEpoch(id, epoch),
    fromBase64(sealed),
  );
  if (text === undefined) return 'forged';
  const content = parseEventContent(text);
  if (content === undefined) return 'newer';
  const { device, sequence } = content.link;
  if (eventIdFromDeviceAndNumber(device, sequence) !== id) return 'forged';
  return { content, digest: await truncatedHexDigestOfText(text) };
};

/**
 * Opens the events of an answer with the member's keys: all at once, so that the browser decrypts
 * and inflates several meanwhile.
 */
export const openSealedEvents = async (
  keys: readonly DataKeyOfEpoch[],
  page: SealedLogGetAnswer['events'],
): Promise<DecryptedEventsAndFaultFlags> => {
  const opened = await Promise.all(page.map((event) => openEvent(keys, event)));
  return {
    events: opened.filter((one) => typeof one === 'object'),
    hasOlder: opened.includes('older'),
    hasNewer: opened.includes('newer'),
    hasForged: opened.includes('forged'),
  };
};
