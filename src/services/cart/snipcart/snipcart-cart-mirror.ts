import { publicSettings } from '../../../config/public/public-settings.ts';
import { snipcartSettings } from '../../../config/public/snipcart-settings.ts';
import { urlWithAccessCodes } from '../../../domain/addresses/address-codes.ts';
import { routes } from '../../../domain/routes.ts';
import { visitorCurrencyIfKnown } from '../../currency.ts';
import type { CartService } from '../cart-service.ts';
import { createSnipcartCartMirror } from './snipcart-cart.ts';

/** The cart service configured from the settings. It loads nothing until its first call. */
export const snipcartCartMirror: CartService = createSnipcartCartMirror({
  settings: {
    publicApiKey: snipcartSettings.publicKey,
    version: snipcartSettings.version,
    domain: snipcartSettings.domain,
    protocol: snipcartSettings.protocol,
  },
  currency: () => visitorCurrencyIfKnown() ?? 'gbp',
  origin: () => publicSettings.siteUrl,
  // The page shows the order by its link, and removes the paid items from the cart.
  onPaid: (reference) => location.assign(urlWithAccessCodes(routes.success, { shop: reference })),
});
