import { toContentError, type ContentError } from '../../content/check/content-error.ts';
import type { ContentEntry } from '../../content/model/content-space.ts';
import { toOptionalText } from '../../content/model/field-values.ts';
import {
  amountField,
  membershipSetting,
  priceIdField,
  type ClaimedSale,
  type MembershipPrices,
} from '../../content/model/sales.ts';
import { currencies, formatMoney, isoCodeOf, type Currency } from '../../domain/money.ts';
import type { ListedPrice, ListedPrices } from './listed-price.ts';

type Fault = { readonly field: string; readonly problem: string; readonly remedy: string };

const newPrice = 'make a new price at Stripe, and enter its id';

/** What is wrong with one price of something that the content sells. */
const findPriceFaults = (
  { item }: ClaimedSale,
  currency: Currency,
  listed: ListedPrice | undefined,
): readonly Fault[] => {
  const { kind, productId, prices } = item;
  const { priceId, minorUnits } = prices[currency];
  const isPack = kind === 'pack';
  const field = isPack ? priceIdField(currency) : 'productId';
  // The ids of a membership's prices are no field of the entry.
  const name = isPack
    ? `the price "${priceId}"`
    : `the price "${priceId}" of the setting ${membershipSetting(currency)}`;
  if (listed === undefined) {
    return [
      {
        field,
        problem: `Stripe has no price "${priceId}"${isPack ? '' : `, which the setting ${membershipSetting(currency)} names`}`,
        remedy: `enter the id of a price of the product "${productId}" as Stripe's product catalogue shows it`,
      },
    ];
  }
  const faults: Fault[] = [];
  if (!listed.isActive) {
    faults.push({
      field,
      problem: `${name} is archived at Stripe`,
      remedy: 'take it out of the archive there, or enter the id of another price',
    });
  }
  if (listed.productId !== productId) {
    faults.push({
      field,
      problem: `${name} belongs to the product "${listed.productId}" at Stripe, not to "${productId}"`,
      remedy: 'enter the id of a price of that product, or correct the product id',
    });
  }
  if (listed.currency !== currency) {
    faults.push({
      field,
      problem: `${name} is in ${listed.currency.toUpperCase()} at Stripe`,
      remedy: `enter the id of a price in ${isoCodeOf(currency)}`,
    });
  } else if (listed.minorUnits !== minorUnits) {
    const there =
      listed.minorUnits === null
        ? 'not a fixed amount'
        : formatMoney({ currency, minorUnits: listed.minorUnits });
    faults.push({
      field: amountField(kind, currency),
      problem: `it is ${formatMoney({ currency, minorUnits })}, but ${name} is ${there} at Stripe`,
      remedy: `enter the amount that is charged, or ${newPrice}`,
    });
  }
  if (listed.interval !== (isPack ? null : '1 year')) {
    const due = listed.interval === null ? 'paid once' : `due every ${listed.interval}`;
    faults.push({
      field,
      problem: `${name} is ${due}, but ${isPack ? 'a pack is paid once' : 'the membership is paid each year'}`,
      remedy: newPrice,
    });
  }
  if (listed.taxBehavior !== 'inclusive') {
    faults.push({
      field,
      problem: `${name} does not include VAT: its tax behaviour is "${listed.taxBehavior}"`,
      remedy: newPrice,
    });
  }
  return faults;
};

/** An archived product is named once, not with each of its prices. */
const findProductFaults = (
  { item: { productId } }: ClaimedSale,
  listed: readonly (ListedPrice | undefined)[],
): readonly Fault[] =>
  listed.some((price) => price?.productId === productId && !price.isProductActive)
    ? [
        {
          field: 'productId',
          problem: `the product "${productId}" is archived at Stripe`,
          remedy: 'take it out of the archive there, or empty the product id, prices and price ids',
        },
      ]
    : [];

/** Where the content and the payment service differ, in the form of the other content errors. */
export const compareSales = (
  sales: readonly ClaimedSale[],
  listed: ListedPrices,
): readonly ContentError[] =>
  sales.flatMap((sale) => {
    const prices = currencies.map((currency) => listed.get(sale.item.prices[currency].priceId));
    return [
      ...findProductFaults(sale, prices),
      ...currencies.flatMap((currency, index) => findPriceFaults(sale, currency, prices[index])),
    ].map(({ field, problem, remedy }) => toContentError(sale.entry, field, problem, remedy));
  });

/** The settings without which the offer with a product id can't be sold. */
export const findMissingSettings = (
  entries: readonly ContentEntry[],
  membershipPrices: MembershipPrices,
): readonly ContentError[] => {
  const missing = currencies.filter((currency) => membershipPrices[currency] === '');
  return entries
    .filter(
      ({ type, fields }) =>
        type === 'subscriptionOffer' && toOptionalText(fields['productId']) !== undefined,
    )
    .flatMap((entry) =>
      missing.map((currency) =>
        toContentError(
          entry,
          'productId',
          `the setting ${membershipSetting(currency)} has no price for it`,
          'set it to the id of its yearly price at Stripe, or empty the product id',
        ),
      ),
    );
};
