import * as v from 'valibot';
import { currencies } from './money.ts';

// In a file of their own, so that `money.ts` needs no parser.

/** One of our currencies. */
export const CurrencySchema = v.picklist(currencies);

/** An amount that crosses a border. */
export const MoneySchema = v.object({ currency: CurrencySchema, minorUnits: v.number() });
