import { currencies } from '../../domain/money.ts';
import { skuOf } from '../../domain/shop/pieces.ts';
import type { ContentEntry } from '../model/content-space.ts';
import { toOptionalText, toText, toTexts } from '../model/field-values.ts';
import { amountField } from '../model/sales.ts';
import { quoted, toError } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

/** The maximum length of a sku in a cart (`CartItemSchema`). */
const maxSku = 120;

const findFreePrices = (product: ContentEntry): readonly ContentFault[] =>
  currencies
    .map((currency) => amountField(product, currency))
    .filter((name) => product.fields[name] === 0)
    .map((name) => toError(product, name, 'nothing can be sold for 0', 'enter the price with VAT'));

const findWeightErrors = (product: ContentEntry): readonly ContentFault[] => {
  const grams = product.fields['weightGrams'];
  return typeof grams === 'number' && grams < 1
    ? [
        toError(
          product,
          'weightGrams',
          'nothing weighs less than 1 g',
          'enter what one piece weighs in its packing, in grams',
        ),
      ]
    : [];
};

/** Stock, carts and orders identify each variant by its sku, in which a colon precedes the variant. */
const findVariantErrors = (product: ContentEntry): readonly ContentFault[] => {
  const variants = toTexts(product.fields['variants']);
  const error = (problem: string, remedy: string): ContentFault =>
    toError(product, 'variants', problem, remedy);
  return [
    ...variants
      .filter((variant, place) => variants.indexOf(variant) < place)
      .map((variant) => error(`${quoted(variant)} stands there twice`, 'delete one of the two')),
    ...variants
      .filter((variant) => variant.trim() === '' || variant !== variant.trim())
      .map((variant) =>
        error(
          `${quoted(variant)} is empty, or begins or ends with a space`,
          'write it without spaces around it',
        ),
      ),
    ...variants
      .filter((variant) => variant.includes(':'))
      .map((variant) => error(`${quoted(variant)} has a colon`, 'write it without one')),
    ...variants
      .filter((variant) => skuOf(toText(product.fields['slug']), variant).length > maxSku)
      .map((variant) =>
        error(
          `${quoted(variant)} and the slug have more than ${maxSku} characters together`,
          'shorten one of the two',
        ),
      ),
  ];
};

const findMissingSizeChart = (product: ContentEntry): readonly ContentFault[] =>
  product.fields['kind'] === 'clothing' &&
  toTexts(product.fields['variants']).length > 0 &&
  toOptionalText(product.fields['sizeChart']) === undefined
    ? [
        toError(
          product,
          'sizeChart',
          'clothing in several sizes has no size chart',
          'say how to measure, and give the sizes in centimetres in a table',
        ),
      ]
    : [];

/** The errors of a product on its own, beyond those of single fields. */
export const findProductErrors = (entry: ContentEntry): readonly ContentFault[] =>
  entry.type === 'product'
    ? [
        ...findFreePrices(entry),
        ...findWeightErrors(entry),
        ...findVariantErrors(entry),
        ...findMissingSizeChart(entry),
      ]
    : [];
