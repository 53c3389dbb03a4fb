import type { ReactElement } from 'react';
import type { PostalAddress } from '../domain/shop/shop-order.ts';

const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** The name of a country; its code if the name is unknown. */
const nameOfCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code;

/** An address, line by line. */
export const PostalLines = ({ address }: { readonly address: PostalAddress }): ReactElement => {
  const { name, line1, line2, city, state, postalCode, country } = address;
  return (
    <address>
      {Object.entries({ name, line1, line2, city, state, postalCode })
        .filter(([, line]) => line !== null && line !== '')
        .map(([part, line]) => (
          <div key={part}>{line}</div>
        ))}
      <div>{nameOfCountry(country)}</div>
    </address>
  );
};
