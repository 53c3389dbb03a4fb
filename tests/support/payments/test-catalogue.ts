import type Stripe from 'stripe';
import type {
  DigitalCatalogueItem,
  MembershipItem,
  PricesWithIds,
} from '../../../src/domain/digital-catalogue.ts';
import type { YearlyRenewingOfferKey } from '../../../src/domain/membership/yearly-renewing-offer-keys.ts';
import type { Currency } from '../../../src/domain/money.ts';

/** The test prices, in pence and cents. */
const amountsFrom = (gbp: number): Readonly<Record<Currency, number>> => ({
  gbp,
  eur: gbp + 500,
  usd: gbp + 700,
  aud: gbp + 2000,
});

/** A product at Stripe with a price in each currency. */
const makePrices = async (
  stripe: Stripe,
  productId: string,
  title: string,
  gbp: number,
  isYearly: boolean,
): Promise<PricesWithIds> => {
  await stripe.products.create({ id: productId, name: title });
  const make = async (currency: Currency) => {
    const minorUnits = amountsFrom(gbp)[currency];
    const { id } = await stripe.prices.create({
      product: productId,
      currency,
      unit_amount: minorUnits,
      tax_behavior: 'inclusive',
      ...(isYearly ? { recurring: { interval: 'year' } } : {}),
    });
    return { priceId: id, minorUnits };
  };
  const [inGbp, inEur, inUsd, inAud] = await Promise.all([
    make('gbp'),
    make('eur'),
    make('usd'),
    make('aud'),
  ]);
  return { gbp: inGbp, eur: inEur, usd: inUsd, aud: inAud };
};

const annualId = 'sub_annual';

export const sellPack = async (stripe: Stripe): Promise<DigitalCatalogueItem> => {
  const productId = 'prod_strength_power';
  const title = 'Strength & Power';
  return {
    kind: 'pack',
    productId,
    rightId: productId,
    title,
    path: '/workout-packs/strength-power/',
    prices: await makePrices(stripe, productId, title, 2499, false),
  };
};

const offerPrices: Readonly<Record<YearlyRenewingOfferKey, number>> = {
  annual: 5999,
  student: 3999,
  nhs: 4499,
  two: 9999,
  renewal: 4999,
};

/**
 * Every membership, by its offer. Where the annual one renews, its later years cost what the offer
 * `renewal` costs.
 */
export const sellMemberships = async (
  stripe: Stripe,
): Promise<Readonly<Record<YearlyRenewingOfferKey, MembershipItem>>> => {
  const sell = async (offer: YearlyRenewingOfferKey): Promise<MembershipItem> => {
    const productId = `sub_${offer}`;
    const title = offer === 'annual' ? 'Annual membership' : `The ${offer} membership`;
    const prices = await makePrices(stripe, productId, title, offerPrices[offer], true);
    const path = '/promotions/';
    return {
      kind: 'membership',
      offer,
      productId,
      rightId: annualId,
      title,
      path,
      prices,
      renewal: prices,
    };
  };
  const renewal = await sell('renewal');
  return {
    annual: { ...(await sell('annual')), renewal: renewal.prices },
    student: await sell('student'),
    nhs: await sell('nhs'),
    two: await sell('two'),
    renewal,
  };
};

export const sellGift = async (stripe: Stripe): Promise<DigitalCatalogueItem> => {
  const productId = 'gift_annual';
  const title = 'Gift membership';
  return {
    kind: 'gift-membership',
    months: 12,
    productId,
    rightId: annualId,
    title,
    path: '/promotions/',
    prices: await makePrices(stripe, productId, title, 5999, false),
  };
};
