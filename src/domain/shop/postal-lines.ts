import type { PostalAddress } from './shop-order.ts';

const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** The name of a country; its code if the name is unknown. */
const nameOfCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code;

/** What people write for the United Kingdom. Its countries are part of an address, so they stay. */
const unitedKingdom = ['uk', 'u.k.', 'great britain'];

const namesOf = (country: string): readonly string[] => [
  country.toLowerCase(),
  nameOfCountry(country).toLowerCase(),
  ...(country === 'GB' ? unitedKingdom : []),
];

/**
 * Removes what names the country from the end of a line: `St Helier, Jersey` in an address in
 * Jersey.
 */
const withoutCountry = (line: string, names: readonly string[]): string => {
  const parts = line.split(',').map((part) => part.trim());
  while (parts.length > 0 && names.includes(parts.at(-1)?.toLowerCase() ?? '')) parts.pop();
  return parts.join(', ');
};

/**
 * An address as written on a parcel, line by line, with the country's name once, at the end: people
 * write it into their town or county as well, above all where the country is an island.
 */
export const linesOfAddress = (address: PostalAddress): readonly string[] => {
  const { name, line1, line2, city, state, postalCode, country } = address;
  const names = namesOf(country);
  const places = [line2, city, state].map((line) => withoutCountry(line ?? '', names));
  return [name, line1, ...places, postalCode ?? '', nameOfCountry(country)].filter(
    (line, index, lines) => line.trim() !== '' && lines.indexOf(line) === index,
  );
};
