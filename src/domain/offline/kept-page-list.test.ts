import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  headingOrTitleOfHtml,
  keptPageListAfterRequest,
  keptPageListKeysToWriteInOrder,
  maxKeptOpenedPages,
  readKeptPageListFromCache,
  type KeptPageList,
  type KeptPageWithReason,
} from './kept-page-list.ts';
import { keptPageListCacheKeys } from './kept-pages-and-caches.ts';

const paths = (list: KeptPageList, why: string): readonly string[] =>
  list.filter((page) => page.why === why).map(({ path }) => path);

describe('what is kept', () => {
  const before: KeptPageList = [
    { path: '/train/', title: 'Train', why: 'always' },
    { path: '/workout-plans/old/', title: 'Old', why: 'followed' },
    { path: '/exercises/a/b/', title: 'B', why: 'opened' },
  ];

  it('follows her plans, and has the page that she has just opened first', () => {
    const after = keptPageListAfterRequest(
      before,
      { followed: ['/workout-plans/new/'], opened: ['/exercises/a/c/'] },
      ['/train/'],
    );
    expect(paths(after, 'always')).toEqual(['/train/']);
    expect(paths(after, 'followed')).toEqual(['/workout-plans/new/']);
    expect(paths(after, 'opened')).toEqual(['/exercises/a/c/', '/exercises/a/b/']);
  });

  it('keeps the titles that it knows', () => {
    const after = keptPageListAfterRequest(before, { followed: ['/exercises/a/b/'], opened: [] }, [
      '/train/',
    ]);
    expect(after).toEqual([
      { path: '/train/', title: 'Train', why: 'always' },
      { path: '/exercises/a/b/', title: 'B', why: 'followed' },
    ]);
  });

  it('has each page once, and is bounded, whatever she opens', () => {
    const path = fc.integer({ min: 0, max: 300 }).map((number) => `/exercises/a/${number}/`);
    const wanted = fc.record({ followed: fc.array(path), opened: fc.array(path) });
    fc.assert(
      fc.property(fc.array(wanted, { maxLength: 30 }), (all) => {
        const list = all.reduce<KeptPageList>(
          (kept, one) => keptPageListAfterRequest(kept, one, ['/train/']),
          [],
        );
        const own = list.map((page) => page.path);
        expect(new Set(own).size).toBe(own.length);
        expect(paths(list, 'opened').length).toBeLessThanOrEqual(maxKeptOpenedPages);
        const last = all.at(-1)?.opened[0];
        if (last !== undefined) expect(own).toContain(last);
      }),
    );
  });
});

it('calls a page by its heading, or by its title without the site’s name', () => {
  expect(
    headingOrTitleOfHtml(
      '<title>Back squat: how to do it | Knurl</title><h1 class="a">Back <!-- -->squat</h1>',
    ),
  ).toBe('Back squat');
  expect(
    headingOrTitleOfHtml('<head><title data-x="1">Back squat: how to do it | Knurl</title>'),
  ).toBe('Back squat: how to do it');
  expect(headingOrTitleOfHtml('<title>Bum &amp; legs &#x27;A&#39; | Knurl</title>')).toBe(
    "Bum & legs 'A'",
  );
  expect(headingOrTitleOfHtml('<p>')).toBe('');
});

describe('the list, written twice', () => {
  const page: KeptPageWithReason = { path: '/train/', title: 'Train', why: 'always' };
  const whole = (): Response => Response.json([page]);
  const read = (answers: readonly (Response | undefined)[]): Promise<KeptPageList> => {
    const byAddress = new Map<string, Response | undefined>(
      keptPageListCacheKeys.map((address, place) => [address, answers[place]]),
    );
    return readKeptPageListFromCache(async (address) => byAddress.get(address));
  };

  it.each([
    ['gone', undefined],
    ['cut off', new Response('[{"path":"/tr')],
    ['no list', Response.json({})],
  ])('is read from the other place where one is %s', async (_, broken) => {
    expect(await read([broken, whole()])).toEqual([page]);
  });

  it('is empty where there is none', async () => {
    expect(await read([undefined, undefined])).toEqual([]);
  });

  it('is never lost, however often the browser dies while it writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2), { maxLength: 20 }), async (deaths) => {
        const stored = new Map<string, string>(
          keptPageListCacheKeys.map((address) => [address, '[]']),
        );
        const find = async (address: string): Promise<Response | undefined> => {
          const text = stored.get(address);
          return text === undefined ? undefined : new Response(text);
        };
        for (const filesBeforeDeath of deaths) {
          const order = await keptPageListKeysToWriteInOrder(find);
          for (const address of order.slice(0, filesBeforeDeath)) {
            stored.set(address, JSON.stringify([page]));
          }
          // The file that was being replaced is gone.
          for (const address of order.slice(filesBeforeDeath, filesBeforeDeath + 1)) {
            stored.delete(address);
          }
          expect(stored.size).toBeGreaterThan(0);
        }
      }),
    );
  });
});
