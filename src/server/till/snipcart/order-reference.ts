import { timingSafeEqual } from 'node:crypto';
import type { GiftAndLinkCodeDeriver } from '../../rights/gift-codes.ts';

/**
 * The key of our reference in the metadata of a Snipcart order; the reference is the order's link.
 */
const referenceKey = 'order';

/** The id of our order in a reference that we have signed; undefined for anything else. */
const readReference = (
  codes: Pick<GiftAndLinkCodeDeriver, 'linkCodeOf'>,
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

/** The id of our order in the metadata of a Snipcart order or cart. */
export const shopOrderIdInMetadata = (
  codes: Pick<GiftAndLinkCodeDeriver, 'linkCodeOf'>,
  { metadata }: { readonly metadata?: Readonly<Record<string, unknown>> | null | undefined },
): string | undefined => readReference(codes, metadata?.[referenceKey]);
