import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import { currencies, decimalTextOf } from '../../domain/money.ts';
import { cartCrawlerPathOf } from '../../domain/shop/cart-crawler-path.ts';
import type { Shop } from '../../domain/shop/goods.ts';
import type { PublicFile } from '../public-files/public-file.ts';

type PricesOfOne = Readonly<Record<(typeof currencies)[number], { readonly minorUnits: number }>>;

/**
 * A file for the cart service's crawler: the skus that a cart may hold, with their price in each
 * currency as a decimal.
 */
const toFile = (siteUrl: string, skus: readonly string[], prices: PricesOfOne): PublicFile[] => {
  const [first] = skus;
  if (first === undefined) return [];
  const filePath = cartCrawlerPathOf(first);
  const price = Object.fromEntries(
    currencies.map((currency) => [currency, Number(decimalTextOf(prices[currency]))]),
  );
  const url = `${siteUrl}${filePath}`;
  return [
    { name: filePath.slice(1), text: JSON.stringify(skus.map((id) => ({ id, price, url }))) },
  ];
};

/**
 * The files against which the cart service verifies prices: one for each product that is offered,
 * and one for each pack that can be bought. The service refuses a cart with anything else, or with
 * another price.
 */
export const toCartCrawlerFiles = (
  siteUrl: string,
  { products }: Shop,
  catalogue: DigitalCatalogue,
): readonly PublicFile[] => [
  ...products
    .filter(({ isOffered }) => isOffered)
    .flatMap(({ pieces, prices }) =>
      toFile(
        siteUrl,
        pieces.map(({ sku }) => sku),
        prices,
      ),
    ),
  ...catalogue
    .filter(({ kind }) => kind === 'pack')
    .flatMap(({ productId, prices }) => toFile(siteUrl, [productId], prices)),
];

/** Writes the files into `public/`, and deletes those of an earlier build. */
export const writeCartCrawlerFiles = async (
  publicFolder: string,
  files: readonly PublicFile[],
): Promise<void> => {
  const folder = path.join(publicFolder, path.dirname(cartCrawlerPathOf('any')));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, text }) => writeFile(path.join(publicFolder, name), text)));
};
