import { useState } from 'react';
import type { Currency } from '../../domain/money.ts';
import { recall, remember } from '../../services/storage.ts';

const key = 'cart.destination';

/**
 * Our best guess for somebody who pays in pounds is Great Britain. The other currencies are used in
 * many countries.
 */
const guessFor = (currency: Currency): string | null => (currency === 'gbp' ? 'GB' : null);

/**
 * The code of the cart's destination, and a function that sets it. It is remembered on the device.
 */
export const useCartDestinationCode = (
  currency: Currency,
): readonly [string | null, (destination: string) => void] => {
  const [chosen, setChosen] = useState(() => recall(key));
  return [
    chosen ?? guessFor(currency),
    (destination) => {
      remember(key, destination);
      setChosen(destination);
    },
  ];
};
