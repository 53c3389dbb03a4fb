import * as v from 'valibot';
import { ApiError, invalidQuery } from './api-error.ts';
import type { ChangeRecord } from './change-log.ts';
import type { ChangedItem, Snapshot } from './content-store.ts';
import {
  toAssetResource,
  toDeletedResource,
  toEntryResource,
  type ResourceContext,
} from './to-resource.ts';

const SYNC_TYPES = ['all', 'Asset', 'Entry', 'Deletion', 'DeletedAsset', 'DeletedEntry'] as const;
const MAX_LIMIT = 1000;

const cursorSchema = v.object({
  /** The memory the figures below belong to. */
  stateId: v.string(),
  /** Only what changed after this is sent. */
  after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Only what was deleted after this is sent; differs from `after` between the pages of one sync. */
  deletedAfter: v.pipe(v.number(), v.integer(), v.minValue(0)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LIMIT)),
  type: v.picklist(SYNC_TYPES),
  contentType: v.optional(v.string()),
  /** Whether it leads to the next page of a sync or to the next sync. */
  isPage: v.boolean(),
});

/** The place in the order of changes that a sync token stands for. */
export type SyncCursor = v.InferOutput<typeof cursorSchema>;

/** What a client asks of the sync endpoint. */
export type SyncRequest =
  | { isInitial: true; limit: number; type: SyncCursor['type']; contentType: string | undefined }
  | { isInitial: false; cursor: SyncCursor | undefined };

/** One page of a sync; the cursor leads on. */
export type SyncPage = { items: readonly ChangedItem[]; next: SyncCursor };

/** Writes a cursor as a token that needs no escaping in an address. */
export function toSyncToken(cursor: SyncCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Reads a token; nothing when it was not written by this service. */
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

/** Reads the parameters of the sync endpoint; throws an ApiError when they make no sense. */
export function parseSyncRequest(params: URLSearchParams): SyncRequest {
  const names = new Set([...params.keys()].filter((name) => name !== 'access_token'));
  const token = params.get('sync_token');
  if (token !== null) {
    if (names.size > 1) {
      throw new ApiError(
        'BadRequest',
        'When passing a sync token you can not pass any other parameters. If you want to sync with a specific limit, start a new sync with "initial".',
      );
    }
    if (token === '') throw new ApiError('BadRequest', 'The sync token is empty.');
    return { isInitial: false, cursor: parseSyncToken(token) };
  }
  if (params.get('initial') !== 'true') {
    throw new ApiError('BadRequest', 'Pass either initial=true or a sync_token.');
  }
  for (const name of names) {
    if (!['initial', 'limit', 'type', 'content_type'].includes(name)) {
      throw invalidQuery('unknown', name, `The path "${name}" is not recognized`);
    }
  }
  const limit = params.get('limit') ?? String(MAX_LIMIT);
  if (!/^\d{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT) {
    throw invalidQuery('limit', 'limit', `limit must be a whole number from 1 to ${MAX_LIMIT}`);
  }
  const type = v.safeParse(v.picklist(SYNC_TYPES), params.get('type') ?? 'all');
  if (!type.success) {
    throw invalidQuery('type', 'type', `type must be one of ${SYNC_TYPES.join(', ')}`);
  }
  const contentType = params.get('content_type') ?? undefined;
  if (contentType !== undefined && type.output !== 'Entry') {
    throw invalidQuery('content_type', 'content_type', 'content_type needs type=Entry');
  }
  return { isInitial: true, limit: Number(limit), type: type.output, contentType };
}

/**
 * Picks the page a request asks for. A token of another or lost memory is answered with everything that
 * is there and every deletion that is known: the real service would refuse it, and gatsby-source-contentful
 * would end every build until a person deletes its cache.
 */
export function selectSyncPage(request: SyncRequest, snapshot: Snapshot): SyncPage {
  const cursor = request.isInitial
    ? {
        stateId: snapshot.stateId,
        after: 0,
        deletedAfter: snapshot.sequence,
        limit: request.limit,
        type: request.type,
        contentType: request.contentType,
      }
    : toTrustedCursor(request.cursor, snapshot);
  const { after, deletedAfter, limit, type, contentType } = cursor;

  const items: ChangedItem[] = [];
  for (const item of snapshot.changes) {
    const { sequence } = item.record;
    if (sequence <= after || !isWanted(item, type, contentType)) continue;
    if (isDeletion(item) && sequence <= deletedAfter) continue;
    if (items.length === limit) {
      const last = items.at(-1)?.record.sequence ?? after;
      return { items, next: { ...cursor, after: last, isPage: true } };
    }
    items.push(item);
  }
  const { sequence } = snapshot;
  return { items, next: { ...cursor, after: sequence, deletedAfter: sequence, isPage: false } };
}

/** Tells whether a request only turns a page of the content already read. */
export function isPageOf(request: SyncRequest, snapshot: Snapshot): boolean {
  if (request.isInitial || !request.cursor) return false;
  const { isPage, stateId, after } = request.cursor;
  return isPage && stateId === snapshot.stateId && after <= snapshot.sequence;
}

// A record is replaced by a new one with every change, so what was built for it stays right.
const entryJson = new WeakMap<ChangeRecord, string>();

/** Writes a page as the sync endpoint's JSON; `address` is the endpoint's own, without parameters. */
export function toSyncJson(page: SyncPage, context: ResourceContext, address: string): string {
  const items = page.items.map((item) => toItemJson(item, context)).join(',');
  const next = page.next.isPage ? 'nextPageUrl' : 'nextSyncUrl';
  const url = JSON.stringify(`${address}?sync_token=${toSyncToken(page.next)}`);
  return `{"sys":{"type":"Array"},"items":[${items}],"${next}":${url}}`;
}

function toItemJson(item: ChangedItem, context: ResourceContext): string {
  if (item.kind === 'Asset') return JSON.stringify(toAssetResource(item, context));
  if (item.kind !== 'Entry') return JSON.stringify(toDeletedResource(item, context));
  const known = entryJson.get(item.record);
  if (known !== undefined) return known;
  const json = JSON.stringify(toEntryResource(item, context));
  entryJson.set(item.record, json);
  return json;
}

function toTrustedCursor(
  cursor: SyncCursor | undefined,
  { stateId, sequence }: Snapshot,
): Omit<SyncCursor, 'isPage'> {
  if (cursor && cursor.stateId === stateId && cursor.after <= sequence) return cursor;
  const { limit, type, contentType } = cursor ?? {
    limit: MAX_LIMIT,
    type: 'all' as const,
    contentType: undefined,
  };
  return { stateId, after: 0, deletedAfter: 0, limit, type, contentType };
}

function isDeletion(item: ChangedItem): boolean {
  return item.kind === 'DeletedAsset' || item.kind === 'DeletedEntry';
}

function isWanted(
  item: ChangedItem,
  type: SyncCursor['type'],
  contentType: string | undefined,
): boolean {
  if (type === 'all') return true;
  if (type === 'Deletion') return isDeletion(item);
  if (item.kind !== type) return false;
  return (
    contentType === undefined || (item.kind === 'Entry' && item.entry.contentTypeId === contentType)
  );
}
