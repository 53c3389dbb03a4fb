import type Stripe from 'stripe';
import { isRecording, recordTraffic } from '../contract/record-traffic.ts';
import { newId, openBooks, type Books } from './books.ts';
import type { AccountSettings, ObjectKind, ObjectsByKind, StoredEvent } from './objects-by-kind.ts';
import { resourceMissing } from './wire/errors.ts';
import { openSearchIndex, type SearchIndex } from './wire/search-index.ts';

/** The API version of the pinned SDK. */
export const apiVersion = '2026-10-28.endive';

/** The stand-in's account: its books, its clock, its events. */
export type Account = {
  readonly books: Books;
  readonly settings: () => AccountSettings;
  readonly set: (changes: Partial<AccountSettings>) => void;
  /** The time in seconds; a customer's test clock may differ from the account's clock. */
  readonly now: (customer?: string | null) => number;
  /**
   * Runs `act` with the clock at another time, such as the end of a period that was skipped when
   * the clock moved.
   */
  readonly at: (time: number, act: () => void) => void;
  /**
   * Returns the object, or throws Stripe's error. `param` is the parameter that contained its id.
   */
  readonly getOrThrow: <K extends ObjectKind>(
    kind: K,
    id: string,
    param?: string,
  ) => ObjectsByKind[K];
  /** Stores a new object and emits an event of this type. */
  readonly add: <K extends ObjectKind>(
    kind: K,
    object: ObjectsByKind[K],
    event?: Stripe.Event.Type,
  ) => ObjectsByKind[K];
  /**
   * Changes an object and emits an event with the changes. Without an event type, it emits none.
   */
  readonly change: <K extends ObjectKind>(
    kind: K,
    id: string,
    changes: Partial<ObjectsByKind[K]>,
    event?: Stripe.Event.Type,
  ) => ObjectsByKind[K];
  readonly emit: (type: Stripe.Event.Type, object: object, previous?: object) => void;
  /** Sets the request that causes the following events; undefined means none. */
  readonly setRequest: (request: StoredEvent['request']) => void;
  /** Called with every new event. */
  readonly onEvent: (listener: (event: StoredEvent) => void) => void;
  readonly search: SearchIndex;
  /** The address of one of the stand-in's pages. */
  readonly link: (path: string) => string;
};

/** The fields that events and responses omit, because Stripe includes them only on request. */
const hidden: { readonly [K in ObjectKind]?: readonly string[] } = {
  'checkout.session': ['line_items'],
  price: ['currency_options'],
  webhook_endpoint: ['secret'],
};

/** The object as shown without `expand`. */
export const withoutExpansion = <Value extends { readonly object?: string }>(
  object: Value,
): Value => {
  const names = hidden[object.object as ObjectKind];
  if (names === undefined) return object;
  return Object.fromEntries(
    Object.entries(object).filter(([name]) => !names.includes(name)),
  ) as Value;
};

const initialSettings: AccountSettings = {
  id: 'account',
  clockOffset: 0,
  adaptivePricing: true,
  whenRetriesFail: 'canceled',
  portalCard: 'customer',
  termsUrl: '',
  searchLag: 30,
};

export type AccountOptions = {
  /** The folder of the books; undefined keeps them in memory. */
  readonly folder: string | undefined;
  /** The origin of the stand-in's pages. */
  readonly origin: () => string;
  readonly settings?: Partial<Omit<AccountSettings, 'id'>>;
  /** The machine's time in milliseconds. */
  readonly machineTime?: () => number;
};

/**
 * Opens an account with the books of its folder; a setting changed in them goes before the one
 * given here.
 */
export const openAccount = ({
  folder,
  origin,
  settings: initial = {},
  machineTime = () => Date.now(),
}: AccountOptions): Account => {
  const books = openBooks(folder);
  const listeners: ((event: StoredEvent) => void)[] = [];
  let request: StoredEvent['request'] = null;
  let fixedTime: number | undefined;

  const settings = (): AccountSettings => ({
    ...initialSettings,
    ...initial,
    ...books.find('settings', 'account'),
  });
  const now: Account['now'] = (customer) => {
    if (fixedTime !== undefined) return fixedTime;
    const clock = customer == null ? null : books.find('customer', customer)?.test_clock;
    const frozen =
      typeof clock === 'string' ? books.find('test_helpers.test_clock', clock) : undefined;
    return frozen?.frozen_time ?? Math.floor(machineTime() / 1000) + settings().clockOffset;
  };
  const getOrThrow: Account['getOrThrow'] = (kind, id, param) => {
    const object = books.find(kind, id);
    if (object === undefined) throw resourceMissing(kind.replace(/^.*\./, ''), id, param);
    return object;
  };
  const emit: Account['emit'] = (type, object, previous) => {
    const event: StoredEvent = books.put('event', {
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created:
        fixedTime ??
        now('customer' in object && typeof object.customer === 'string' ? object.customer : null),
      data: {
        object: withoutExpansion(object),
        ...(previous === undefined ? {} : { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: 0,
      request,
      type,
    });
    if (isRecording()) {
      const sent: unknown = JSON.parse(JSON.stringify(event));
      recordTraffic('stripe', `event ${type}`, 'answered', sent);
    }
    for (const listener of listeners) listener(event);
  };

  return {
    books,
    settings,
    set: (changes) => void books.put('settings', { ...settings(), ...changes }),
    now,
    at: (time, act) => {
      const before = fixedTime;
      fixedTime = time;
      try {
        act();
      } finally {
        fixedTime = before;
      }
    },
    getOrThrow,
    add: (kind, object, event) => {
      books.put(kind, object);
      if (event !== undefined) emit(event, object);
      return object;
    },
    change: (kind, id, changes, event) => {
      const before = getOrThrow(kind, id);
      const after = books.put(kind, { ...before, ...changes });
      if (event === undefined) return after;
      const previous: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(before)) {
        if (!(name in changes)) continue;
        if (JSON.stringify(value) !== JSON.stringify(after[name as keyof typeof after]))
          previous[name] = value;
      }
      // Nothing has changed, so there is nothing to report.
      if (event.endsWith('.updated') && Object.keys(previous).length === 0) return after;
      emit(event, after, event.endsWith('.updated') ? previous : undefined);
      return after;
    },
    emit,
    setRequest: (one) => {
      request = one;
    },
    onEvent: (listener) => void listeners.push(listener),
    link: (path) => new URL(path, origin()).href,
    search: openSearchIndex(
      books,
      () => now(),
      () => settings().searchLag,
    ),
  };
};
