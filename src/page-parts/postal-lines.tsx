import type { ReactElement } from 'react';
import { linesOfAddress } from '../domain/shop/postal-lines.ts';
import type { PostalAddress } from '../domain/shop/shop-order.ts';

/** An address as on a parcel: without empty lines, and with the country last. */
export const PostalLines = ({ address }: { readonly address: PostalAddress }): ReactElement => (
  <address>
    {linesOfAddress(address).map((line) => (
      <div key={line}>{line}</div>
    ))}
  </address>
);
