import { snipcartSettings } from '../../config/public/snipcart-settings.ts';
import type { CartService } from './cart-service.ts';

/** The cart service, loaded when it is first needed; undefined where there is none. */
export type LoadCartService = () => Promise<CartService | undefined>;

/** Without a key for the cart service, the cart exists in the browser only. */
export const loadCartService: LoadCartService = async () => {
  if (snipcartSettings.publicKey === '') return undefined;
  const { snipcartCartMirror } = await import('./snipcart/snipcart-cart-mirror.ts');
  return snipcartCartMirror;
};
