import type { ContentFault } from '../../domain/content-fault.ts';
import { currencies, type Currency } from '../../domain/money.ts';
import { entriesOfTypes, type PartialEntry, type PartialEntryOf } from '../model/entry.ts';
import { entryPriceInMajorUnits, renewalPriceFieldNamesByCurrency } from '../model/sales.ts';
import { toContentError, valueInQuotesOrAsJson } from './content-error.ts';

type Offer = PartialEntryOf<'subscriptionOffer'>;

/** The most that a later year for two may cost, as a share of two single renewals. */
const shareOfTwoRenewals = 0.85;

/** “About a third off” may be wrong by this share of the price. */
const aboutBy = 0.02;

/**
 * Words that compare a price with another. Each such sentence has to be one that we can work out.
 */
const claim = /%|\b(?:off|cheaper|save|saves|saving|less than|half the price)\b/i;

const laterYear = (offer: Offer, currency: Currency): number | undefined =>
  offer.fields[renewalPriceFieldNamesByCurrency[currency]] ??
  entryPriceInMajorUnits(offer, currency);

/**
 * What a buyer pays less, as a share of what she is compared with; undefined if a price is missing.
 */
const savingOf = (paid: number | undefined, usual: number | undefined): number | undefined =>
  paid === undefined || usual === undefined || usual === 0 ? undefined : 1 - paid / usual;

type Prices = (currency: Currency) => number | undefined;
type Known = { readonly annual: Prices; readonly renewal: Prices };

const twice = (price: number | undefined): number | undefined =>
  price === undefined ? undefined : 2 * price;

const parts = { 'a third': 1 / 3, 'a quarter': 1 / 4, half: 1 / 2 } as const;
const partOf = (words: string): number | undefined =>
  Object.entries(parts).find(([name]) => name === words)?.[1];

/**
 * The forms of a claim, and whether the prices in a currency bear it out; undefined for a sentence
 * of another form.
 */
const isTrueIn = (
  sentence: string,
  offer: Offer,
  { annual, renewal }: Known,
  currency: Currency,
): boolean | undefined => {
  const percent = /\bat least (\d+)% less than two (first years|renewals)\b/i.exec(sentence);
  if (percent !== null) {
    const isFirst = percent[2] === 'first years';
    const saving = isFirst
      ? savingOf(entryPriceInMajorUnits(offer, currency), twice(annual(currency)))
      : savingOf(laterYear(offer, currency), twice(renewal(currency)));
    return saving !== undefined && saving >= Number(percent[1]) / 100;
  }
  const part = partOf(/\babout (a third|a quarter|half) off\b/i.exec(sentence)?.[1] ?? '');
  if (part === undefined) return undefined;
  const saving = savingOf(entryPriceInMajorUnits(offer, currency), annual(currency));
  return saving !== undefined && Math.abs(saving - part) <= aboutBy;
};

/** The sentences of an offer that compare its price, each with its field. */
const claimsOf = (offer: Offer) =>
  (['title', 'terms', 'excerpt', 'points'] as const).flatMap((name) =>
    [offer.fields[name] ?? []]
      .flat()
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => claim.test(sentence))
      .map((sentence) => ({ name, sentence })),
  );

const findFalseClaims = (offer: Offer, known: Known): readonly ContentFault[] =>
  claimsOf(offer).flatMap(({ name, sentence }) => {
    const answers = currencies.map((currency) => ({
      currency,
      isTrue: isTrueIn(sentence, offer, known, currency),
    }));
    if (answers.some(({ isTrue }) => isTrue === undefined)) {
      return [
        toContentError(
          offer,
          name,
          `it promises a saving that we can’t work out: ${valueInQuotesOrAsJson(sentence)}`,
          'write “at least 16% less than two first years”, “at least 15% less than two renewals” or “about a third off”, or leave it out',
        ),
      ];
    }
    const wrong = answers.flatMap(({ currency, isTrue }) =>
      isTrue === true ? [] : [currency.toUpperCase()],
    );
    return wrong.length === 0
      ? []
      : [
          toContentError(
            offer,
            name,
            `it promises a saving that isn’t so in ${wrong.join(', ')}: ${valueInQuotesOrAsJson(sentence)}`,
            'correct the number, or the prices',
          ),
        ];
  });

/** Later years with a price in some currencies only, or where they have an offer of their own. */
const findWrongLaterYears = (offer: Offer): readonly ContentFault[] => {
  const given = currencies.filter(
    (one) => offer.fields[renewalPriceFieldNamesByCurrency[one]] !== undefined,
  );
  if (given.length === 0) return [];
  const { offer: kind } = offer.fields;
  if (kind === 'annual' || kind === 'renewal' || kind === 'gift') {
    return [
      toContentError(
        offer,
        renewalPriceFieldNamesByCurrency.gbp,
        `the offer ${valueInQuotesOrAsJson(kind)} has no price of its own for later years`,
        'empty these fields; what the annual membership renews at is the offer "renewal"',
      ),
    ];
  }
  return currencies
    .filter((one) => !given.includes(one))
    .map((one) =>
      toContentError(
        offer,
        renewalPriceFieldNamesByCurrency[one],
        'later years have a price in another currency, but not in this one',
        'fill it in, or empty all four',
      ),
    );
};

/** A later year for two that saves too little against two single renewals. */
const findDearYears = (offer: Offer, { renewal }: Known): readonly ContentFault[] =>
  offer.fields.offer !== 'two'
    ? []
    : currencies.flatMap((currency) => {
        const [later, single] = [laterYear(offer, currency), renewal(currency)];
        if (later === undefined || single === undefined) return [];
        const most = Math.floor(2 * single * shareOfTwoRenewals * 100) / 100;
        return later <= most
          ? []
          : [
              toContentError(
                offer,
                renewalPriceFieldNamesByCurrency[currency],
                `a later year for two costs ${later}, more than ${shareOfTwoRenewals * 100} % of two renewals`,
                `enter ${most.toFixed(2)} or less`,
              ),
            ];
      });

/**
 * Reports what offers promise to save and don't, and later years for two that aren't worth it
 * (R30).
 */
export const findFalseOfferSavingErrors = (
  entries: readonly PartialEntry[],
): readonly ContentFault[] => {
  const offers = entriesOfTypes(entries, 'subscriptionOffer');
  const priceOf =
    (kind: string): Prices =>
    (currency) => {
      const offer = offers.find(({ fields }) => fields.offer === kind);
      return offer === undefined ? undefined : entryPriceInMajorUnits(offer, currency);
    };
  const known: Known = { annual: priceOf('annual'), renewal: priceOf('renewal') };
  return offers.flatMap((offer) => [
    ...findFalseClaims(offer, known),
    ...findWrongLaterYears(offer),
    ...findDearYears(offer, known),
  ]);
};
