import * as v from 'valibot';
import { currencies } from './money.ts';

/** An amount that crosses a border. In a file of its own, so that `money.ts` needs no parser. */
export const MoneySchema = v.object({ currency: v.picklist(currencies), minorUnits: v.number() });
