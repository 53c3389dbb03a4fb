import type { Books } from '../books.ts';
import type { ObjectKind } from '../objects-by-kind.ts';

/** The objects as the search sees them: the state of some seconds ago. */
export type SearchIndex = {
  readonly all: (kind: ObjectKind) => readonly { readonly id: string }[];
  /** Brings the search up to date at once. */
  readonly catchUp: () => void;
};

/** Opens the search index, which lags behind by `lag` seconds. */
export const openSearchIndex = (
  books: Books,
  now: () => number,
  lag: () => number,
): SearchIndex => {
  type Waiting = {
    readonly at: number;
    readonly kind: ObjectKind;
    readonly object: { readonly id: string };
  };
  const known = new Map<ObjectKind, Map<string, { readonly id: string }>>();
  let waiting: Waiting[] = [];
  const learn = ({ kind, object }: Waiting): void => {
    const shelf = known.get(kind) ?? new Map<string, { readonly id: string }>();
    known.set(kind, shelf.set(object.id, object));
  };
  const searchable: readonly ObjectKind[] = [
    'customer',
    'subscription',
    'invoice',
    'charge',
    'payment_intent',
    'price',
    'product',
  ];
  for (const kind of searchable)
    for (const object of books.all(kind)) learn({ at: 0, kind, object });
  books.onPut((kind, object) => {
    if (searchable.includes(kind)) waiting.push({ at: now(), kind, object });
  });
  const learnUntil = (time: number): void => {
    const known = waiting.filter(({ at }) => at <= time);
    waiting = waiting.filter(({ at }) => at > time);
    known.forEach(learn);
  };
  return {
    all: (kind) => {
      learnUntil(now() - lag());
      return [...(known.get(kind)?.values() ?? [])];
    },
    catchUp: () => learnUntil(Infinity),
  };
};
