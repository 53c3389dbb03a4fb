import { describe, expect, it } from 'vitest';
import { DeliveryApiError } from './api-error.ts';
import { parsePaging } from './list-resources.ts';

describe('parsePaging', () => {
  const paging = (query: string) => parsePaging(new URLSearchParams(query));

  it('reads limit and skip, by default 100 and 0', () => {
    expect(paging('')).toEqual({ limit: 100, skip: 0 });
    expect(paging('limit=0&skip=7')).toEqual({ limit: 0, skip: 7 });
  });

  it.each(['limit=1001', 'limit=-1', 'limit=1.5', 'skip=-1', 'skip=', 'limit=ten'])(
    'refuses %s',
    (query) => expect(() => paging(query)).toThrow(DeliveryApiError),
  );
});
