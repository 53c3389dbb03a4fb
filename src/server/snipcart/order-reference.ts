import { timingSafeEqual } from 'node:crypto';
import type { Codes } from '../rights/gift-codes.ts';

/** The key of an order's metadata at Snipcart under which our reference is: the order's link. */
const referenceKey = 'order';

/** The id of our order by its reference, if we have signed that; undefined for anything else. */
const readReference = (
  codes: Pick<Codes, 'linkCodeOf'>,
  reference: unknown,
): string | undefined => {
  if (typeof reference !== 'string') return undefined;
  const [, shopOrderId = '', code = ''] = /^([\w-]{1,100})\.([\w-]{1,100})$/.exec(reference) ?? [];
  const [given, expected] = [code, codes.linkCodeOf('shop-order', shopOrderId)].map((text) =>
    Buffer.from(text),
  );
  if (given === undefined || expected === undefined) return undefined;
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? shopOrderId
    : undefined;
};

/** The id of our order that an order, or a cart, at Snipcart carries. */
export const shopOrderIdOf = (
  codes: Pick<Codes, 'linkCodeOf'>,
  { metadata }: { readonly metadata?: Readonly<Record<string, unknown>> | null | undefined },
): string | undefined => readReference(codes, metadata?.[referenceKey]);
