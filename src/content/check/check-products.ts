import { currencies } from '../../domain/money.ts';
import { skuOf } from '../../domain/shop/pieces.ts';
import type { PartialEntryOf } from '../model/entry.ts';
import { priceFieldNamesByCurrency } from '../model/sales.ts';
import { toContentError, valueInQuotesOrAsJson } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

type Product = PartialEntryOf<'product'>;

/** The maximum length of a sku in a cart (`CartItemSchema`). */
const maxSku = 120;

const findFreePrices = (product: Product): readonly ContentFault[] =>
  currencies
    .map((currency) => priceFieldNamesByCurrency[currency])
    .filter((name) => product.fields[name] === 0)
    .map((name) =>
      toContentError(product, name, 'nothing can be sold for 0', 'enter the price with VAT'),
    );

const findWeightErrors = (product: Product): readonly ContentFault[] => {
  const { weightGrams } = product.fields;
  return weightGrams !== undefined && weightGrams < 1
    ? [
        toContentError(
          product,
          'weightGrams',
          'nothing weighs less than 1 g',
          'enter what one piece weighs in its packing, in grams',
        ),
      ]
    : [];
};

/**
 * Stock, carts and orders identify each variant by its sku, in which a colon precedes the variant.
 */
const findVariantErrors = (product: Product): readonly ContentFault[] => {
  const { slug = '', variants = [] } = product.fields;
  const error = (problem: string, remedy: string): ContentFault =>
    toContentError(product, 'variants', problem, remedy);
  return [
    ...variants
      .filter((variant, place) => variants.indexOf(variant) < place)
      .map((variant) =>
        error(`${valueInQuotesOrAsJson(variant)} stands there twice`, 'delete one of the two'),
      ),
    ...variants
      .filter((variant) => variant.trim() === '' || variant !== variant.trim())
      .map((variant) =>
        error(
          `${valueInQuotesOrAsJson(variant)} is empty, or begins or ends with a space`,
          'write it without spaces around it',
        ),
      ),
    ...variants
      .filter((variant) => variant.includes(':'))
      .map((variant) =>
        error(`${valueInQuotesOrAsJson(variant)} has a colon`, 'write it without one'),
      ),
    ...variants
      .filter((variant) => skuOf(slug, variant).length > maxSku)
      .map((variant) =>
        error(
          `${valueInQuotesOrAsJson(variant)} and the slug have more than ${maxSku} characters together`,
          'shorten one of the two',
        ),
      ),
  ];
};

const findMissingSizeChart = (product: Product): readonly ContentFault[] =>
  product.fields.kind === 'clothing' &&
  product.fields.variants !== undefined &&
  product.fields.sizeChart === undefined
    ? [
        toContentError(
          product,
          'sizeChart',
          'clothing in several sizes has no size chart',
          'say how to measure, and give the sizes in centimetres in a table',
        ),
      ]
    : [];

/** The errors of a product on its own, beyond those of single fields. */
export const findErrorsInOneProduct = (product: Product): readonly ContentFault[] => [
  ...findFreePrices(product),
  ...findWeightErrors(product),
  ...findVariantErrors(product),
  ...findMissingSizeChart(product),
];
