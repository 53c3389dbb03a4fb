import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

/*
 * How a device notices that the server shows less than it had. Each device counts its events and
 * puts into each the digest of the one before, what it has seen of other devices since, and how far
 * it has read at the server. The server can't change any of that: it is sealed. The merge never
 * waits for this: it takes changes in any order, and the history only says whether something is
 * missing.
 */

const CountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const HeadSchema = v.object({ sequence: CountSchema, digest: v.string() });
const HeadsSchema = v.record(v.string(), HeadSchema);

export const EventLinkSchema = v.object({
  device: v.string(),
  /** From 1, without gaps. */
  sequence: CountSchema,
  /** The digest of the device’s event before; none for its first. */
  previous: v.optional(v.string()),
  /** The latest events of other devices that this one has seen. */
  seen: HeadsSchema,
  /** How far it had read at the server. */
  read: CountSchema,
  /**
   * In the last event of a snapshot: the sequence of the first, and the events that the snapshot
   * stands for.
   */
  snapshot: v.optional(v.object({ first: CountSchema, of: HeadsSchema })),
});
/** The part of an event that belongs to the history. */
export type EventLink = DeepReadonly<v.InferOutput<typeof EventLinkSchema>>;
/** A link with the digest of its sealed event. */
export type EventLinkWithDigest = EventLink & { readonly digest: string };

export type LatestEventsByDevice = EventLink['seen'];

/** What is wrong with what the server has shown. */
export type HistoryFault = 'missing events' | 'two histories';

/** What a device knows of the events of all devices. */
export type RecordOfSeenAndMissingEvents = {
  /** Up to where every event of each device is known. */
  readonly heads: LatestEventsByDevice;
  /** Events that can't be attached: one before them hasn't been shown. */
  readonly loose: readonly EventLinkWithDigest[];
  /** The latest events that some device says it has seen. */
  readonly claimed: LatestEventsByDevice;
  /** Where the server has put events of this device. */
  readonly places: readonly { readonly sequence: number; readonly place: number }[];
  /** Up to which event of this device each other device has seen them. */
  readonly seenOfOwn: Readonly<Record<string, number>>;
  /** What was wrong with an event that was attached. */
  readonly fault?: HistoryFault | undefined;
};

export const emptyHistory: RecordOfSeenAndMissingEvents = {
  heads: {},
  loose: [],
  claimed: {},
  places: [],
  seenOfOwn: {},
};

/** Of two lists of heads the later one of each device. */
const laterHeads = (
  one: LatestEventsByDevice,
  other: LatestEventsByDevice,
): LatestEventsByDevice => {
  const later: Record<string, LatestEventsByDevice[string]> = { ...one };
  for (const [device, head] of Object.entries(other)) {
    if (head.sequence > (later[device]?.sequence ?? 0)) later[device] = head;
  }
  return later;
};

/** Whether another device that had read so far must have seen an event of ours that it hasn’t. */
const isOwnWithheld = (
  history: RecordOfSeenAndMissingEvents,
  { device, read }: EventLink,
): boolean =>
  history.places.some(
    ({ sequence, place }) => place <= read && sequence > (history.seenOfOwn[device] ?? 0),
  );

const attach = (
  history: RecordOfSeenAndMissingEvents,
  link: EventLinkWithDigest,
  own: string,
): RecordOfSeenAndMissingEvents => {
  const { device, sequence, digest, previous, seen } = link;
  const head = history.heads[device];
  const ofOwn = Math.max(
    history.seenOfOwn[device] ?? 0,
    seen[own]?.sequence ?? 0,
    link.snapshot?.of[own]?.sequence ?? 0,
  );
  const attached: RecordOfSeenAndMissingEvents = {
    ...history,
    // Attached, so all events before it are known: what a snapshot stands for is known as well.
    heads: laterHeads(
      { ...history.heads, [device]: { sequence, digest } },
      link.snapshot?.of ?? {},
    ),
    claimed: laterHeads(history.claimed, laterHeads(seen, link.snapshot?.of ?? {})),
    seenOfOwn: device === own ? history.seenOfOwn : { ...history.seenOfOwn, [device]: ofOwn },
  };
  if (previous !== head?.digest) return { ...attached, fault: 'two histories' };
  if (device !== own && isOwnWithheld(attached, link)) {
    return { ...attached, fault: attached.fault ?? 'missing events' };
  }
  return attached;
};

/** The heads that a complete snapshot among the loose events stands for. */
const snapshotHeads = ({
  heads,
  loose,
}: RecordOfSeenAndMissingEvents): LatestEventsByDevice | undefined => {
  for (const { device, sequence, snapshot } of loose) {
    if (snapshot === undefined) continue;
    const sequences = new Set(
      loose.filter((link) => link.device === device).map((link) => link.sequence),
    );
    const known = heads[device]?.sequence ?? 0;
    let isWhole = true;
    for (let part = Math.max(snapshot.first, known + 1); part <= sequence; part += 1) {
      isWhole &&= sequences.has(part);
    }
    const isNews = Object.entries(snapshot.of).some(
      ([of, head]) => head.sequence > (heads[of]?.sequence ?? 0),
    );
    if (isWhole && isNews) return snapshot.of;
  }
  return undefined;
};

/** Attaches loose events as long as one fits. */
const settle = (
  history: RecordOfSeenAndMissingEvents,
  own: string,
): RecordOfSeenAndMissingEvents => {
  let settled = history;
  for (;;) {
    const next = settled.loose.find(
      ({ device, sequence }) => sequence <= (settled.heads[device]?.sequence ?? 0) + 1,
    );
    if (next === undefined) {
      const heads = snapshotHeads(settled);
      if (heads === undefined) return settled;
      settled = { ...settled, heads: laterHeads(settled.heads, heads) };
      continue;
    }
    const rest = { ...settled, loose: settled.loose.filter((link) => link !== next) };
    const head = settled.heads[next.device];
    if (next.sequence > (head?.sequence ?? 0)) settled = attach(rest, next, own);
    else if (next.sequence === head?.sequence && next.digest !== head.digest) {
      settled = { ...rest, fault: 'two histories' };
    } else settled = rest;
  }
};

/**
 * The history with events that the server has shown, or that the device `own` has made. Repeats
 * change nothing.
 */
export const historyWithAddedEventLinks = (
  history: RecordOfSeenAndMissingEvents,
  links: readonly EventLinkWithDigest[],
  own: string,
): RecordOfSeenAndMissingEvents => settle({ ...history, loose: [...history.loose, ...links] }, own);

/** How many of its own events a device remembers the places of. */
const placesKept = 100;

/** The history after the server has said where it has put an event of this device. */
export const historyWithServerPlaceOfEvent = (
  history: RecordOfSeenAndMissingEvents,
  sequence: number,
  place: number,
): RecordOfSeenAndMissingEvents => ({
  ...history,
  places: [...history.places, { sequence, place }].slice(-placesKept),
});

/** What is wrong with the history after everything that the server has was read. */
export const findHistoryFault = ({
  heads,
  loose,
  claimed,
  fault,
}: RecordOfSeenAndMissingEvents): HistoryFault | undefined => {
  if (fault !== undefined) return fault;
  for (const [device, claim] of Object.entries(claimed)) {
    const head = heads[device];
    if (head === undefined || claim.sequence > head.sequence) return 'missing events';
    if (claim.sequence === head.sequence && claim.digest !== head.digest) return 'two histories';
  }
  return loose.length > 0 ? 'missing events' : undefined;
};
