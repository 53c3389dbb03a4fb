import type Stripe from 'stripe';
import { formatMoney, isoCodeOfCurrency } from '../../../src/domain/money.ts';
import type { Requirement } from '../requirement.ts';
import { askStripeOrExplain, isMadeBySetup, setupMark, type StripeAccount } from './account.ts';
import type { SoldItem, WantedPrice } from './read-sold-items.ts';

/** All products and prices of the account, including archived ones. */
export type StripeCatalogue = {
  readonly products: ReadonlyMap<string, Stripe.Product>;
  readonly prices: readonly Stripe.Price[];
};

/** Reads all products and prices. */
export const readCatalogueAtStripe = ({ stripe }: StripeAccount): Promise<StripeCatalogue> =>
  askStripeOrExplain(async () => {
    const products = new Map<string, Stripe.Product>();
    for await (const product of stripe.products.list({ limit: 100 })) {
      products.set(product.id, product);
    }
    const prices: Stripe.Price[] = [];
    for await (const price of stripe.prices.list({ limit: 100 })) prices.push(price);
    return { products, prices };
  });

const productOf = ({ product }: Stripe.Price): string =>
  typeof product === 'string' ? product : product.id;

const priceText = ({ currency, minorUnits }: Omit<WantedPrice, 'name'>): string =>
  formatMoney({ currency, minorUnits });

const isAsWanted = (
  price: Stripe.Price,
  { productId, isYearly }: SoldItem,
  { currency, minorUnits }: WantedPrice,
): boolean =>
  productOf(price) === productId &&
  price.currency === currency &&
  price.unit_amount === minorUnits &&
  price.tax_behavior === 'inclusive' &&
  (isYearly
    ? price.recurring?.interval === 'year' && price.recurring.interval_count === 1
    : price.recurring === null);

const subjectOf = ({ title }: SoldItem): string => `Stripe: “${title}”`;

const productRequirement = (
  { stripe, page }: StripeAccount,
  { products }: StripeCatalogue,
  item: SoldItem,
): Requirement | undefined => {
  const { productId: id, title: name } = item;
  const known = products.get(id);
  const base = { subject: subjectOf(item), page: page('products') };
  if (known === undefined) {
    return {
      ...base,
      found: `The product ${id} is missing.`,
      act: {
        sentence: `Makes the product “${name}” (${id}).`,
        act: () =>
          askStripeOrExplain(async () => {
            await stripe.products.create({ id, name, metadata: setupMark });
          }),
      },
    };
  }
  if (known.active && known.name === name) return undefined;
  const wrong = known.active ? `is called “${known.name}”` : 'is archived';
  return {
    ...base,
    page: page(`products/${id}`),
    found: `The product ${id} ${wrong}.`,
    act: {
      sentence: `Puts the product ${id} for sale as “${name}”: it ${wrong}.`,
      act: () =>
        askStripeOrExplain(async () => {
          await stripe.products.update(id, { active: true, name });
        }),
    },
  };
};

const makePrice = async (
  { stripe }: StripeAccount,
  { productId, isYearly }: SoldItem,
  { name, currency, minorUnits }: WantedPrice,
): Promise<void> => {
  await stripe.prices.create({
    product: productId,
    currency,
    unit_amount: minorUnits,
    tax_behavior: 'inclusive',
    lookup_key: name,
    transfer_lookup_key: true,
    metadata: { ...setupMark, name },
    ...(isYearly ? { recurring: { interval: 'year' } } : {}),
  });
};

/**
 * Prices can't be changed at Stripe: a different price is created anew and takes over the lookup
 * key.
 */
