import { useEffect, useState } from 'react';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import { routes } from '../../../domain/routes.ts';
import { addToCart } from '../../../services/cart/cart.ts';

/** A pack that an address can add to the cart. */
export type PackAddableByUrl = Pick<CartItem, 'title' | 'path' | 'image' | 'prices'> & {
  readonly productId: string;
};

const parameter = 'add';

const put = async (packs: readonly PackAddableByUrl[], productId: string): Promise<string> => {
  const pack = packs.find((one) => one.productId === productId);
  if (pack === undefined) {
    return 'That link is for something we don’t sell, or no longer sell. Your cart hasn’t changed.';
  }
  const { title, path, image, prices } = pack;
  const { refusal } = addToCart({
    sku: productId,
    kind: 'pack',
    title,
    variant: null,
    path,
    image,
    quantity: 1,
    prices,
  });
  return refusal ?? `${title} is in your cart.`;
};

/**
 * Adds the pack named in the page's address to the cart, once, and returns a sentence about the
 * result. The pack is then removed from the address, so that a reload doesn't add it again.
 */
export const useAddPackNamedInUrl = (
  packs: readonly PackAddableByUrl[],
  isReady: boolean,
): string | undefined => {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    const productId = new URLSearchParams(location.search).get(parameter);
    if (!isReady || productId === null) return;
    history.replaceState(history.state, '', routes.cart);
    void put(packs, productId).then(setSentence);
  }, [isReady, packs]);
  return sentence;
};
