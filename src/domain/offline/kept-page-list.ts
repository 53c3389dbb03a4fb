import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { keptPageListCacheKeys } from './kept-pages-and-caches.ts';

const KeptPageSchema = v.object({
  /** The address without a query, such as `/training-log/`. */
  path: v.pipe(v.string(), v.regex(/^\/([\w.~-]+\/)*$/)),
  title: v.string(),
  /**
   * Why it is kept: it always is, it belongs to a plan that the visitor follows or keeps, or she
   * has opened it lately.
   */
  why: v.picklist(['always', 'followed', 'opened']),
});
export type KeptPageWithReason = DeepReadonly<v.InferOutput<typeof KeptPageSchema>>;

/** Which pages are kept on this device. Opened ones begin with the newest. */
export const KeptPageListSchema = v.array(KeptPageSchema);
export type KeptPageList = readonly KeptPageWithReason[];

type FindAnswer = (address: string) => Promise<Response | undefined>;

const readAt = async (find: FindAnswer, address: string): Promise<KeptPageList | undefined> => {
  const stored = await find(address);
  const parsed = v.safeParse(KeptPageListSchema, await stored?.json().catch(() => undefined));
  return parsed.success ? parsed.output : undefined;
};

/**
 * Reads the list, wherever a whole one is; empty if there is none. `find` looks an address up in
 * the list's cache.
 */
export const readKeptPageListFromCache = async (find: FindAnswer): Promise<KeptPageList> => {
  for (const address of keptPageListCacheKeys) {
    const list = await readAt(find, address);
    if (list !== undefined) return list;
  }
  return [];
};

/**
 * Where the list is written, in this order: a place without a whole one comes first. A browser that
 * dies while it replaces a file may have neither the old one nor the new, so the last whole list is
 * replaced only when there is another.
 */
export const keptPageListKeysToWriteInOrder = async (
  find: FindAnswer,
): Promise<readonly string[]> => {
  const [first, second] = keptPageListCacheKeys;
  return (await readAt(find, first)) === undefined ? [first, second] : [second, first];
};

/** What a page asks the worker to keep. */
const WantedSchema = v.object({
  followed: v.array(v.string()),
  /** The page that the visitor has open, and what belongs to it. */
  opened: v.array(v.string()),
});
export type KeepPagesRequest = DeepReadonly<v.InferOutput<typeof WantedSchema>>;

/** What a page sends to the worker. */
export const MessageToServiceWorkerSchema = v.variant('kind', [
  v.object({ kind: v.literal('keep'), wanted: WantedSchema }),
  v.object({ kind: v.literal('take over') }),
  v.object({ kind: v.literal('forget') }),
  v.object({ kind: v.literal('rest over') }),
  v.object({ kind: v.literal('rest seen') }),
]);
export type MessageToServiceWorker = DeepReadonly<
  v.InferOutput<typeof MessageToServiceWorkerSchema>
>;

/**
 * How many pages are kept because the visitor has opened them: three plans with their exercises, or
 * everything of a few evenings.
 */
export const maxKeptOpenedPages = 80;

/**
 * The list after a page has asked for something. A title is known only once a page is kept, so a
 * new one has none yet. A page is in it once, for the strongest reason. The build says which pages
 * are `always` kept.
 */
export const keptPageListAfterRequest = (
  list: KeptPageList,
  wanted: KeepPagesRequest,
  always: readonly string[],
): KeptPageList => {
  const titles = new Map(list.map(({ path, title }) => [path, title]));
  const before = list.filter(({ why }) => why === 'opened').map(({ path }) => path);
  const strong = new Set([...always, ...wanted.followed]);
  const opened = [...new Set([...wanted.opened, ...before])].filter((path) => !strong.has(path));
  const toPages = (paths: Iterable<string>, why: KeptPageWithReason['why']): KeptPageList =>
    [...paths].map((path) => ({ path, title: titles.get(path) ?? '', why }));
  return [
    ...toPages(new Set(always), 'always'),
    ...toPages(new Set(wanted.followed.filter((path) => !always.includes(path))), 'followed'),
    ...toPages(opened.slice(0, maxKeptOpenedPages), 'opened'),
  ];
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const headingIn = (html: string): string => {
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return heading.replaceAll(/<[^>]*>/g, '').trim();
};

/** What a page's HTML calls itself: its heading, or else its title without the site's name. */
export const headingOrTitleOfHtml = (html: string): string => {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return (headingIn(html) || title.replace(/\s\|[^|]*$/, '')).replaceAll(
    /&(#x?[\da-f]+|\w+);/gi,
    (all, name: string) => {
      if (!name.startsWith('#')) return entities[name] ?? all;
      const isHex = name[1] === 'x';
      return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
    },
  );
};
