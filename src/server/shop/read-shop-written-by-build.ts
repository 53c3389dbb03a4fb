import { DigitalCatalogueSchema, type DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import { ShopSchema, type Shop } from '../../domain/shop/goods.ts';
import { Outage } from '../outage.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/** The shop's products and delivery zones, as written by the build. */
export const readShopWrittenByBuild = async (files: PrivateBuildFiles): Promise<Shop> => {
  const shop = await files.read('shop', ShopSchema);
  if (shop === undefined) throw new Outage('The build has left no shop.', undefined);
  return shop;
};

/**
 * Packs, memberships and gifts with their prices, as the build has checked them against the payment
 * provider.
 */
export const readDigitalCatalogue = async (files: PrivateBuildFiles): Promise<DigitalCatalogue> => {
  const catalogue = await files.read('catalogue', DigitalCatalogueSchema);
  if (catalogue === undefined) throw new Outage('The build has left no catalogue.', undefined);
  return catalogue;
};
