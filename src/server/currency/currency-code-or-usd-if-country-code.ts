/**
 * The countries that use each currency, by ISO 3166 code (CLDR 48, supplemental/currencyData).
 * Bulgaria has had the euro since 2026.
 */
const countriesByIsoCode: Readonly<Record<string, string>> = {
  GBP: 'GB GG GS IM JE TA',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  AUD: 'AU CC CX HM KI NF NR TV',
  NZD: 'CK NU NZ PN TK',
};

const isoCodeByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesByIsoCode).flatMap(([isoCode, countries]) =>
    countries.split(' ').map((country) => [country, isoCode]),
  ),
);

/**
 * What services return for an address they can't locate: unknown, a region of several countries, or
 * a code that isn't a country's.
 */
const noCountries: readonly string[] = ['XX', 'ZZ', 'AP', 'EU'];

/**
 * The ISO 4217 code of a country's currency, if it affects which of our currencies is used. Every
 * other country gets USD, the currency that we sell in there. Undefined if the code isn't a
 * country's.
 */
export const currencyCodeOrUsdIfCountryCode = (country: string): string | undefined => {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || noCountries.includes(code)) return undefined;
  return isoCodeByCountry.get(code) ?? 'USD';
};
