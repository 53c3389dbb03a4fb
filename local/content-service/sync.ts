import * as v from 'valibot';
import { DeliveryApiError, invalidQuery } from './api-error.ts';
import type { ChangeRecord } from './change-log.ts';
import type { ChangedItem, ContentSnapshot } from './content-store.ts';
import {
  toAssetResource,
  toDeletedResource,
  toEntryResource,
  type ResourceContext,
} from './to-resource.ts';

const MAX_LIMIT = 1000;

const cursorSchema = v.object({
  /** The change log that the sequence numbers below belong to. */
  stateId: v.string(),
  /** Only changes with a higher sequence number are sent. */
  after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * Only deletions with a higher sequence number are sent; differs from `after` between the pages
   * of one sync.
   */
  deletedAfter: v.pipe(v.number(), v.integer(), v.minValue(0)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIMIT)),
  /** True if the token leads to the next page of a sync, false if it starts the next sync. */
  isPage: v.boolean(),
});

/** The position in the order of changes that a sync token stands for. */
export type SyncCursor = v.InferOutput<typeof cursorSchema>;

/**
 * A request to the sync endpoint; the cursor is undefined when its token was not written by this
 * service.
 */
export type SyncRequest =
  | { isInitial: true; limit: number }
  | { isInitial: false; cursor: SyncCursor | undefined };

/** One page of a sync, and the cursor that continues after it. */
export type SyncPage = { items: readonly ChangedItem[]; next: SyncCursor };

/** Writes a cursor as a token that needs no escaping in an address. */
export function toSyncToken(cursor: SyncCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Reads a token; undefined when it was not written by this service. */
export function parseSyncToken(token: string): SyncCursor | undefined {
  try {
    const parsed = v.safeParse(
      cursorSchema,
      JSON.parse(Buffer.from(token, 'base64url').toString('utf8')),
    );
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the parameters of the sync endpoint; throws an ApiError if they are wrong or not supported
 * here.
 */
export function parseSyncRequest(params: URLSearchParams): SyncRequest {
  const names = [...params.keys()];
  const token = params.get('sync_token');
  if (token !== null) {
    if (names.length > 1) {
      throw new DeliveryApiError(
        'BadRequest',
        'When passing a sync token you can not pass any other parameters. If you want to sync with a specific limit, start a new sync with "initial".',
      );
    }
    if (token === '') throw new DeliveryApiError('BadRequest', 'The sync token is empty.');
    return { isInitial: false, cursor: parseSyncToken(token) };
  }
  if (params.get('initial') !== 'true') {
    throw new DeliveryApiError('BadRequest', 'Pass either initial=true or a sync_token.');
  }
  for (const name of names) {
    if (name !== 'initial' && name !== 'limit') {
      throw invalidQuery('unknown', name, `The path "${name}" is not recognized`);
    }
  }
  const limit = params.get('limit') ?? String(MAX_LIMIT);
  if (!/^\d{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT) {
    throw invalidQuery('limit', 'limit', `limit must be a whole number from 1 to ${MAX_LIMIT}`);
  }
  return { isInitial: true, limit: Number(limit) };
}

/**
 * Selects the page that a request asks for. A token of another or a lost change log gets
 * everything, and every known deletion. The real service would refuse it, and
 * gatsby-source-contentful would then fail every build until somebody deletes its cache.
 */
export function selectSyncPage(request: SyncRequest, snapshot: ContentSnapshot): SyncPage {
  const { stateId, sequence } = snapshot;
  const cursor = request.isInitial
    ? { stateId, after: 0, deletedAfter: sequence, limit: request.limit }
    : toTrustedCursor(request.cursor, snapshot);
  const { after, deletedAfter, limit } = cursor;

  const items: ChangedItem[] = [];
  for (const item of snapshot.changes) {
    if (item.record.sequence <= after) continue;
    if (isDeletion(item) && item.record.sequence <= deletedAfter) continue;
    if (items.length === limit) {
      const last = items.at(-1)?.record.sequence ?? after;
      return { items, next: { ...cursor, after: last, isPage: true } };
    }
    items.push(item);
  }
  return { items, next: { ...cursor, after: sequence, deletedAfter: sequence, isPage: false } };
}

/**
 * True for the next page of a sync whose content is in this snapshot, so that the disk need not be
 * read again.
 */
export function isNextPageOfSnapshot(request: SyncRequest, snapshot: ContentSnapshot): boolean {
  if (request.isInitial || !request.cursor) return false;
  const { isPage, stateId, after } = request.cursor;
  return isPage && stateId === snapshot.stateId && after <= snapshot.sequence;
}

// Every change replaces the record by a new object, so JSON cached for a record is never out of
// date.
const entryJson = new WeakMap<ChangeRecord, string>();

/**
 * Writes a page as the sync endpoint's JSON; `address` is the endpoint's address without
 * parameters.
 */
export function toSyncJson(page: SyncPage, context: ResourceContext, address: string): string {
  const items = page.items.map((item) => toItemJson(item, context)).join(',');
  const next = page.next.isPage ? 'nextPageUrl' : 'nextSyncUrl';
  const url = JSON.stringify(`${address}?sync_token=${toSyncToken(page.next)}`);
  return `{"sys":{"type":"Array"},"items":[${items}],"${next}":${url}}`;
}

function toItemJson(item: ChangedItem, context: ResourceContext): string {
  if (item.kind === 'Asset') return JSON.stringify(toAssetResource(item, context));
  if (item.kind !== 'Entry') return JSON.stringify(toDeletedResource(item, context));
  const cached = entryJson.get(item.record);
  if (cached !== undefined) return cached;
  const json = JSON.stringify(toEntryResource(item, context));
  entryJson.set(item.record, json);
  return json;
}

function toTrustedCursor(
  cursor: SyncCursor | undefined,
  { stateId, sequence }: ContentSnapshot,
): Omit<SyncCursor, 'isPage'> {
  if (cursor && cursor.stateId === stateId && cursor.after <= sequence) return cursor;
  return { stateId, after: 0, deletedAfter: 0, limit: cursor?.limit ?? MAX_LIMIT };
}

function isDeletion(item: ChangedItem): boolean {
  return item.kind === 'DeletedAsset' || item.kind === 'DeletedEntry';
}
