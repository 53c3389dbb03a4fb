import type { ContentFault } from '../../domain/content-fault.ts';
import { toContentError, type FieldNameOf } from '../../content/check/content-error.ts';
import {
  priceFieldNameOfEntry,
  priceIdFieldNamesByCurrency,
  type UnverifiedItemForSale,
  type SellableProgrammeOrOffer,
} from '../../content/model/sales.ts';
import { paymentModeOf, type DigitalCatalogueItemKind } from '../../domain/digital-catalogue.ts';
import { currencies, formatMoney, isoCodeOfCurrency, type Currency } from '../../domain/money.ts';
import type {
  PriceAtPaymentService,
  PricesByIdOrLookupKey,
} from '../../domain/price-at-payment-service.ts';

type Fault = {
  readonly field: FieldNameOf<SellableProgrammeOrOffer>;
  readonly problem: string;
  readonly remedy: string;
};

const paidHow: Readonly<Record<DigitalCatalogueItemKind, string>> = {
  pack: 'a pack is paid once',
  membership: 'a membership is paid each year',
  'gift-membership': 'a gift is paid once',
};

const newPrice = 'have the owner run `npm run setup -- stripe`, which makes a new price';

/** The faults of one price of something that the content sells. */
const findPriceFaults = (
  { entry, item }: UnverifiedItemForSale,
  currency: Currency,
  listed: PriceAtPaymentService | undefined,
): readonly Fault[] => {
  const { kind, productId, prices } = item;
  const { priceId, minorUnits } = prices[currency];
  const field = priceIdFieldNamesByCurrency[currency];
  const name = `the price "${priceId}"`;
  if (listed === undefined) {
    return [
      {
        field,
        problem: `Stripe has no price "${priceId}"`,
        remedy: `have the owner run \`npm run setup -- stripe\`, or enter the id or the lookup key of a price of the product "${productId}"`,
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
      remedy: `enter the id of a price in ${isoCodeOfCurrency(currency)}`,
    });
  } else if (listed.minorUnits !== minorUnits) {
    const there =
      listed.minorUnits === null
        ? 'not a fixed amount'
        : formatMoney({ currency, minorUnits: listed.minorUnits });
    faults.push({
      field: priceFieldNameOfEntry(entry, currency),
      problem: `it is ${formatMoney({ currency, minorUnits })}, but ${name} is ${there} at Stripe`,
      remedy: `enter the amount that is charged, or ${newPrice}`,
    });
  }
  if (listed.interval !== (paymentModeOf(item) === 'payment' ? null : '1 year')) {
    const due = listed.interval === null ? 'paid once' : `due every ${listed.interval}`;
    faults.push({
      field,
      problem: `${name} is ${due}, but ${paidHow[kind]}`,
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

/** The fault of an archived product, reported once and not with each of its prices. */
const findProductFaults = (
  { item: { productId } }: UnverifiedItemForSale,
  listed: readonly (PriceAtPaymentService | undefined)[],
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

/**
 * The differences between the content and the payment service, in the form of the other content
 * errors.
 */
export const findSaleFaultsAtPaymentService = (
  sales: readonly UnverifiedItemForSale[],
  listed: PricesByIdOrLookupKey,
): readonly ContentFault[] =>
  sales.flatMap((sale) => {
    const prices = currencies.map((currency) => listed.get(sale.item.prices[currency].priceId));
    return [
      ...findProductFaults(sale, prices),
      ...currencies.flatMap((currency, index) => findPriceFaults(sale, currency, prices[index])),
    ].map(({ field, problem, remedy }) => toContentError(sale.entry, field, problem, remedy));
  });
