import { publicSettings } from '../../../config/public/public-settings.ts';
import { snipcartSettings } from '../../../config/public/snipcart-settings.ts';
import { urlWithAccessCodes } from '../../../domain/addresses/address-codes.ts';
import { routes } from '../../../domain/routes.ts';
import { currentCurrency } from '../../currency.ts';
import type { CartService } from '../cart-service.ts';
import { createSnipcartCartService } from './snipcart-cart.ts';

/** The cart service configured from the settings. It loads nothing until its first call. */
export const snipcartCartService: CartService = createSnipcartCartService({
  settings: {
    publicApiKey: snipcartSettings.publicKey,
    version: snipcartSettings.version,
    domain: snipcartSettings.domain,
    protocol: snipcartSettings.protocol,
  },
  currency: () => currentCurrency() ?? 'gbp',
  origin: () => publicSettings.siteUrl,
  // The page shows the order by its link, and removes the paid items from the cart.
  onPaid: (reference) => location.assign(urlWithAccessCodes(routes.success, { shop: reference })),
});