const priceRequirement = (
  account: StripeAccount,
  { prices }: StripeCatalogue,
  item: SoldItem,
  wanted: WantedPrice,
): Requirement | undefined => {
  const { name, currency } = wanted;
  const known = prices.find(({ id, lookup_key }) => lookup_key === name || id === name);
  if (known !== undefined && known.active && isAsWanted(known, item, wanted)) return undefined;

  const base = { subject: subjectOf(item), page: account.page(`products/${item.productId}`) };
  const what = `“${item.title}” in ${isoCodeOfCurrency(currency)}`;
  const text = priceText(wanted);
  if (known === undefined) {
    return {
      ...base,
      found: `The price ${name} is missing: ${what} is ${text} in the content.`,
      act: {
        sentence: `Makes the price ${name}: ${text}, VAT included, ${item.isYearly ? 'each year' : 'once'}.`,
        act: () => askStripeOrExplain(() => makePrice(account, item, wanted)),
      },
    };
  }
  if (isAsWanted(known, item, wanted)) {
    return {
      ...base,
      found: `The price ${name} is archived.`,
      act: {
        sentence: `Takes the price ${name} (${text}) out of the archive.`,
        act: () =>
          askStripeOrExplain(async () => {
            await account.stripe.prices.update(known.id, { active: true });
          }),
      },
    };
  }
  const there =
    known.currency === currency && known.unit_amount !== null
      ? priceText({ currency, minorUnits: known.unit_amount })
      : `another price`;
  const found = `${what} is ${text} in the content, and ${there} at Stripe (${known.id}) or due otherwise, without VAT or of another product.`;
  if (known.lookup_key !== name) {
    return {
      ...base,
      found,
      byHand: `The content names the price of ${what} by its id, and a price never changes at Stripe. Write a name of your own there, such as price_${item.productId.replaceAll(/\W/g, '_')}_${currency}, publish, and run this again.`,
    };
  }
  return {
    ...base,
    found,
    act: {
      sentence: `Makes a new price for ${what}: ${text}. It takes the name ${name} from ${known.id}, which stays for whoever has it and for the site that is live.`,
      act: () => askStripeOrExplain(() => makePrice(account, item, wanted)),
    },
  };
};

/** Our old prices, which have lost their lookup key to a new one. */
const findOldPrices = (
  { prices }: StripeCatalogue,
  items: readonly SoldItem[],
): readonly Stripe.Price[] => {
  const products = new Set(items.map(({ productId }) => productId));
  const named = new Set(items.flatMap((item) => item.prices.map(({ name }) => name)));
  return prices.filter(
    (price) =>
      price.active &&
      isMadeBySetup(price.metadata) &&
      products.has(productOf(price)) &&
      !named.has(price.lookup_key ?? '') &&
      !named.has(price.id),
  );
};

const archiveRequirements = (
  { stripe, page }: StripeAccount,
  old: readonly Stripe.Price[],
): readonly Requirement[] =>
  old.map((price) => ({
    subject: 'Stripe: old prices',
    page: page(`prices/${price.id}`),
    found: `The old price ${price.id} is still for sale.`,
    act: {
      sentence: `Archives the old price ${price.id}. Memberships that were bought at it go on.`,
      act: () =>
        askStripeOrExplain(async () => {
          await stripe.prices.update(price.id, { active: false });
        }),
    },
  }));

const oldPricesRequirement = (
  { page }: StripeAccount,
  old: readonly Stripe.Price[],
  shouldArchive: boolean,
): Requirement => ({
  subject: 'Stripe: old prices',
  page: page('products'),
  found:
    old.length === 0 || shouldArchive
      ? 'No other old price is for sale.'
      : `${old.length} old ${old.length === 1 ? 'price is' : 'prices are'} still for sale, which harms nobody. Once the site that is live shows the new ones, npm run setup -- stripe --archive puts ${old.length === 1 ? 'it' : 'them'} away.`,
});

/** Everything that the content sells has a product, and the content's price in each currency. */
export const catalogueRequirements = (
  account: StripeAccount,
  catalogue: StripeCatalogue,
  items: readonly SoldItem[],
  shouldArchive: boolean,
): readonly Requirement[] => {
  const missing = items.flatMap((item) =>
    [
      productRequirement(account, catalogue, item),
      ...item.prices.map((wanted) => priceRequirement(account, catalogue, item, wanted)),
    ].filter((requirement) => requirement !== undefined),
  );
  const wrong = new Set(missing.map(({ subject }) => subject));
  const right = items.filter((item) => !wrong.has(subjectOf(item)));
  const old = findOldPrices(catalogue, items);
  return [
    ...(right.length === 0
      ? []
      : [
          {
            subject: 'Stripe: prices',
            page: account.page('products'),
            found: `${right.length} of ${items.length} things for sale have a price in every currency, as the content says it.`,
          },
        ]),
    ...missing,
    ...(shouldArchive ? archiveRequirements(account, old) : []),
    oldPricesRequirement(account, old, shouldArchive),
  ];
};
