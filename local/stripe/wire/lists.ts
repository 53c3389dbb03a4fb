import { invalidRequest, resourceMissing } from './errors.ts';

export type Paging = {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
};

/** A list in Stripe's format. */
export type WireList<Item> = {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: Item[];
};

/** A list with all items on one page. */
export const toList = <Item>(data: readonly Item[], url: string): WireList<Item> => ({
  object: 'list',
  url,
  has_more: false,
  data: [...data],
});

/** One page of objects that are sorted newest first. */
export const toPage = <Item extends { readonly id: string }>(
  items: readonly Item[],
  url: string,
  { limit = 10, starting_after, ending_before }: Paging,
): WireList<Item> => {
  if (starting_after !== undefined && ending_before !== undefined) {
    throw invalidRequest(
      'You cannot parameterize both `starting_after` and `ending_before`.',
      'starting_after',
    );
  }
  const indexOf = (id: string, param: string): number => {
    const index = items.findIndex((one) => one.id === id);
    if (index === -1) throw resourceMissing('object', id, param);
    return index;
  };
  if (ending_before !== undefined) {
    const end = indexOf(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: items.slice(start, end) };
  }
  const start = starting_after === undefined ? 0 : indexOf(starting_after, 'starting_after') + 1;
  return {
    object: 'list',
    url,
    has_more: start + limit < items.length,
    data: items.slice(start, start + limit),
  };
};

export type NumberRange = {
  readonly gt?: number | undefined;
  readonly gte?: number | undefined;
  readonly lt?: number | undefined;
  readonly lte?: number | undefined;
};

/** True if a time is within a range; without a range, always. */
export const isInRange = (at: number, range: NumberRange | undefined): boolean =>
  range === undefined ||
  ((range.gt === undefined || at > range.gt) &&
    (range.gte === undefined || at >= range.gte) &&
    (range.lt === undefined || at < range.lt) &&
    (range.lte === undefined || at <= range.lte));
