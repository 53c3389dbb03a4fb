import { useState } from 'react';
import type { Currency } from '../../domain/money.ts';
import { recall, remember } from '../../services/storage.ts';

const key = 'cart.destination';

/** Whoever pays in pounds is in Great Britain, as far as we can guess. The other currencies are those of many countries. */
const guessFor = (currency: Currency): string | null => (currency === 'gbp' ? 'GB' : null);

/** Where the cart goes, by its code, and how to choose that. It is remembered on the device. */
export const useDestination = (
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
